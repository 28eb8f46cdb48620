import { expect, test, vi } from "vitest";
import { refuse } from "~/core/result";
import { serverSentEvents, streamLines } from "./streams.server";

const refused = ({ reason }: { reason: string }) => Response.json({ reason }, { status: 422 });

test("each value is a line of JSON", async () => {
  const answer = await streamLines(async (send) => {
    send({ text: "one\ntwo" });
    send({ text: "三" });
    return { ok: true };
  }, refused);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/x-ndjson/);
  expect(await answer.text()).toBe('{"text":"one\\ntwo"}\n{"text":"三"}\n');
});

test("the first is there before the second is made", async () => {
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const answer = await streamLines(async (send) => {
    send({ number: 1 });
    await promise;
    send({ number: 2 });
    return { ok: true };
  }, refused);
  const reader = answer.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe('{"number":1}\n');
  goOn();
  expect(await next()).toBe('{"number":2}\n');
  expect((await reader?.read())?.done).toBe(true);
});

test("a refusal before anything was sent is an answer of its own, one after that ends the lines", async () => {
  const before = await streamLines(async () => refuse("fetch.tooLarge"), refused);
  expect([before.status, await before.json()]).toEqual([422, { reason: "fetch.tooLarge" }]);
  const after = await streamLines(async (send) => {
    send({ number: 1 });
    return refuse("fetch.tooLarge");
  }, refused);
  expect([after.status, await after.text()]).toEqual([200, '{"number":1}\n']);
});

test("a reader who leaves aborts, and nothing is sent to nobody", async () => {
  const aborted = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<boolean>();
  const answer = await streamLines(async (send, signal) => {
    signal.addEventListener("abort", () => aborted.resolve());
    send({ number: 1 });
    await aborted.promise;
    send({ number: 2 });
    ended.resolve(signal.aborted);
    return { ok: true };
  }, refused);
  await answer.body?.cancel();
  expect(await ended.promise).toBe(true);
});

test("what fails unexpectedly before anything was sent is thrown", async () => {
  const failing = streamLines(() => Promise.reject(new Error("broken")), refused);
  await expect(failing).rejects.toThrow("broken");
});

async function* counting(ended: () => void) {
  try {
    for (let number = 1; number <= 2; number++) yield { number };
  } finally {
    ended();
  }
}

test("each value is an event of its name, after how soon to come back", async () => {
  const answer = serverSentEvents(
    "job",
    counting(() => undefined),
  );
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
  expect(await answer.text()).toBe(
    'retry: 1000\n\nevent: job\ndata: {"number":1}\n\nevent: job\ndata: {"number":2}\n\n',
  );
});

test("what fails while it is followed ends with an event that a browser takes for a lost connection, and asks again", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  async function* failing() {
    yield { number: 1 };
    throw new Error("D1_ERROR: ann@example.com");
  }
  expect(await serverSentEvents("job", failing()).text()).toBe(
    'retry: 1000\n\nevent: job\ndata: {"number":1}\n\nevent: error\ndata: {}\n\n',
  );
  expect(lines.join()).toMatch(/"event":"stream.failed"/);
  expect(lines.join()).not.toContain("ann@");
});

test("a reader who leaves ends what makes the events", async () => {
  let isEnded = false;
  const reader = serverSentEvents(
    "job",
    counting(() => {
      isEnded = true;
    }),
  ).body?.getReader();
  await reader?.read();
  await reader?.read();
  expect(isEnded).toBe(false);
  await reader?.cancel();
  expect(isEnded).toBe(true);
});
