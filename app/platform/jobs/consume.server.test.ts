import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { findJob } from "~/features/resume/job/store.server";
import { submit } from "~/features/resume/job/submit.server";
import { filesOf, readFile, type TestApp, testApp } from "../../../test/support/app";
import type { Env } from "../app/settings.server";
import { runMessages } from "./consume.server";

const resume = await readFile("test/data/resume/awesome-cv-resume.pdf");
const lines: Record<string, unknown>[] = [];
vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));

afterEach(() => {
  lines.length = 0;
});

async function submitted(app: TestApp, file: Uint8Array = resume) {
  const userId = crypto.randomUUID();
  const opened = await submit(app, { userId, locale: "en", file, jobDescription: null });
  if (!opened.ok) throw new Error(opened.reason);
  const message = app.sent.at(-1);
  if (!message) throw new Error("nothing was sent");
  return { jobId: opened.jobId, message };
}

/** Delivers messages as the queue does; gives what became of each, by its place in the batch. */
async function delivered(queue: string, bodies: unknown[], changes: Partial<Env> = {}) {
  const batch = createMessageBatch<never>(
    queue,
    bodies.map((body, place) => ({
      id: `${place}`,
      timestamp: new Date(),
      attempts: 1,
      body: body as never,
    })),
  );
  await runMessages(batch, { ...env, ...changes });
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  return { acked: explicitAcks, retried: retryMessages };
}

test("a message is worked off and acknowledged, in one line with the request id of its upload", {
  timeout: 30_000,
}, async () => {
  const app = await testApp();
  const { jobId, message } = await submitted(app);
  expect(await delivered("resume-jobs", [message])).toEqual({ acked: ["0"], retried: [] });
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "done" });
  expect(lines).toEqual([
    {
      ts: expect.any(String),
      level: "info",
      event: "job",
      requestId: app.requestId,
      jobId,
      state: "done",
      attempt: 1,
      analyst: "builtin",
      ms: expect.any(Number),
      readMs: expect.any(Number),
    },
  ]);
});

test("a file that cannot be used ends its job; trying it again would not help", async () => {
  const app = await testApp();
  const { message } = await submitted(app, resume.slice(0, 2000));
  expect(await delivered("resume-jobs", [message])).toEqual({ acked: ["0"], retried: [] });
  expect(lines).toMatchObject([{ event: "job", state: "failed", code: "resume.damaged" }]);
});

test("a poisoned message spoils no other of its batch", async () => {
  const app = await testApp();
  const first = await submitted(app);
  const second = await submitted(app);
  const bodies = [first.message, { jobId: "../../x", requestId: 7 }, null, "text", second.message];
  expect(await delivered("resume-jobs", bodies)).toEqual({ acked: ["0", "1", "2", "3", "4"], retried: [] });
  for (const { jobId } of [first, second])
    expect(await findJob(app.db, jobId)).toMatchObject({ state: "done" });
  expect(lines.filter(({ event }) => event === "job.malformed")).toHaveLength(3);
});

test("what fails unexpectedly is tried again by itself, and its job waits with its file", async () => {
  const app = await testApp();
  const failing = await submitted(app);
  const good = await submitted(app);
  const broken = new Proxy(env.UPLOADS, {
    get: (bucket, name) => {
      if (name !== "get") return Reflect.get(bucket, name).bind(bucket);
      return (key: string) =>
        key.includes(failing.jobId) ? Promise.reject(new RangeError(`no ${key}`)) : bucket.get(key);
    },
  });
  const outcome = await delivered("resume-jobs", [failing.message, good.message], { UPLOADS: broken });
  expect(outcome).toMatchObject({ acked: ["1"], retried: [{ msgId: "0" }] });
  expect(await findJob(app.db, failing.jobId)).toMatchObject({ state: "queued" });
  expect(await filesOf(failing.jobId)).toEqual(["upload"]);
  expect(lines).toMatchObject([{ jobId: failing.jobId, level: "error", errorName: "RangeError" }, {}]);
});

test("a message whose job another worker holds comes back later, when the lease may have run out", async () => {
  const app = await testApp();
  const { jobId, message } = await submitted(app);
  await env.DB.prepare("UPDATE resume_jobs SET state='running', attempt=1, lease_until=? WHERE id=?")
    .bind(Date.now() + 60_000, jobId)
    .run();
  const { acked, retried } = await delivered("resume-jobs", [message]);
  expect(acked).toEqual([]);
  expect(retried).toMatchObject([{ msgId: "0" }]);
  expect(lines).toMatchObject([{ jobId, state: "busy" }]);
});

test("a message of a job that is no longer known is acknowledged", async () => {
  await testApp();
  const message = { jobId: crypto.randomUUID(), requestId: "r" };
  expect(await delivered("resume-jobs", [message])).toEqual({ acked: ["0"], retried: [] });
  expect(lines).toMatchObject([{ state: "gone" }]);
});

test("a dead letter fails its job and deletes what is left, also when it comes twice", async () => {
  const app = await testApp();
  const { jobId, message } = await submitted(app);
  const { acked } = await delivered("resume-jobs-dead", [message, message]);
  expect(acked).toEqual(["0", "1"]);
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "failed", error: "resume.failed" });
  expect(await filesOf(jobId)).toEqual([]);
  expect(lines).toMatchObject([{ event: "job.abandoned", level: "error", jobId }, {}]);
});

test("a worker without its settings works nothing off, so that the queue keeps the messages", async () => {
  const app = await testApp();
  const { jobId, message } = await submitted(app);
  await expect(delivered("resume-jobs", [message], { APP_MODE: "" })).rejects.toThrow("missing settings");
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "queued" });
});
