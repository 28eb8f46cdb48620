import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refuse } from "~/core/result";
import { articles, sourceReads, winks } from "~/db/schema";
import { renderBody } from "~/features/pings/article/render-body";
import type { NewsServices } from "~/ports/news";
import { clockAt, testApp } from "../../../../test/support/app";
import { feedPlace, page, realOutside, rss } from "../../../../test/support/feeds";
import { radarOf } from "../../../../test/support/newsroom";
import { readSource } from "./read-source.server";
import { sendDue } from "./send-due.server";

const START = "2026-11-20T08:00:00Z";
const text =
  "The AI laboratory has published the weights of its language model, an LLM of 19 billion parameters that runs on one card. " +
  "Researchers who tried the model say that it answers in two languages, and that its makers describe honestly where it fails. " +
  "The licence of the model allows commercial use, and a report with measurements follows next week.";

// Letters alone: a digit of it would be a number that the article names.
const unique = () => crypto.randomUUID().replace(/\d/g, "x");

/** One reading of a feed with one article about the subject, with these services; what came of it. */
async function readWith(given: Partial<NewsServices>, { pageStatus = 200 } = {}) {
  const clock = clockAt(START);
  const services = { reader: null, reranker: null, editor: null, search: null, embedder: null, ...given };
  const app = await testApp({
    now: clock.now,
    outside: realOutside(2000),
    newsServices: async () => services,
  });
  const place = feedPlace();
  const title = `AI model with open weights ${unique()}`;
  const link = place.url("/a");
  const html = { "content-type": "text/html; charset=utf-8" };
  await place.play("/a", { status: pageStatus, headers: html, body: page(title, text.split(/(?<=\.) /)) });
  const at = new Date(clock.now().getTime() - 3_600_000);
  await place.play("/feed.xml", { body: rss(title, [{ title, link, summary: "An AI model.", at }]) });
  const room = { ...radarOf(app, [place.url("/feed.xml")]), recentStories: async () => [] };
  await sendDue(app, room);
  const readings = [];
  for (const { id } of app.sent) readings.push(await readSource(app, room, id));
  const [article] = await app.db.select().from(articles).where(eq(articles.canonicalUrl, link));
  const [wink] = await app.db
    .select()
    .from(winks)
    .where(eq(winks.articleId, article?.id ?? ""));
  const reads = await app.db.select().from(sourceReads).orderBy(sourceReads.id);
  return { article, wink, notes: reads.slice(-readings.length).flatMap((read) => read.notes), readings };
}

const editor = (answer: { score: number; reason: string; summary: string }): NewsServices["editor"] => ({
  name: "openai",
  model: "m",
  judge: async () => ({ ok: true, tokens: 10, ...answer }),
});

const summary = "The laboratory published the weights of a model of 19 billion parameters.";

test("a model's score, reason and summary stand in the feed, and the reading says who gave them", async () => {
  const { article, wink, notes } = await readWith({
    editor: editor({ score: 88, reason: "Open weights, with faults named.", summary }),
  });
  expect(article?.summary).toBe(summary);
  expect(wink).toMatchObject({ reason: "Open weights, with faults named." });
  expect(wink?.score).toBeGreaterThanOrEqual(80);
  expect(notes).toEqual(["score:openai", "summary:openai"]);
});

test.each([
  ["of another language", "该实验室公布了模型的权重，可在一张卡上运行。", "radar.summaryOtherLanguage"],
  ["with a number of its own", "The model has 70 billion parameters.", "radar.summaryForeignNumber"],
  ["with a link of its own", "Read all of it at https://evil.example/x now.", "radar.summaryForeignLink"],
])("a model's summary %s is not shown, its score is", async (_, told, reason) => {
  const { article, notes } = await readWith({
    editor: editor({ score: 70, reason: "Fits.", summary: told }),
  });
  expect(article?.summary).not.toBe(told);
  expect(notes).toEqual(["score:openai", `summary:${reason}`]);
});

test("what a model finds to be about something else stays out", async () => {
  const { article, notes } = await readWith({ editor: editor({ score: 5, reason: "No.", summary }) });
  expect(article).toBeUndefined();
  expect(notes).toContain("score:openai");
});

test.each([
  "news.timedOut",
  "news.refusedKey",
  "news.noBalance",
  "news.badAnswer",
  "news.budgetSpent",
] as const)("where a model fails with %s the built-in score and summary stand", async (reason) => {
  const failing: NewsServices["editor"] = { name: "openai", model: "m", judge: async () => refuse(reason) };
  const { article, wink, notes } = await readWith({ editor: failing });
  expect(wink?.score).toBeGreaterThanOrEqual(30);
  expect(article?.summary).not.toBe("");
  expect(notes).toEqual([`score:${reason}`]);
});

test("a reranker scores where the model fails", async () => {
  const { wink, notes } = await readWith({
    editor: { name: "openai", model: "m", judge: async () => refuse("news.unavailable") },
    reranker: {
      name: "jina",
      model: "jina-reranker-v2-base-multilingual",
      rank: async () => ({ ok: true, scores: [0.8], tokens: 10 }),
    },
  });
  expect(wink?.score).toBe(85);
  expect(notes).toEqual(["score:news.unavailable", "score:jina"]);
});

test("the configured reader reads what we cannot, and its markup is written anew", async () => {
  const markdown = `# Model\n\n${text}\n\n<script>alert(1)</script> [go](javascript:alert(1))`;
  const { article, notes } = await readWith(
    {
      reader: {
        name: "jina",
        read: async () => ({ ok: true, title: "Model", markdown, publishedAt: null, tokens: 10 }),
      },
    },
    { pageStatus: 403 },
  );
  expect(article?.content).toContain("19 billion parameters");
  expect(article?.content).not.toContain("<script");
  expect(renderBody(article?.content ?? "").html).not.toMatch(/<script|href="javascript/);
  expect(notes).toEqual(["page:status 403", "reader:jina"]);
});

test("where the reader fails too, the article keeps what the feed says of it", async () => {
  const { article, notes } = await readWith(
    { reader: { name: "jina", read: async () => refuse("news.blocked") } },
    { pageStatus: 403 },
  );
  expect(article?.summary).toContain("An AI model.");
  expect(notes).toEqual(["page:status 403", "reader:news.blocked"]);
});

test("a search is one more source of its subject: what it cites is read, and no more often than once a day", async () => {
  const place = feedPlace();
  const title = `AI model found by searching ${unique()}`;
  const html = { "content-type": "text/html" };
  await place.play("/found", { headers: html, body: page(title, text.split(/(?<=\.) /)) });
  const link = { url: place.url("/found"), title, quote: "An AI model.", publishedAt: new Date(START) };
  const odd = { url: "javascript:alert(1)", title: "AI", quote: "AI", publishedAt: null };
  const { readings } = await readWith({
    search: {
      name: "jina",
      search: async () => ({ ok: true, answer: "…", links: [link, odd], tokens: 100 }),
    },
  });
  expect(readings).toMatchObject([{ outcome: "read" }, { outcome: "read" }]);
  const app = await testApp();
  const found = await app.db.select().from(articles).where(eq(articles.canonicalUrl, link.url));
  expect(found).toMatchObject([{ title, source: "127.0.0.1" }]);
});
