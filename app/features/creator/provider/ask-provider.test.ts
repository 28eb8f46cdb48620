import { expect, test } from "vitest";
import {
  asked,
  better,
  broken,
  browser,
  drip,
  json,
  key,
  noNetwork,
  png,
  problemOf,
  type Reply,
  silence,
  text,
} from "../../../../test/support/provider-replies";
import { askForPicture, askForText } from "./ask-provider.client";

test("the text is asked for with model and messages alone, the key in its header", async () => {
  const { calls, environment } = browser([json(better)]);
  expect(await askForText(asked(), environment)).toEqual({ ok: true, text: "Better", cutOff: false });
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

test("without an address the provider's public one is asked", async () => {
  const { calls, environment } = browser([json(better)]);
  await askForText(asked(undefined, ""), environment);
  expect(calls.map(({ url }) => url)).toEqual(["https://api.openai.com/v1/chat/completions"]);
});

test.each<[string, Reply, object]>([
  [
    "401",
    json({ error: { message: `Incorrect key ${key}!` } }, 401),
    { kind: "keyRefused", message: "Incorrect key ***!" },
  ],
  ["403", text("Forbidden", 403), { kind: "keyRefused", message: "Forbidden" }],
  [
    "404 of a model",
    json({ error: { message: "no", code: "model_not_found" } }, 404),
    { kind: "modelUnknown" },
  ],
  ["404 that names the model", json({ error: 'model "x" not found' }, 404), { kind: "modelUnknown" }],
  ["404 of the path", text("<html>404</html>", 404), { kind: "addressWrong", message: "" }],
  [
    "405",
    json({ detail: "Method Not Allowed" }, 405),
    { kind: "addressWrong", message: "Method Not Allowed" },
  ],
  ["429 with seconds", json({}, 429, { "Retry-After": "20" }), { kind: "tooManyRequests", waitSeconds: 20 }],
  [
    "429 without",
    text("slow down", 429),
    { kind: "tooManyRequests", waitSeconds: null, message: "slow down" },
  ],
  [
    "400",
    json({ error: { message: "Rejected by\n the safety\u202e system" } }, 400),
    { kind: "refused", message: "Rejected by the safety system" },
  ],
  ["400 of the length", json({ error: { code: "context_length_exceeded" } }, 400), { kind: "tooLong" }],
  ["500", text("<html>oops</html>", 500), { kind: "providerDown", message: "" }],
  ["503", json({ message: "Overloaded" }, 503), { kind: "providerDown", message: "Overloaded" }],
  ["307", text("", 307), { kind: "redirected" }],
  ["200 with HTML", text("<!doctype html>"), { kind: "notUnderstood", message: "" }],
  [
    "200 with an error",
    json({ error: { message: "bad key", code: "invalid_api_key" } }),
    { kind: "keyRefused" },
  ],
  ["a body of 2 MB", text("x".repeat(2_000_000)), { kind: "tooLarge" }],
  [
    "a stated length of 2 MB",
    () => new Response("{}", { headers: { "Content-Length": "2000000" } }),
    { kind: "tooLarge" },
  ],
  ["a body that breaks off", broken, { kind: "interrupted" }],
  ["no CORS or no network", noNetwork, { kind: "unreachable" }],
])("%s is told as its own problem", async (_, reply, problem) => {
  const { environment, calls } = browser([reply]);
  const outcome = await askForText(asked(), environment);
  expect(problemOf(outcome)).toMatchObject(problem);
  expect(JSON.stringify(outcome)).not.toContain(key);
  expect(calls).toHaveLength(1);
});

test("no network is told as being offline when the browser knows it", async () => {
  const { environment } = browser([noNetwork], { isOnline: () => false });
  expect(problemOf(await askForText(asked(), environment))).toMatchObject({ kind: "offline" });
});

test("a silent model on this machine is told as such, offline or not", async () => {
  const { environment } = browser([noNetwork], { isOnline: () => false });
  const outcome = await askForText(asked(undefined, "http://localhost:11434/v1"), environment);
  expect(problemOf(outcome)).toMatchObject({ kind: "unreachableLocal" });
});

test.each([
  ["never answers", silence],
  ["never ends", drip],
])("a provider that %s is given up after the limit", async (_, reply) => {
  const { environment } = browser([reply], { textLimitMs: 5, pictureLimitMs: 5 });
  expect(problemOf(await askForText(asked(), environment))).toMatchObject({ kind: "timedOut" });
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "timedOut" });
});

