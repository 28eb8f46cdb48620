import { afterAll, expect, test } from "vitest";
import { html, type JinaReply, json, redirect, startFakeJina } from "../../../test/support/fake-jina";
import { checkUrl, guardedFetch } from "../guarded-fetch";
import { jinaReranker } from "./jina-rerank";

const key = "jina-test-secret";
const fake = await startFakeJina();
const other = await startFakeJina();
afterAll(() => Promise.all([fake.close(), other.close()]));

const policy = { ownHosts: [], allowPrivate: true };
const outside = { check: (url: string) => checkUrl(url, policy), fetch: guardedFetch(policy) };

function rank(reply: JinaReply, texts = ["one", "two", "three"], signal = new AbortController().signal) {
  fake.play(reply);
  const endpoint = { url: `${fake.origin}/v1/rerank`, apiKey: key, outside, now: () => new Date() };
  return jinaReranker(endpoint, "jina-reranker-v3").rank("a query", texts, signal);
}

const results = (...pairs: [index: unknown, score: unknown][]) =>
  json({
    model: "jina-reranker-v3",
    usage: { total_tokens: 99 },
    results: pairs.map(([index, relevance_score]) => ({ index, relevance_score, document: { text: "x" } })),
  });

test("the texts are sent once, bounded, with the key in the header alone", async () => {
  await rank(results([0, 1]), ["x".repeat(50_000)]);
  expect(fake.requests).toHaveLength(1);
  const [request] = fake.requests;
  expect(request).toMatchObject({
    method: "POST",
    path: "/v1/rerank",
    body: { model: "jina-reranker-v3", query: "a query", top_n: 1, documents: ["x".repeat(6000)] },
  });
  expect(request?.headers.authorization).toBe(`Bearer ${key}`);
});

test.each<[string, JinaReply, number[]]>([
  ["probabilities, best first", results([2, 0.9], [0, 0.5], [1, 0.1]), [0.5, 0.1, 0.9]],
  ["cosines", results([1, 0.2], [0, -0.1], [2, -0.3]), [-0.1, 0.2, -0.3]],
  ["a text left out among probabilities", results([1, 0.8], [0, 0.3]), [0.3, 0.8, 0]],
  ["a text left out among cosines", results([1, 0.2], [2, -0.2]), [-0.2, 0.2, -0.2]],
  [
    "texts that were never sent",
    results([7, 0.9], [-1, 0.9], [1.5, 1], [0, 0.4], [1, 0], [2, 0]),
    [0.4, 0, 0],
  ],
  ["a text twice", results([0, 0.7], [0, 0.1], [1, 0.2], [2, 0.3]), [0.7, 0.2, 0.3]],
  ["figures that are none", results([0, "high"], [1, null], [2, 0.6]), [0, 0, 0.6]],
])("%s come in the order of the texts", async (_, reply, scores) => {
  expect(await rank(reply)).toEqual({ ok: true, scores, tokens: 99 });
});

test("without usage the tokens are estimated, and nothing is asked about no texts", async () => {
  expect(await rank(json({ results: [{ index: 0, relevance_score: 1 }] }), ["四个汉字"])).toMatchObject({
    tokens: 6,
  });
  expect(await rank("hang", [])).toEqual({ ok: true, scores: [], tokens: 0 });
  expect(fake.requests).toEqual([]);
});

test.each<[string, JinaReply, string]>([
  ["422 with a message", json({ error: { message: "model secret not found" } }, 422), "news.refusedRequest"],
  ["422 with details", json({ detail: [{ loc: ["body", "secret"], msg: "x" }] }, 422), "news.refusedRequest"],
  ["400", json({ detail: "secret" }, 400), "news.refusedRequest"],
  ["401", json({ detail: "secret" }, 401), "news.refusedKey"],
  ["402", json({}, 402), "news.noBalance"],
  ["429", json({}, 429), "news.tooManyRequests"],
  ["500", html(500), "news.unavailable"],
  ["no results", json({ results: [] }), "news.badAnswer"],
  ["no list", json({ results: { 0: 1 } }), "news.badAnswer"],
  ["only figures of others", results([9, 1]), "news.badAnswer"],
  ["HTML", html(), "news.badAnswer"],
  ["no JSON", { parts: ["OK"] }, "news.badAnswer"],
  ["two megabytes", { parts: ["x".repeat(2_000_000)] }, "news.badAnswer"],
  ["a broken connection", "reset", "news.unavailable"],
])("%s is refused by its name", async (_, reply, reason) => {
  const answer = await rank(reply);
  expect(answer).toMatchObject({ ok: false, reason });
  expect(JSON.stringify(answer)).not.toContain("secret");
});

test("no answer ends with the signal, and a redirect gets nothing", async () => {
  expect(await rank("hang", ["x"], AbortSignal.timeout(100))).toEqual({ ok: false, reason: "news.timedOut" });
  other.play(results([0, 1]));
  expect(await rank(redirect(other.origin))).toEqual({ ok: false, reason: "news.unavailable" });
  expect(other.requests).toEqual([]);
});
