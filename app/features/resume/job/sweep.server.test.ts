import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { clockAt, filesOf, testApp } from "../../../../test/support/app";
import type { ResumeData } from "../report";
import { acknowledgeDelivery, FETCH_AGAIN_MS } from "./deliver.server";
import { abandon } from "./discard.server";
import { claimJob, findJob, releaseJob } from "./store.server";
import { submit } from "./submit.server";
import { queueIsMoving, sweep } from "./sweep.server";
import { putResult } from "./uploads.server";

const pdf = new TextEncoder().encode("%PDF-1.7 a file that nobody will read");
const HOUR = 3_600_000;

/** Objects are dated by the storage itself, so a test starts now and moves on from there. */
async function appNow() {
  const clock = clockAt(new Date().toISOString());
  const app = await testApp({ now: clock.now });
  const opened = await submit(app, {
    userId: crypto.randomUUID(),
    locale: "zh",
    file: pdf,
    jobDescription: null,
  });
  if (!opened.ok) throw new Error(opened.reason);
  return { app, clock, jobId: opened.jobId };
}

/** How often wrangler.toml has the sweep come. */
const PERIOD = 60_000;

test("the sweep leaves a job alone that will be within the hour when it comes again", async () => {
  const { app, clock, jobId } = await appNow();
  clock.pass(HOUR - PERIOD - 60_000);
  await sweep(app);
  expect(await filesOf(jobId)).toEqual(["upload"]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "queued" });
});

test("a job that would be older than an hour when the sweep comes again is ended now; a second sweep finds nothing", async () => {
  const { app, clock, jobId } = await appNow();
  clock.pass(HOUR - PERIOD + 60_000);
  expect((await sweep(app)).objects).toBeGreaterThan(0);
  expect(await filesOf(jobId)).toEqual([]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "failed", error: "resume.failed" });
  expect(await sweep(app)).toEqual({ jobs: 0, objects: 0 });
});

test("what is too old is deleted while the database is down", async () => {
  const { app, clock, jobId } = await appNow();
  clock.pass(HOUR);
  const down = new Proxy(app.db, {
    get: () => () => {
      throw new Error("D1_ERROR: down");
    },
  });
  await expect(sweep({ ...app, db: down })).rejects.toThrow("D1_ERROR");
  expect(await filesOf(jobId)).toEqual([]);
});

test("a job is sent again once its message is two minutes late, or its worker's lease has ended", async () => {
  const { app, clock, jobId } = await appNow();
  const sentAgain = async () => {
    app.sent.length = 0;
    await sweep(app);
    return app.sent.filter(({ id }) => id === jobId).map(({ kind }) => kind);
  };
  clock.pass(2 * 60_000);
  expect(await sentAgain()).toEqual([]);
  clock.pass(1);
  expect(await sentAgain()).toEqual(["resume.analyse"]);
  await claimJob(app.db, jobId, clock.now(), 5 * 60_000);
  clock.pass(5 * 60_000 - 1);
  expect(await sentAgain()).toEqual([]);
  clock.pass(1);
  expect(await sentAgain()).toEqual(["resume.analyse"]);
});

test("a result that was handed over goes after a minute, and one that was made late within the hour of its upload", async () => {
  const { app, clock, jobId } = await appNow();
  const result = { resume: "a result" } as unknown as ResumeData;
  await putResult(app.uploads, jobId, result, clock.now());
  await env.DB.prepare("UPDATE resume_jobs SET state='done' WHERE id=?").bind(jobId).run();
  await acknowledgeDelivery(app, jobId);
  clock.pass(FETCH_AGAIN_MS - 1);
  await sweep(app);
  expect(await filesOf(jobId)).toContain("result.json");
  clock.pass(1);
  await sweep(app);
  expect(await filesOf(jobId)).toEqual([]);
  const early = new Date(Date.now() - HOUR);
  await putResult(app.uploads, "late", result, early);
  await sweep(await testApp());
  expect(await filesOf("late")).toEqual([]);
});

test("a result that nobody fetched is deleted after an hour", async () => {
  const { app, clock, jobId } = await appNow();
  await app.uploads.put(`resumes/${jobId}/result.json`, "{}");
  await env.DB.prepare("UPDATE resume_jobs SET state='done', finished_at=? WHERE id=?")
    .bind(clock.now().getTime(), jobId)
    .run();
  clock.pass(HOUR + 60_000);
  await sweep(app);
  expect(await filesOf(jobId)).toEqual([]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "delivered" });
});

test("an object that no job knows is deleted too", async () => {
  const { app, clock } = await appNow();
  await app.uploads.put("resumes/orphan/upload", "x");
  clock.pass(HOUR + 60_000);
  await sweep(app);
  expect(await filesOf("orphan")).toEqual([]);
});

test("records of ended jobs are forgotten after thirty days", async () => {
  const { app, clock, jobId } = await appNow();
  clock.pass(2 * HOUR);
  await sweep(app);
  clock.pass(30 * 24 * HOUR);
  await sweep(app);
  expect(await findJob(app.db, jobId)).toBeUndefined();
});

test("a job that its queue gave up fails and leaves nothing, also when told twice", async () => {
  const { app, jobId } = await appNow();
  await abandon(app, jobId);
  await abandon(app, jobId);
  expect(await filesOf(jobId)).toEqual([]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "failed", error: "resume.failed" });
});

test("what its queue gave up stays where it has ended or a worker holds it", async () => {
  const { app, clock, jobId } = await appNow();
  await claimJob(app.db, jobId, clock.now(), 1000);
  await abandon(app, jobId);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "running" });
  await env.DB.prepare("UPDATE resume_jobs SET state='done' WHERE id=?").bind(jobId).run();
  await abandon(app, jobId);
  expect(await filesOf(jobId)).toEqual(["upload"]);
});

test("a queue counts as moving until a job has waited five minutes", async () => {
  const { app, clock, jobId } = await appNow();
  expect(await queueIsMoving(app)).toBe(true);
  clock.pass(5 * 60_000);
  expect(await queueIsMoving(app)).toBe(false);
  const claimed = await claimJob(app.db, jobId, clock.now(), 1000);
  if (!claimed) throw new Error("the job is not to be had");
  expect(await queueIsMoving(app)).toBe(true);
  clock.pass(1000 + 5 * 60_000);
  expect(await queueIsMoving(app)).toBe(false);
  await releaseJob(app.db, claimed, clock.now());
  expect(await queueIsMoving(app)).toBe(true);
});

test("an upload that was broken off says nothing of the queue", async () => {
  const { app, clock, jobId } = await appNow();
  await env.DB.prepare("UPDATE resume_jobs SET state='uploading' WHERE id=?").bind(jobId).run();
  clock.pass(5 * 60_000);
  expect(await queueIsMoving(app)).toBe(true);
});