test.each([
  ["before the answer", silence],
  ["in the middle of the answer", drip],
])("cancelling %s ends the request itself", async (_, reply) => {
  const stop = new AbortController();
  const { environment, calls } = browser([
    (url, init) => {
      queueMicrotask(() => stop.abort());
      return reply(url, init);
    },
  ]);
  expect(problemOf(await askForText(asked(stop.signal), environment))).toMatchObject({ kind: "cancelled" });
  expect(calls[0]?.init.signal?.aborted).toBe(true);
});

test("what was cancelled before it began is not sent", async () => {
  const { environment, calls } = browser([json(better)]);
  expect(problemOf(await askForText(asked(AbortSignal.abort()), environment))).toMatchObject({
    kind: "cancelled",
  });
  expect(calls).toEqual([]);
});

test("a long quotation is shortened", async () => {
  const { environment } = browser([json({ error: { message: "很".repeat(5000) } }, 400)]);
  expect(problemOf(await askForText(asked(), environment))?.message).toBe(`${"很".repeat(300)}…`);
});

const drawn = json({ data: [{ b64_json: png.toString("base64") }] });
const dataUrl = `data:image/png;base64,${png.toString("base64")}`;

test("the picture is asked for as bytes, described by the content", async () => {
  const { calls, environment } = browser([drawn]);
  expect(await askForPicture(asked(), environment)).toEqual({ ok: true, dataUrl, shortened: false });
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
  const { calls, environment } = browser([refusing("response_format"), named, drawn]);
  expect(await askForPicture(asked(), environment)).toMatchObject({ ok: true });
  expect(calls.map(({ body }) => Object.keys(body).slice(2))).toEqual([
    ["response_format", "size", "n"],
    ["size", "n"],
    ["n"],
  ]);
});

test("a provider that goes on refusing the same word is not asked forever", async () => {
  const { calls, environment } = browser([json({ error: "response_format is not supported" }, 400)]);
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "refused" });
  expect(calls).toHaveLength(2);
});

test("a refusal of the content is not taken for one of a word", async () => {
  const { calls, environment } = browser([
    json({ error: { message: "A crowd of this size is unsafe" } }, 400),
  ]);
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "refused" });
  expect(calls).toHaveLength(1);
});

const byUrl = json({ data: [{ url: "https://cdn.example/a.png?sig=1" }] });

test("a picture by address is fetched without the key and becomes bytes", async () => {
  const { calls, environment } = browser([byUrl, () => new Response(png)]);
  expect(await askForPicture(asked(), environment)).toMatchObject({ ok: true, dataUrl });
  expect(JSON.stringify(calls[1]?.init)).not.toContain(key);
  expect(calls[1]).toMatchObject({ url: "https://cdn.example/a.png?sig=1", init: { credentials: "omit" } });
});

test.each<[string, Reply, string]>([
  ["does not allow this page", noNetwork, "pictureBlocked"],
  ["has run out", text("expired", 403), "pictureBlocked"],
  ["leads to a web page", text("<!doctype html><title>Please sign in to see this</title>"), "notAPicture"],
  ["leads to 20 MB", text("x".repeat(20_000_000)), "tooLarge"],
])("a picture whose address %s is reported with the way to it", async (_, reply, kind) => {
  const { environment } = browser([byUrl, reply]);
  const problem = problemOf(await askForPicture(asked(), environment));
  expect(problem).toMatchObject({ kind, link: "https://cdn.example/a.png?sig=1" });
});

test.each([
  ["is no image", json({ data: [{ b64_json: Buffer.from("<svg>".repeat(20)).toString("base64") }] }), true],
  ["cannot be drawn", drawn, false],
])("a picture that %s is refused", async (_, reply, drawable) => {
  const { environment } = browser([reply], { canDraw: async () => drawable });
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "notAPicture" });
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
  const { environment } = browser([() => new Response(stream)]);
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "tooLarge" });
  expect(sent.bytes).toBeLessThan(20_000_000);
});

test("a picture of a text too long for the model says that it was shortened", async () => {
  const { environment, calls } = browser([drawn]);
  const long = { ...asked(), content: "a".repeat(40_000) };
  expect(await askForPicture(long, environment)).toMatchObject({ ok: true, shortened: true });
  expect(String(calls[0]?.body.prompt)).toHaveLength(32_000);
});
