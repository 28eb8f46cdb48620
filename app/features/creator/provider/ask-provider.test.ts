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
