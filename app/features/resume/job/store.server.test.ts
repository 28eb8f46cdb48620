import { expect, test } from "vitest";
import { clockAt, testApp } from "../../../../test/support/app";
import { claimJob, enterStage, findJob, finishJob, releaseJob } from "./store.server";
import { submit } from "./submit.server";

test("a worker that was overtaken enters no stage, gives nothing back and ends nothing", async () => {
  const clock = clockAt("2026-03-01T08:00:00Z");
  const app = await testApp({ now: clock.now });
  const file = new TextEncoder().encode("%PDF-1.7");
  const opened = await submit(app, { userId: "ann", locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  const first = await claimJob(app.db, opened.jobId, clock.now(), 1000);
  clock.pass(1000);
  const second = await claimJob(app.db, opened.jobId, clock.now(), 1000);
  if (!first || !second) throw new Error("the job is not to be had");
  const overtaken = await findJob(app.db, opened.jobId);
  expect(overtaken).toMatchObject({ state: "running", stage: "reading", attempt: 2 });

  expect(await enterStage(app.db, first, "interview", clock.now(), 1000)).toBe(false);
  expect(await releaseJob(app.db, first, clock.now())).toBe(false);
  expect(await finishJob(app.db, first, { state: "done" }, clock.now())).toBe(false);
  expect(await finishJob(app.db, first, { state: "failed", error: "resume.failed" }, clock.now())).toBe(
    false,
  );
  expect(await findJob(app.db, opened.jobId)).toEqual(overtaken);

  expect(await finishJob(app.db, second, { state: "done" }, clock.now())).toBe(true);
  expect(await findJob(app.db, opened.jobId)).toMatchObject({
    state: "done",
    stage: "done",
    leaseUntil: null,
  });
});
