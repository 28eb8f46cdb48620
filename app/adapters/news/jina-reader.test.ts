import { afterAll, expect, test } from "vitest";
import {
  html,
  type JinaReply,
  json,
  readerError,
  readerPage,
  redirect,
  startFakeJina,
} from "../../../test/support/fake-jina";
import { checkUrl, guardedFetch } from "../guarded-fetch";
import { jinaReader } from "./jina-reader";

const key = "jina-test-secret";
const article = "https://news.example/a?b=1";
const fake = await startFakeJina();
const other = await startFakeJina();
afterAll(() => Promise.all([fake.close(), other.close()]));

const policy = { ownHosts: ["wink.test"], allowPrivate: true };
const outside = {
  // Pages are judged as in production, the service itself is asked on this machine.
  check: (url: string, allowHttp?: boolean) => checkUrl(url, { ...policy, allowPrivate: false }, allowHttp),
  fetch: guardedFetch(policy),
};

function read(reply: JinaReply, url = article, signal = new AbortController().signal) {
  fake.play(reply);
  const now = () => new Date("2026-11-23T00:00:00Z");
  return jinaReader({ url: `${fake.origin}/`, apiKey: key, outside, now }).read(url, signal);
}

const page = {
  title: " A  headline\nof two lines ",
  description: "",
  url: article,
  content: "# Headline\n\nText.",
  usage: { tokens: 321 },
};
const good = { ok: true, title: "A headline of two lines", markdown: page.content, tokens: 321 };

test("a page is asked for by POST, with the key in its header alone", async () => {
  expect(await read(json(readerPage(page)))).toEqual(good);
  const [request] = fake.requests;
  expect(request).toMatchObject({ method: "POST", path: "/", body: { url: article } });
  expect(request?.headers).toMatchObject({ authorization: `Bearer ${key}`, accept: "application/json" });
  expect(JSON.stringify(request?.body)).not.toContain(key);
});

test("without a key none is sent", async () => {
  fake.play(json(readerPage(page)));
  const reader = jinaReader({ url: fake.origin, apiKey: null, outside, now: () => new Date() });
  expect(await reader.read(article, new AbortController().signal)).toMatchObject({ ok: true });
  expect(fake.requests[0]?.headers).not.toHaveProperty("authorization");
});

const sse = { "content-type": "text/event-stream; charset=utf-8" };
const event = (value: unknown) => `event: data\ndata: ${JSON.stringify(value)}\n\n`;

test.each<[string, JinaReply, object]>([
  ["no usage", json(readerPage({ ...page, usage: null })), { tokens: 5 }],
  ["odd types", json(readerPage({ ...page, title: 7, usage: "many", links: [] })), { title: "", tokens: 5 }],
  [
    "events, the last of which counts",
    {
      headers: sse,
      parts: [event({ ...page, content: "# Head" }), event(readerPage(page)).replaceAll("\n", "\r\n")],
    },
    good,
  ],
  [
    "events, the last of which is cut off",
    { headers: sse, parts: [event(page), 'data: {"title":"A', "…"] },
    good,
  ],
])("a page with %s is read", async (_, reply, expected) => {
  expect(await read(reply)).toMatchObject({ ...good, ...expected });
});

test("a page is kept up to a length", async () => {
  const answer = await read(json(readerPage({ ...page, content: "x".repeat(300_000) })));
  expect(answer.ok && answer.markdown.length).toBe(200_000);
});

test.each<[string, JinaReply, string]>([
  ["402", readerError(402, "InsufficientBalanceError"), "news.noBalance"],
  ["401", json({ detail: "Unauthorized" }, 401), "news.refusedKey"],
  ["403", html(403), "news.refusedKey"],
  ["422", readerError(422, "ParamValidationError"), "news.noContent"],
  [
    "422 without content",
    json({ data: null, code: 422, message: "No content available" }, 422),
    "news.noContent",
  ],
  ["429", { status: 429, parts: ["Whoa there, turbo!"] }, "news.tooManyRequests"],
  ["451", readerError(451, "SecurityCompromiseError"), "news.blocked"],
  ["451 inside of a 200", json({ data: null, code: 451, status: 45102 }), "news.blocked"],
  ["500", html(500), "news.unavailable"],
  ["503", { status: 503, parts: [] }, "news.unavailable"],
  ["524", html(524), "news.timedOut"],
  ["404", json({}, 404), "news.unavailable"],
  ["HTML", html(), "news.badAnswer"],
  ["HTML that says it is JSON", { parts: ["<!doctype html>"] }, "news.badAnswer"],
  ["nothing", { parts: [] }, "news.badAnswer"],
  ["no object", json([1, 2]), "news.badAnswer"],
  ["another answer", json({ results: [] }), "news.badAnswer"],
  ["no data", json({ code: 200, data: null }), "news.noContent"],
  ["data that is a text", json({ code: 200, data: "Example" }), "news.badAnswer"],
  ["an empty page", json(readerPage({ ...page, content: " \n" })), "news.noContent"],
  [
    "a page that refused the service",
    json(readerPage({ ...page, warning: "Target URL returned error 403: Forbidden" })),
    "news.blocked",
  ],
  [
    "a page that is not there",
    json(readerPage({ ...page, warning: "Target URL returned error 404: Not Found" })),
    "news.noContent",
  ],
  ["five megabytes", json(readerPage({ ...page, content: "x".repeat(5_000_000) })), "news.badAnswer"],
  ["a broken connection", "reset", "news.unavailable"],
  ["half an answer", { parts: ['{"code":200,"da'], after: "reset" }, "news.unavailable"],
])("%s is refused by its name", async (_, reply, reason) => {
  const answer = await read(reply);
  expect(answer).toMatchObject({ ok: false, reason });
  expect(JSON.stringify(answer)).not.toMatch(/secret|headline/i);
});

test("how long to wait is noted", async () => {
  const answer = await read(readerError(429, "RateLimitTriggeredError", { "retry-after": "17" }));
  expect(answer).toEqual({ ok: false, reason: "news.tooManyRequests", waitMs: 17_000 });
});

test.each<[string, JinaReply]>([
  ["no answer", "hang"],
  ["a drip", { parts: ["{"], after: "drip" }],
])("%s ends with the signal", async (_, reply) => {
  expect(await read(reply, article, AbortSignal.timeout(100))).toEqual({
    ok: false,
    reason: "news.timedOut",
  });
});

test.each([301, 302, 307, 308])(
  "a redirect (%i) to another host gets neither key nor address",
  async (status) => {
    other.play(json(readerPage(page)));
    expect(await read(redirect(`${other.origin}/`, status))).toMatchObject({ reason: "news.unavailable" });
    expect(other.requests).toEqual([]);
  },
);

test.each([
  "http://127.0.0.1/",
  "https://wink.test/",
  "file:///etc/passwd",
  "https://intranet/",
  "javascript:1",
])("the service is not asked to read %s", async (url) => {
  expect(await read(json(readerPage(page)), url)).toEqual({ ok: false, reason: "news.blocked" });
  expect(fake.requests).toEqual([]);
});
