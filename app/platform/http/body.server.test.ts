import { expect, test, vi } from "vitest";
import {
  acknowledgesResult,
  prefersAsync,
  readForm,
  readJson,
  readMultipart,
  streamJson,
} from "./body.server";

const KILOBYTE = 1024;

/** A body of `count` pieces of one kilobyte, and how many of them were taken. */
function pieces(count: number) {
  const taken = { count: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.count === count) return controller.close();
        taken.count += 1;
        controller.enqueue(new Uint8Array(KILOBYTE).fill(120));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

function posted(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request("https://wink.test/", { method: "POST", body, headers });
}

const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

test("a form is read, whichever of the two types it has", async () => {
  const form = new FormData();
  form.set("email", "ann@example.com");
  for (const request of [posted(form), posted("email=ann%40example.com", urlEncoded)]) {
    const read = await readForm(request, KILOBYTE);
    expect(read.ok && read.form.get("email")).toBe("ann@example.com");
  }
});

test("a form that declares more than it may is refused unread", async () => {
  const request = posted("email=x", { ...urlEncoded, "Content-Length": "5000" });
  expect(await readForm(request, KILOBYTE)).toEqual({ ok: false, reason: "requestTooLarge" });
  expect(request.bodyUsed).toBe(false);
});

test("a form that declares nothing, or less than it sends, is refused where it exceeds the limit", async () => {
  for (const headers of [urlEncoded, { ...urlEncoded, "Content-Length": "10" }]) {
    const { body } = pieces(4);
    expect(await readForm(posted(body, headers), 2 * KILOBYTE)).toEqual({
      ok: false,
      reason: "requestTooLarge",
    });
  }
});

test("a form may be as long as its limit, and not a byte longer", async () => {
  const body = `email=${"x".repeat(KILOBYTE - 6)}`;
  const stream = (text: string) => new Response(text).body ?? "";
  expect(await readForm(posted(stream(body), urlEncoded), KILOBYTE)).toMatchObject({ ok: true });
  expect(await readForm(posted(stream(`${body}x`), urlEncoded), KILOBYTE)).toMatchObject({
    reason: "requestTooLarge",
  });
});

test("what is left of a body that is too large is taken and thrown away, but not without end", async () => {
  const some = pieces(100);
  await readForm(posted(some.body, urlEncoded), KILOBYTE);
  expect(some.taken.count).toBe(100);
  const endless = pieces(Number.POSITIVE_INFINITY);
  await readForm(posted(endless.body, urlEncoded), KILOBYTE);
  expect(endless.taken.count).toBeLessThan(33 * KILOBYTE);
});

test.each([
  "application/json",
  "text/plain",
  "",
  "multipart/form-datax",
  "multipart/form-data",
  "multipart/mixed",
])("%j is no form that could be read", async (type) => {
  const request = posted("email=x", { "Content-Type": type });
  expect(await readForm(request, KILOBYTE)).toEqual({ ok: false, reason: "badRequest" });
});

test("an upload must be multipart, and says itself when it is too large", async () => {
  expect(await readMultipart(posted("file=x", urlEncoded), KILOBYTE)).toEqual({
    ok: false,
    reason: "badRequest",
  });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(300 * KILOBYTE)], "x.pdf"));
  expect(await readMultipart(posted(form), KILOBYTE)).toEqual({ ok: false, reason: "resume.tooLarge" });
  expect((await readMultipart(posted(form), 300 * KILOBYTE)).ok).toBe(true);
});

const json = { "Content-Type": "application/json; charset=utf-8" };

test("a body of JSON is read", async () => {
  expect(await readJson(posted('{"type":"language","value":"简历"}', json), KILOBYTE)).toEqual({
    ok: true,
    value: { type: "language", value: "简历" },
  });
});

test.each<[string, BodyInit, Record<string, string>]>([
  ["a form", "a=1", urlEncoded],
  ["no type", new Uint8Array([0x7b, 0x7d]), {}],
  ["no JSON", "{", json],
  ["nothing", "", json],
  ["bytes that are no text", new Uint8Array([0x22, 0xff, 0x22]), json],
  ["a prototype", '{"__proto__":{"isAdmin":true}}', json],
  ["200 levels", "[".repeat(200) + "]".repeat(200), json],
])("%s is no JSON that could be read", async (_, body, headers) => {
  expect(await readJson(posted(body, headers), KILOBYTE)).toEqual({ ok: false, reason: "badRequest" });
});

test("a body of JSON that is too large is refused, whatever it declares", async () => {
  for (const headers of [json, { ...json, "Content-Length": "10" }, { ...json, "Content-Length": "9000" }])
    expect(await readJson(posted(pieces(4).body, headers), 2 * KILOBYTE)).toEqual({
      ok: false,
      reason: "requestTooLarge",
    });
});

test("a result counts as arrived when all of it has been taken", async () => {
  let arrived = 0;
  const response = streamJson('{"a":"简历"}', async () => void arrived++);
  expect(arrived).toBe(0);
  expect(await response.json()).toEqual({ a: "简历" });
  expect(arrived).toBe(1);
});

test("a result is whole also where it cannot be noted that it has arrived", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const unnoted = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  expect(await streamJson('{"a":1}', unnoted).json()).toEqual({ a: 1 });
  expect(lines).toEqual([expect.stringContaining('"event":"arrival.failed"')]);
});

test("a result that nobody takes, or of which somebody takes only a part, has not arrived", async () => {
  let arrived = 0;
  const count = async () => void arrived++;
  await streamJson("{}", count).body?.cancel();
  const reader = streamJson("{}", count).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(arrived).toBe(0);
});

test.each([
  ["respond-async", true, false],
  ["Respond-Async, wait=10", true, false],
  ["wait=10, acknowledge", false, true],
  ["respond-asyncs", false, false],
  ["", false, false],
])("Prefer: %j asks not to wait: %j, promises to acknowledge: %j", (prefer, async, acknowledges) => {
  const request = new Request("https://wink.test/", { headers: { Prefer: prefer } });
  expect([prefersAsync(request), acknowledgesResult(request)]).toEqual([async, acknowledges]);
});
