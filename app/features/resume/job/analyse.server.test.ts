import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Analyst } from "~/ports/analyst";
import type { App } from "~/ports/app";
import { clockAt, filesOf, readFile, type TestApp, testApp } from "../../../../test/support/app";
import type { ResumeData } from "../report";
import { analyse, LEASE_MS } from "./analyse.server";
import { acknowledgeDelivery, deliver, FETCH_AGAIN_MS } from "./deliver.server";
import { discard } from "./discard.server";
import { oneAtATime } from "./one-at-a-time.server";
import { findJob } from "./store.server";
import { submit } from "./submit.server";

/** The application as the job is given it: here every job is entitled to the analyst that is configured. */
async function entitledApp(overrides: Partial<App> = {}) {
  const app = await testApp(overrides);
  return {
    ...app,
    analystFor: async () => ({ analyst: await app.analyst(null), plan: null }),
    labellerFor: async () => null,
    unused: async () => undefined,
  };
}

const entitledTo = (analyst: Analyst) => async () => ({ analyst, plan: null });

const resume = await readFile("test/data/resume/awesome-cv-resume.pdf");

async function submitted(app: TestApp, file: Uint8Array = resume, userId = crypto.randomUUID()) {
  const opened = await submit(app, { userId, locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  return { jobId: opened.jobId, userId };
}

/** A machine that stops in the middle of the work: what it had claimed stays claimed. */
const crashing: Analyst = { name: "builtin", analyse: () => new Promise(() => undefined) };
const failing: Analyst = { name: "builtin", analyse: () => Promise.reject(new Error("out of memory")) };

test("a job ends with a whole result, and the upload is gone", async () => {
  const app = await entitledApp();
  const { jobId, userId } = await submitted(app);
  expect(await analyse(app, jobId)).toMatchObject({ outcome: "done", analyst: "builtin" });
  expect(await filesOf(jobId)).toEqual(["result.json"]);
  const delivered = await deliver(app, { jobId, userId });
  if (!delivered.ok) throw new Error(delivered.reason);
  const result: ResumeData = JSON.parse(delivered.resumeData);
  expect(result.original_score).toBeGreaterThan(0);
  expect(result.optimized_score).toBeGreaterThanOrEqual(result.original_score ?? 100);
  expect(result.optimized_resume).toMatch(/^# /);
  expect(result.summary.length).toBeGreaterThan(40);
  expect(result.report.edits.length).toBeGreaterThan(0);
  await acknowledgeDelivery(app, jobId);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "delivered" });
});

test("a message delivered again after the work is done changes nothing", async () => {
  const app = await entitledApp();
  const { jobId } = await submitted(app);
  await analyse(app, jobId);
  expect(await analyse(app, jobId)).toEqual({ outcome: "gone" });
  expect(await filesOf(jobId)).toEqual(["result.json"]);
});

test("of workers that take the same message at once, one works", async () => {
  const app = await entitledApp();
  for (let round = 0; round < 5; round++) {
    const { jobId } = await submitted(app);
    const outcomes = await Promise.all([1, 2, 3].map(() => analyse(app, jobId)));
    expect(outcomes.filter(({ outcome }) => outcome === "done")).toHaveLength(1);
    expect(await findJob(app.db, jobId)).toMatchObject({ state: "done", attempt: 1 });
  }
});

test("a worker holds one file at a time: the next job waits, unclaimed, until the first has been read", async () => {
  const app = await entitledApp({ enterReading: oneAtATime(10_000) });
  const [first, second] = [await submitted(app), await submitted(app)];
  const asked: string[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const uploads = new Proxy(app.uploads, {
    get: (bucket, name) => {
      if (name !== "get") return Reflect.get(bucket, name).bind(bucket);
      return async (key: string) => {
        asked.push(key);
        await arrived;
        return bucket.get(key);
      };
    },
  });
  const one = analyse({ ...app, uploads }, first.jobId);
  await expect.poll(() => asked).toHaveLength(1);
  const two = analyse({ ...app, uploads }, second.jobId);
  for (let turn = 0; turn < 5; turn++) await findJob(app.db, first.jobId);
  expect(asked).toHaveLength(1);
  expect(await findJob(app.db, second.jobId)).toMatchObject({ state: "queued", attempt: 0 });
  arrive();
  expect(await Promise.all([one, two])).toMatchObject([{ outcome: "done" }, { outcome: "done" }]);
  expect(asked).toHaveLength(2);
});

test("a crashed worker's job is busy until its lease has run out, then another finishes it", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await entitledApp({ now: clock.now });
  const { jobId } = await submitted(app);
  void analyse({ ...app, analystFor: entitledTo(crashing) }, jobId);
  await expect.poll(async () => (await findJob(app.db, jobId))?.stage).toBe("rewriting");
  const second = await analyse(app, jobId);
  expect(second).toMatchObject({ outcome: "busy", waitMs: LEASE_MS });
  clock.pass(LEASE_MS);
  expect(await analyse(app, jobId)).toMatchObject({ outcome: "done" });
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "done", attempt: 2 });
});

test("an unexpected error gives the claim back, keeps the upload and lets the queue try again", async () => {
  const app = await entitledApp();
  const { jobId } = await submitted(app);
  await expect(analyse({ ...app, analystFor: entitledTo(failing) }, jobId)).rejects.toThrow("out of memory");
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "queued" });
  expect(await filesOf(jobId)).toEqual(["upload"]);
  expect(await analyse(app, jobId)).toMatchObject({ outcome: "done" });
});

test("a job that has been tried too often fails and leaves nothing", async () => {
  const app = await entitledApp();
  const { jobId } = await submitted(app);
  for (let attempt = 1; attempt <= 3; attempt++) {
    await expect(analyse({ ...app, analystFor: entitledTo(failing) }, jobId)).rejects.toThrow();
  }
  expect(await analyse(app, jobId)).toEqual({ outcome: "failed", reason: "resume.failed" });
  expect(await filesOf(jobId)).toEqual([]);
});

