import { expect, test } from "vitest";
import { askForPicture, askForText, type Surroundings } from "./ask-provider.client";
import type { Failed } from "./provider-problem";

const key = "sk-test-1234567890";
const access = { apiKey: key, baseUrl: "https://api.example/v1/", model: "some-model" };
const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(40, 7)]);
const better = { choices: [{ message: { content: "Better" }, finish_reason: "stop" }] };

type Reply = (url: string, init: RequestInit) => Response | Promise<Response>;
type Call = { url: string; init: RequestInit; body: Record<string, unknown> };

/** A browser whose network gives one reply after the other, the last one again and again. */
function browser(replies: Reply[], changes: Partial<Surroundings> = {}) {
  const calls: Call[] = [];
  const surroundings: Surroundings = {
    fetch: async (url, init) => {
      calls.push({ url, init, body: typeof init.body === "string" ? JSON.parse(init.body) : {} });
      const reply = replies[Math.min(calls.length, replies.length) - 1];
      return reply ? reply(url, init) : new Response();
    },
    isOnline: () => true,
    now: () => new Date("2026-05-01T10:00:00Z"),
    canDraw: async () => true,
    textLimitMs: 5000,
    pictureLimitMs: 5000,
    ...changes,
  };
  return { calls, surroundings };
}

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(value, { status, headers });
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const noNetwork: Reply = () => Promise.reject(new TypeError("Failed to fetch"));

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}
const silence: Reply = (_, { signal }) => aborted(signal);

/** An answer whose beginning arrives and whose rest never does. */
const drip: Reply = (_, { signal }) => {
  const start = new TextEncoder().encode('{"choices":');
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(start);
      aborted(signal).catch((error) => controller.error(error));
    },
  });
  return new Response(stream);
};

const broken: Reply = () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(stream);
};

function asked(signal = new AbortController().signal, baseUrl = access.baseUrl) {
  return { access: { ...access, baseUrl }, content: "Some words", locale: "en" as const, signal };
}

function problemOf(outcome: { ok: true } | Failed) {
  return outcome.ok ? null : outcome.problem;
}

test("the text is asked for with model and messages alone, the key in its header", async () => {
  const { calls, surroundings } = browser([json(better)]);
  expect(await askForText(asked(), surroundings)).toEqual({ ok: true, text: "Better", cutOff: false });
  expect(calls.map(({ url }) => url)).toEqual(["https://api.example/v1/chat/completions"]);
  expect(Object.keys(calls[0]?.body ?? {})).toEqual(["model", "messages"]);
  expect(calls[0]?.init).toMatchObject({
    method: "POST",
    credentials: "omit",
    redirect: "manual",
    referrerPolicy: "no-referrer",
    headers: { Authorization: `Bearer ${key}` },
  });
});

