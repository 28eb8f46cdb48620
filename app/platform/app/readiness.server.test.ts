import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { submit } from "~/features/resume/job/submit.server";
import { clockAt, testApp } from "../../../test/support/app";
import { readiness } from "./readiness.server";

const well = { database: true, storage: true, queue: true };

test("a worker that can do its work is ready", async () => {
  expect(await readiness(await testApp())).toEqual(well);
});

test("each thing that does not answer is named, and the log says why by one word", async () => {
  const app = await testApp();
  const run = () => Promise.reject(new TypeError("D1 is down"));
  const head = () => Promise.reject(new RangeError("R2 is down"));
  const db = Object.create(app.db, { run: { value: run } });
  expect(await readiness({ ...app, db, uploads: { head } as never })).toEqual({
    ...well,
    database: false,
    storage: false,
  });
  expect(app.logged).toMatchObject([
    { event: "readiness.failed", code: "database", errorName: "TypeError" },
    { event: "readiness.failed", code: "storage", errorName: "RangeError" },
  ]);
});

test("a queue that stands still makes the worker not ready, until it moves", async () => {
  const clock = clockAt(new Date().toISOString());
  const app = await testApp({ now: clock.now });
  const file = new TextEncoder().encode("%PDF-1.7");
  const opened = await submit(app, { userId: "lee", locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  clock.pass(6 * 60_000);
  expect(await readiness(app)).toEqual({ ...well, queue: false });
  await env.DB.prepare("UPDATE resume_jobs SET state='failed' WHERE id=?").bind(opened.jobId).run();
  expect(await readiness(app)).toEqual(well);
});
