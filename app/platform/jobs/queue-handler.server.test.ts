import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { findJob } from "~/features/resume/job/store.server";
import { submit } from "~/features/resume/job/submit.server";
import { filesOf, readFile, type TestApp, testApp } from "../../../test/support/app";
import type { Env } from "../app/settings.server";
import { queueHandler } from "./queue-handler.server";
import { jobQueues } from "./queues";
import { type JobRegistry, jobRegistry } from "./registry.server";

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
async function delivered(
  queue: string,
  bodies: unknown[],
  changes: Partial<Env> = {},
  registry: JobRegistry = jobRegistry,
) {
  const batch = createMessageBatch<never>(
    queue,
    bodies.map((body, place) => ({
      id: `${place}`,
      timestamp: new Date(),
      attempts: 1,
      body: body as never,
    })),
  );
  await queueHandler(registry)(batch, { ...env, ...changes });
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  return { acked: explicitAcks, retried: retryMessages };
}

test("a message is worked off and acknowledged, in one line with the request id of its upload", async () => {
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
      kind: "resume.analyse",
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
  const bodies = [first.message, { ...first.message, id: "../../x" }, null, "text", second.message];
  expect(await delivered("resume-jobs", bodies)).toEqual({ acked: ["0", "1", "2", "3", "4"], retried: [] });
  for (const { jobId } of [first, second])
    expect(await findJob(app.db, jobId)).toMatchObject({ state: "done" });
  expect(lines.filter(({ state }) => state === "malformed")).toHaveLength(3);
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
  const message = { kind: "resume.analyse", id: crypto.randomUUID(), requestId: "r" };
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
  expect(lines).toMatchObject([{ event: "job", state: "abandoned", level: "error", jobId }, {}]);
});

test("a worker without its settings works nothing off, so that the queue keeps the messages", async () => {
  const app = await testApp();
  const { jobId, message } = await submitted(app);
  await expect(delivered("resume-jobs", [message], { APP_MODE: "" })).rejects.toThrow("missing settings");
  expect(await findJob(app.db, jobId)).toMatchObject({ state: "queued" });
});

/** Two more kinds, one with queues of its own and one that shares them; each notes what it was asked. */
function testRegistry() {
  const asked: string[] = [];
  const queues = { queue: "letters", deadLetterQueue: "letters-dead" };
  const registry: JobRegistry = {
    ...jobRegistry,
    "letter.send": {
      ...queues,
      run: async (_, id) => {
        if (id === "bad") throw new RangeError("no such letter");
        asked.push(`send ${id}`);
        return id === "slow" ? { retryAfterMs: 1500, log: { state: "busy" } } : { log: { count: 2 } };
      },
      abandon: async (_, id) => {
        if (id === "bad") throw new RangeError("still no such letter");
        asked.push(`abandon ${id}`);
      },
    },
    "letter.print": {
      ...queues,
      run: async (_, id) => {
        asked.push(`print ${id}`);
        return {};
      },
      abandon: async () => undefined,
    },
  };
  return { asked, registry };
}

const letter = (id: string, kind = "letter.send") => ({ kind, id, requestId: "r1" });

test("a second kind runs by its own row, each message for itself and with a line of its own", async () => {
  const { asked, registry } = testRegistry();
  const bodies = [letter("a"), letter("bad"), letter("slow"), letter("b", "letter.print")];
  const { acked, retried } = await delivered("letters", bodies, {}, registry);
  expect(acked).toEqual(["0", "3"]);
  expect(retried).toMatchObject([{ msgId: "1" }, { msgId: "2" }]);
  expect(asked).toEqual(["send a", "send slow", "print b"]);
  expect(lines).toMatchObject([
    { event: "job", kind: "letter.send", jobId: "a", requestId: "r1", level: "info", count: 2 },
    { event: "job", kind: "letter.send", jobId: "bad", level: "error", errorName: "RangeError" },
    { event: "job", kind: "letter.send", jobId: "slow", state: "busy" },
    { event: "job", kind: "letter.print", jobId: "b" },
  ]);
});

test.each([
  [1, 2],
  [5, 32],
  [20, 60],
])("what has failed %i times waits for %i seconds", async (attempts, delaySeconds) => {
  const { registry } = testRegistry();
  const body = letter("bad") as never;
  const batch = createMessageBatch<never>("letters", [{ id: "0", timestamp: new Date(), attempts, body }]);
  const retries = batch.messages.map((message) => vi.spyOn(message, "retry"));
  await queueHandler(registry)(batch, { ...env });
  expect(retries[0]).toHaveBeenCalledExactlyOnceWith({ delaySeconds });
});

test("what asks to come again does so after whole seconds, never earlier", async () => {
  const { registry } = testRegistry();
  const body = letter("slow") as never;
  const batch = createMessageBatch<never>("letters", [{ id: "0", timestamp: new Date(), attempts: 1, body }]);
  const retries = batch.messages.map((message) => vi.spyOn(message, "retry"));
  await queueHandler(registry)(batch, { ...env });
  expect(retries[0]).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 2 });
});

test("dead letters are abandoned by their own kind; one that cannot be is kept for another try", async () => {
  const { asked, registry } = testRegistry();
  const { acked, retried } = await delivered("letters-dead", [letter("bad"), letter("a")], {}, registry);
  expect(acked).toEqual(["1"]);
  expect(retried).toMatchObject([{ msgId: "0" }]);
  expect(asked).toEqual(["abandon a"]);
  expect(lines).toMatchObject([{ state: "abandonFailed", errorName: "RangeError" }, { state: "abandoned" }]);
});

test.each([
  ["a kind that nobody knows", "letters", letter("a", "letter.burn"), "unknownKind"],
  ["a kind named like a property of every object", "letters", letter("a", "constructor"), "unknownKind"],
  ["a queue that nobody knows", "parcels", letter("a"), "unknownQueue"],
  ["a queue of another kind", "resume-jobs", letter("a"), "unknownQueue"],
  ["dead letters of another kind", "resume-jobs-dead", letter("a"), "unknownQueue"],
])("%s is kept for a worker that can place it, and runs nothing", async (_, queue, body, state) => {
  const { asked, registry } = testRegistry();
  const { acked, retried } = await delivered(queue, [body], {}, registry);
  expect([acked, retried]).toMatchObject([[], [{ msgId: "0" }]]);
  expect(asked).toEqual([]);
  expect(lines).toMatchObject([{ event: "job", level: "error", state }]);
});

test("the queues of the table are those that wrangler.toml binds and consumes", async () => {
  const toml = new TextDecoder().decode(await readFile("wrangler.toml"));
  const sections = toml.split(/^\[/m);
  const valuesOf = (section: string, name: string) =>
    sections
      .filter((text) => text.startsWith(section))
      .map((text) => text.match(new RegExp(`^${name} = "([^"]*)"`, "m"))?.[1]);
  const rows = [...new Map(Object.values(jobQueues).map((row) => [row.queue, row])).values()];
  expect(valuesOf("[queues.producers", "binding")).toEqual(rows.map(({ binding }) => binding));
  expect(valuesOf("[queues.producers", "queue")).toEqual(rows.map(({ queue }) => queue));
  const consumed = rows.flatMap(({ queue, deadLetterQueue }) => [queue, deadLetterQueue]);
  expect(valuesOf("[queues.consumers", "queue").sort()).toEqual(consumed.sort());
  expect(valuesOf("[queues.consumers", "dead_letter_queue").filter(Boolean)).toEqual(
    rows.map(({ deadLetterQueue }) => deadLetterQueue),
  );
});
