import { afterAll, expect, test } from "vitest";
import { html, type JinaReply, json, startFakeJina } from "../../../test/support/fake-jina";
import { checkUrl, guardedFetch } from "../guarded-fetch";
import { jinaEmbedder } from "./jina-embed";

const key = "jina-test-secret";
const fake = await startFakeJina();
afterAll(() => fake.close());

const policy = { ownHosts: [], allowPrivate: true };
const outside = { check: (url: string) => checkUrl(url, policy), fetch: guardedFetch(policy) };
const vector = [0.1, -0.2, 0.3, 0, 0, 0, 0, 0.5];

function embed(reply: JinaReply, { text = "a text", model = "jina-embeddings-v3", ms = 5000 } = {}) {
  fake.play(reply);
  const endpoint = { url: `${fake.origin}/v1/embeddings`, apiKey: key, outside, now: () => new Date() };
  return jinaEmbedder(endpoint, model).embed(text, AbortSignal.timeout(ms));
}

const answer = (...embeddings: unknown[]) =>
  json({ usage: { total_tokens: 7 }, data: embeddings.map((embedding, index) => ({ index, embedding })) });

test("a text is sent once, bounded, with the key in the header alone, and its task to Jina's models alone", async () => {
  expect(await embed(answer(vector), { text: "x".repeat(50_000) })).toEqual({ ok: true, vector, tokens: 7 });
  expect(fake.requests).toHaveLength(1);
  const [request] = fake.requests;
  expect(request?.body).toEqual({
    model: "jina-embeddings-v3",
    input: ["x".repeat(2000)],
    task: "text-matching",
  });
  expect(request?.headers.authorization).toBe(`Bearer ${key}`);
  await embed(answer(vector), { model: "text-embedding-3-small" });
  expect(fake.requests[0]?.body).toEqual({ model: "text-embedding-3-small", input: ["a text"] });
});

test.each<[string, JinaReply, string]>([
  ["401", json({ detail: "secret" }, 401), "news.refusedKey"],
  ["402", json({}, 402), "news.noBalance"],
  ["422", json({ error: { message: "model secret not found" } }, 422), "news.refusedRequest"],
  ["429", json({}, 429), "news.tooManyRequests"],
  ["500", html(500), "news.unavailable"],
  ["no vector", json({ data: [] }), "news.badAnswer"],
  ["two vectors", answer(vector, vector), "news.badAnswer"],
  ["a vector of nothing", answer(vector.map(() => 0)), "news.badAnswer"],
  ["a vector of words", answer(vector.map(String)), "news.badAnswer"],
  ["a vector with a gap", answer([...vector, null]), "news.badAnswer"],
  ["a vector too short to be one", answer([1, 2]), "news.badAnswer"],
  ["a vector too long to be one", answer(Array(5000).fill(1)), "news.badAnswer"],
  ["HTML", html(), "news.badAnswer"],
  ["two megabytes", { parts: ["x".repeat(2_000_000)] }, "news.badAnswer"],
  ["a broken connection", "reset", "news.unavailable"],
])("%s is refused by its name", async (_, reply, reason) => {
  const refused = await embed(reply);
  expect(refused).toMatchObject({ ok: false, reason });
  expect(JSON.stringify(refused)).not.toContain("secret");
});

test("a service that says nothing is left", async () => {
  expect(await embed("hang", { ms: 100 })).toEqual({ ok: false, reason: "news.timedOut" });
});