test.each<[string, Reply, object]>([
  [
    "401",
    json({ error: { message: `Incorrect key ${key}!` } }, 401),
    { kind: "keyRefused", said: "Incorrect key ***!" },
  ],
  ["403", text("Forbidden", 403), { kind: "keyRefused", said: "Forbidden" }],
  [
    "404 of a model",
    json({ error: { message: "no", code: "model_not_found" } }, 404),
    { kind: "modelUnknown" },
  ],
  ["404 that names the model", json({ error: 'model "x" not found' }, 404), { kind: "modelUnknown" }],
  ["404 of the path", text("<html>404</html>", 404), { kind: "addressWrong", said: "" }],
  ["405", json({ detail: "Method Not Allowed" }, 405), { kind: "addressWrong", said: "Method Not Allowed" }],
  ["402", json({ error: { message: "Insufficient Balance" } }, 402), { kind: "quotaSpent" }],
  ["429 of the quota", json({ error: { code: "insufficient_quota" } }, 429), { kind: "quotaSpent" }],
  ["429 with seconds", json({}, 429, { "Retry-After": "20" }), { kind: "tooManyRequests", waitSeconds: 20 }],
  [
    "429 with a date",
    json({}, 429, { "Retry-After": "Fri, 01 May 2026 10:01:30 GMT" }),
    { kind: "tooManyRequests", waitSeconds: 90 },
  ],
  ["429 without", text("slow down", 429), { kind: "tooManyRequests", waitSeconds: null, said: "slow down" }],
  ["429 with nonsense", json({}, 429, { "Retry-After": "soon" }), { waitSeconds: null }],
  [
    "400",
    json({ error: { message: "Rejected by\n the safety\u202e system" } }, 400),
    { kind: "refused", said: "Rejected by the safety system" },
  ],
  ["400 of the length", json({ error: { code: "context_length_exceeded" } }, 400), { kind: "tooLong" }],
  ["413", text("", 413), { kind: "tooLong" }],
  ["500", text("<html>oops</html>", 500), { kind: "providerDown", said: "" }],
  ["503", json({ message: "Overloaded" }, 503), { kind: "providerDown", said: "Overloaded" }],
  ["307", text("", 307), { kind: "redirected" }],
  ["200 with HTML", text("<!doctype html>"), { kind: "notUnderstood", said: "" }],
  [
    "200 with an error",
    json({ error: { message: "bad key", code: "invalid_api_key" } }),
    { kind: "keyRefused" },
  ],
  ["200 with half an answer", text('{"choices":[{"mess'), { kind: "notUnderstood" }],
  ["200 with nothing", text(""), { kind: "notUnderstood" }],
  ["a body of 2 MB", text("x".repeat(2_000_000)), { kind: "tooLarge" }],
  [
    "a stated length of 2 MB",
    () => new Response("{}", { headers: { "Content-Length": "2000000" } }),
    { kind: "tooLarge" },
  ],
  ["a body that breaks off", broken, { kind: "interrupted" }],
  ["no CORS or no network", noNetwork, { kind: "unreachable" }],
])("%s is told as its own problem", async (_, reply, problem) => {
  const { surroundings, calls } = browser([reply]);
  const outcome = await askForText(asked(), surroundings);
  expect(problemOf(outcome)).toMatchObject(problem);
  expect(JSON.stringify(outcome)).not.toContain(key);
  expect(calls).toHaveLength(1);
});

test("no network is told as being offline when the browser knows it", async () => {
  const { surroundings } = browser([noNetwork], { isOnline: () => false });
  expect(problemOf(await askForText(asked(), surroundings))).toMatchObject({ kind: "offline" });
});

test("a silent model on this machine is told as such, offline or not", async () => {
  const { surroundings } = browser([noNetwork], { isOnline: () => false });
  const outcome = await askForText(asked(undefined, "http://localhost:11434/v1"), surroundings);
  expect(problemOf(outcome)).toMatchObject({ kind: "unreachableLocal" });
});

test.each([
  ["never answers", silence],
  ["never ends", drip],
])("a provider that %s is given up after the limit", async (_, reply) => {
  const { surroundings } = browser([reply], { textLimitMs: 5, pictureLimitMs: 5 });
  expect(problemOf(await askForText(asked(), surroundings))).toMatchObject({ kind: "timedOut" });
  expect(problemOf(await askForPicture(asked(), surroundings))).toMatchObject({ kind: "timedOut" });
});

test.each([
  ["before the answer", silence],
  ["in the middle of the answer", drip],
])("cancelling %s ends the request itself", async (_, reply) => {
  const stop = new AbortController();
  const { surroundings, calls } = browser([
    (url, init) => {
      queueMicrotask(() => stop.abort());
      return reply(url, init);
    },
  ]);
  expect(problemOf(await askForText(asked(stop.signal), surroundings))).toMatchObject({ kind: "cancelled" });
  expect(calls[0]?.init.signal?.aborted).toBe(true);
});

test("what was cancelled before it began is not sent", async () => {
  const { surroundings, calls } = browser([json(better)]);
  expect(problemOf(await askForText(asked(AbortSignal.abort()), surroundings))).toMatchObject({
    kind: "cancelled",
  });
  expect(calls).toEqual([]);
});

test("a long quotation is shortened", async () => {
  const { surroundings } = browser([json({ error: { message: "很".repeat(5000) } }, 400)]);
  expect(problemOf(await askForText(asked(), surroundings))?.said).toBe(`${"很".repeat(300)}…`);
});

const drawn = json({ data: [{ b64_json: png.toString("base64") }] });
const dataUrl = `data:image/png;base64,${png.toString("base64")}`;