test("a file that turns out to be unusable fails with its own code and leaves nothing", async () => {
  const app = await entitledApp();
  const { jobId } = await submitted(app, resume.slice(0, 2000));
  const analysis = await analyse(app, jobId);
  expect(analysis).toEqual({ outcome: "failed", reason: "resume.damaged" });
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "failed", error: "resume.damaged" });
  expect(await filesOf(jobId)).toEqual([]);
});

test("a job that is cancelled while it runs stops, and nothing of it stays", async () => {
  const app = await entitledApp();
  const { jobId, userId } = await submitted(app);
  const cancelling: Analyst = {
    name: "builtin",
    analyse: async (question, signal) => {
      await discard(app, { jobId, userId });
      return app.builtinAnalyst.analyse(question, signal);
    },
  };
  expect(await analyse({ ...app, analystFor: entitledTo(cancelling) }, jobId)).toEqual({ outcome: "gone" });
  expect(await filesOf(jobId)).toEqual([]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "cancelled" });
});

/** The storage, doing something else just before a result is put into it. */
function beforeResult(app: TestApp, first: () => Promise<unknown>): R2Bucket {
  return new Proxy(app.uploads, {
    get: (bucket, name) => {
      if (name !== "put") return Reflect.get(bucket, name).bind(bucket);
      return async (key: string, value: string) => {
        if (key.endsWith("result.json")) await first();
        return bucket.put(key, value);
      };
    },
  });
}

test("a worker that is done after its job was deleted leaves nothing behind", async () => {
  const app = await entitledApp();
  const { jobId, userId } = await submitted(app);
  const uploads = beforeResult(app, () => discard(app, { jobId, userId }));
  expect(await analyse({ ...app, uploads }, jobId)).toEqual({ outcome: "gone" });
  expect(await filesOf(jobId)).toEqual([]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "cancelled" });
});

test("a worker that was taken for dead and is done after all leaves nothing of a delivered job", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await entitledApp({ now: clock.now });
  const { jobId } = await submitted(app);
  const uploads = beforeResult(app, async () => {
    clock.pass(LEASE_MS);
    expect(await analyse(app, jobId)).toMatchObject({ outcome: "done" });
    await acknowledgeDelivery(app, jobId);
    clock.pass(FETCH_AGAIN_MS);
  });
  expect(await analyse({ ...app, uploads }, jobId)).toEqual({ outcome: "gone" });
  expect(await filesOf(jobId)).toEqual([]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "delivered", attempt: 2 });
});

test("a result may be fetched again until a minute after it was handed over, and handing over twice changes nothing", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await entitledApp({ now: clock.now });
  const { jobId, userId } = await submitted(app);
  await analyse(app, jobId);
  const [first, second] = await Promise.all([1, 2].map(() => deliver(app, { jobId, userId })));
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  await Promise.all([acknowledgeDelivery(app, jobId), acknowledgeDelivery(app, jobId)]);
  // A message that comes once more takes nothing from whoever fetches it again.
  await analyse(app, jobId);
  clock.pass(FETCH_AGAIN_MS - 1);
  expect((await deliver(app, { jobId, userId })).ok).toBe(true);
  clock.pass(1);
  expect((await deliver(app, { jobId, userId })).ok).toBe(false);
});

test("a job is nobody else's to read or to end", async () => {
  const app = await entitledApp();
  const { jobId } = await submitted(app);
  await analyse(app, jobId);
  const stranger = { jobId, userId: "somebody-else" };
  expect(await deliver(app, stranger)).toEqual({ ok: false, reason: "resume.jobNotFound" });
  expect(await discard(app, stranger)).toBe(false);
  expect(await filesOf(jobId)).toEqual(["result.json"]);
});

test("if the outside analyst stays down the built-in one answers and the report says so", async () => {
  const down: Analyst = {
    name: "openai",
    analyse: async () => ({ ok: false, reason: "analyst.unavailable" }),
  };
  const app = await entitledApp({ analyst: async () => down });
  const { jobId, userId } = await submitted(app);
  expect(await analyse(app, jobId)).toMatchObject({ outcome: "done", analyst: "builtin" });
  const delivered = await deliver(app, { jobId, userId });
  if (!delivered.ok) throw new Error(delivered.reason);
  const { report }: ResumeData = JSON.parse(delivered.resumeData);
  expect(report.fallback).toEqual({ from: "openai", reason: "analyst.unavailable", plan: null });
});

test("what the analyst is told holds nothing of the identity block", async () => {
  const told: string[] = [];
  const app = await entitledApp();
  const listening: Analyst = {
    name: "openai",
    analyse: async (question, signal) => {
      told.push(JSON.stringify(question));
      return app.builtinAnalyst.analyse(question, signal);
    },
  };
  const { jobId } = await submitted(app);
  await analyse({ ...app, analystFor: entitledTo(listening) }, jobId);
  expect(told).toHaveLength(1);
  for (const secret of ["jane.smith@example.com", "312-555-0123", "janesmith", "123 Example Way", "Jane"])
    expect(told[0]).not.toContain(secret);
});

test("no content of a resume stands in the database or in the log", async () => {
  const app = await entitledApp();
  const { jobId } = await submitted(app);
  await analyse(app, jobId);
  const rows = await env.DB.prepare("SELECT * FROM resume_jobs").all();
  const written = JSON.stringify([rows.results, app.logged]);
  for (const marker of ["jane.smith", "Jane", "Springfield", "Kubernetes", "Terraform"])
    expect(written).not.toContain(marker);
});
