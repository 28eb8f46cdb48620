import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles, tags } from "~/db/schema";
import { clockAt, testApp } from "../../../../test/support/app";
import { addWink } from "../add-wink.server";
import { LISTED_AT_ONCE } from "./sitemap";
import { lastArticleNumber, listArticles, listNews, readFeedFile } from "./syndication.server";

const clock = clockAt("2026-11-22T12:00:00Z");
const incoming = (number: number, tagId = "ai_news_en") => ({
  tagId,
  canonicalUrl: `https://example.com/${number}`,
  title: `Title ${number}`,
  summary: `Summary ${number}`,
  content: "the-locked-part ".repeat(100),
  source: "The Source",
  lang: "en" as const,
  publishedAt: new Date(clock.now().getTime() - number * 3_600_000),
  score: 50,
  reason: "Because",
});

async function filled() {
  const app = await testApp({ now: clock.now });
  for (let number = 0; number < 60; number++) await addWink(app, incoming(number));
  return app;
}

const of = { origin: "https://wink.example", mayOwn: async (userId: string) => userId === "user_1" };

const file = (app: Awaited<ReturnType<typeof filled>>, tagId: string) =>
  readFeedFile(app, { ...of, tagId, file: "feed.json" });

test("a feed file holds the newest thirty by their summaries, and nothing of the text", async () => {
  const app = await filled();
  for (const name of ["rss.xml", "atom.xml", "feed.json"] as const) {
    const read = await readFeedFile(app, { ...of, tagId: "ai_news_en", file: name });
    const summaries = read?.match(/Summary \d+/g) ?? [];
    expect(summaries).toEqual(Array.from({ length: 30 }, (_, index) => `Summary ${index}`));
    expect(read).not.toContain("locked");
  }
});

test("a subject that is empty and a member's own radar have a file, what is none, paused or not covered has not", async () => {
  const app = await filled();
  expect(JSON.parse((await file(app, "ai_news_zh")) ?? "").items).toEqual([]);
  await app.db.insert(tags).values({ id: "abcd1234", userId: "user_1", lang: "en", enabled: true });
  await addWink(app, incoming(100, "abcd1234"));
  expect(JSON.parse((await file(app, "abcd1234")) ?? "").items).toMatchObject([{ _wink: { score: 50 } }]);
  await app.db.update(tags).set({ enabled: false }).where(eq(tags.id, "abcd1234"));
  expect(await file(app, "abcd1234")).toBeNull();
  expect(await file(app, "nothing")).toBeNull();
  await app.db.insert(tags).values({ id: "efgh5678", userId: "user_2", lang: "en", enabled: true });
  await addWink(app, incoming(101, "efgh5678"));
  expect(await file(app, "efgh5678")).toBeNull();
});

test("sitemaps list what the world's feed shows, each once, and not what was removed or is a member's own", async () => {
  const app = await filled();
  const [first, own] = [await addWink(app, incoming(0)), await addWink(app, incoming(101, "abcd1234"))];
  await addWink(app, incoming(1, "ai_news_zh"));
  await app.db.update(articles).set({ removedAt: clock.now() }).where(eq(articles.id, first.id));
  const listed = (await listArticles(app, 1)) ?? [];
  const ids = listed.map(({ id }) => id);
  expect(new Set(ids).size).toBe(59);
  expect(ids).toHaveLength(59);
  expect(ids).not.toContain(first.id);
  expect(ids).not.toContain(own.id);
  expect(await listArticles(app, 2)).toBeNull();
  const news = await listNews(app);
  expect(news.map(({ title }) => title)).toEqual(
    Array.from({ length: 48 }, (_, index) => `Title ${index + 1}`),
  );
});

test("a file of articles ends where the next begins, however many there are", async () => {
  const app = await filled();
  const last = await lastArticleNumber(app);
  expect(last).toBeGreaterThanOrEqual(60);
  const { id } = await addWink(app, incoming(200));
  await app.db.run(sql`UPDATE articles SET number = ${LISTED_AT_ONCE + 1} WHERE id = ${id}`);
  expect(await lastArticleNumber(app)).toBe(LISTED_AT_ONCE + 1);
  expect((await listArticles(app, 2))?.map((each) => each.id)).toEqual([id]);
});