test("the picture is asked for as bytes, described by the content", async () => {
  const { calls, surroundings } = browser([drawn]);
  expect(await askForPicture(asked(), surroundings)).toEqual({ ok: true, dataUrl, shortened: false });
  expect(calls.map(({ url, body }) => [url, body])).toEqual([
    [
      "https://api.example/v1/images/generations",
      { model: "some-model", prompt: "Some words", response_format: "b64_json", size: "1024x1024", n: 1 },
    ],
  ]);
});

test("words that the provider does not know are left out, each once", async () => {
  const refusing = (param: string) => json({ error: { message: "Unknown parameter", param } }, 400);
  const named = json({ error: { message: "unsupported: 'size'" } }, 422);
  const { calls, surroundings } = browser([refusing("response_format"), named, drawn]);
  expect(await askForPicture(asked(), surroundings)).toMatchObject({ ok: true });
  expect(calls.map(({ body }) => Object.keys(body).slice(2))).toEqual([
    ["response_format", "size", "n"],
    ["size", "n"],
    ["n"],
  ]);
});

test("a provider that goes on refusing the same word is not asked forever", async () => {
  const { calls, surroundings } = browser([json({ error: "response_format is not supported" }, 400)]);
  expect(problemOf(await askForPicture(asked(), surroundings))).toMatchObject({ kind: "refused" });
  expect(calls).toHaveLength(2);
});

test("a refusal of the content is not taken for one of a word", async () => {
  const { calls, surroundings } = browser([
    json({ error: { message: "A crowd of this size is unsafe" } }, 400),
  ]);
  expect(problemOf(await askForPicture(asked(), surroundings))).toMatchObject({ kind: "refused" });
  expect(calls).toHaveLength(1);
});

const byUrl = json({ data: [{ url: "https://cdn.example/a.png?sig=1" }] });

test("a picture by address is fetched without the key and becomes bytes", async () => {
  const { calls, surroundings } = browser([byUrl, () => new Response(png)]);
  expect(await askForPicture(asked(), surroundings)).toMatchObject({ ok: true, dataUrl });
  expect(JSON.stringify(calls[1]?.init)).not.toContain(key);
  expect(calls[1]).toMatchObject({ url: "https://cdn.example/a.png?sig=1", init: { credentials: "omit" } });
});

test.each<[string, Reply, string]>([
  ["does not allow this page", noNetwork, "pictureBlocked"],
  ["has run out", text("expired", 403), "pictureBlocked"],
  ["leads to a web page", text("<!doctype html><title>Please sign in to see this</title>"), "notAPicture"],
  ["leads to 20 MB", text("x".repeat(20_000_000)), "tooLarge"],
])("a picture whose address %s is reported with the way to it", async (_, reply, kind) => {
  const { surroundings } = browser([byUrl, reply]);
  const problem = problemOf(await askForPicture(asked(), surroundings));
  expect(problem).toMatchObject({ kind, link: "https://cdn.example/a.png?sig=1" });
});

test.each([
  ["is no image", json({ data: [{ b64_json: Buffer.from("<svg>".repeat(20)).toString("base64") }] }), true],
  ["cannot be drawn", drawn, false],
])("a picture that %s is refused", async (_, reply, drawable) => {
  const { surroundings } = browser([reply], { canDraw: async () => drawable });
  expect(problemOf(await askForPicture(asked(), surroundings))).toMatchObject({ kind: "notAPicture" });
});

test("an answer of 40 MB is not read to its end", async () => {
  const sent = { bytes: 0 };
  const stream = new ReadableStream({
    pull(controller) {
      sent.bytes += 1_000_000;
      if (sent.bytes > 40_000_000) controller.close();
      else controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const { surroundings } = browser([() => new Response(stream)]);
  expect(problemOf(await askForPicture(asked(), surroundings))).toMatchObject({ kind: "tooLarge" });
  expect(sent.bytes).toBeLessThan(20_000_000);
});

test("a picture of a text too long for the model says that it was shortened", async () => {
  const { surroundings, calls } = browser([drawn]);
  const long = { ...asked(), content: "a".repeat(40_000) };
  expect(await askForPicture(long, surroundings)).toMatchObject({ ok: true, shortened: true });
  expect(String(calls[0]?.body.prompt)).toHaveLength(32_000);
});
