import { eq, sql } from "drizzle-orm";
import { parseOpml } from "feedsmith";
import { expect, test } from "vitest";
import { articles, tags } from "~/db/schema";
import { clockAt, testApp } from "../../../../test/support/app";
import { incomingWink } from "../../../../test/support/pings";
import { addWink } from "../add-wink.server";
import { LISTED_AT_ONCE } from "./sitemap";
import { lastArticleNumber, listArticles, listNews, readFeedFile, readFeedList } from "./syndication.server";

const clock = clockAt("2026-11-22T12:00:00Z");
const incoming = (number: number, tagId = "ai_news_en") =>
  incomingWink({
    tagId,
    canonicalUrl: `https://example.com/${number}`,
    title: `Title ${number}`,
    summary: `Summary ${number}`,
    content: "the-locked-part ".repeat(100),
    publishedAt: new Date(clock.now().getTime() - number * 3_600_000),
  });

async function filled() {
  const app = await testApp({ now: clock.now });
  for (let number = 0; number < 60; number++) await addWink(app, incoming(number));
  return app;
}

const of = {
  origin: "https://wink.example",
  asked: null,
  mayOwn: async (userId: string) => userId !== "user_2",
};

const file = async (
  app: Awaited<ReturnType<typeof filled>>,
  tagId: string,
  asked: "zh" | "en" | null = null,
) => (await readFeedFile(app, { ...of, tagId, file: "feed.json", asked }))?.text ?? null;

test("a feed file holds the newest thirty by their summaries, and nothing of the text", async () => {
  const app = await filled();
  for (const name of ["rss.xml", "atom.xml", "feed.json"] as const) {
    const read = await readFeedFile(app, { ...of, tagId: "ai_news_en", file: name });
    const summaries = read?.text.match(/Summary \d+/g) ?? [];
    expect(summaries).toEqual(Array.from({ length: 30 }, (_, index) => `Summary ${index}`));
    expect(read?.text).not.toContain("locked");
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

test("a file says in its own language or in the one that is asked for what it is: a subject or somebody's radar", async () => {
  const app = await filled();
  await app.db
    .insert(tags)
    .values({ id: "ijkl9012", userId: "user_3", lang: "zh", enabled: true })
    .onConflictDoNothing();
  const about = async (tagId: string, asked?: "zh" | "en") => {
    const { title, description, language, feed_url } = JSON.parse((await file(app, tagId, asked)) ?? "");
    return [title, description, language, feed_url];
  };
  const own = "https://wink.example/pings/feeds";
  expect(await about("digital_currency")).toEqual([
    "Wink Pings · 数字货币",
    "“数字货币”最新的 30 条新闻，每条都有相关度评分和摘要。",
    "zh-CN",
    `${own}/digital_currency/feed.json`,
  ]);
  expect(await about("digital_currency", "en")).toEqual([
    "Wink Pings · 数字货币",
    "The newest 30 stories on 数字货币, each scored for relevance and summed up.",
    "en",
    `${own}/digital_currency/feed.json?lang=en`,
  ]);
  expect((await about("ijkl9012")).slice(0, 2)).toEqual([
    "Wink Pings · 雷达 ijkl9012",
    "雷达 ijkl9012 最新找到的 30 条新闻，每条都有相关度评分和摘要。",
  ]);
});

test("a hub is named in the files of subjects by their one address, and in nobody's radar", async () => {
  const app = { ...(await filled()), hub: "https://hub.example/" };
  await app.db
    .insert(tags)
    .values({ id: "ijkl9012", userId: "user_3", lang: "zh", enabled: true })
    .onConflictDoNothing();
  const read = (tagId: string, asked: "zh" | null = null) =>
    readFeedFile(app, { ...of, tagId, file: "rss.xml", asked });
  const subject = await read("ai_news_en");
  const self = "https://wink.example/pings/feeds/ai_news_en/rss.xml";
  expect(subject?.link).toBe(`<https://hub.example/>; rel="hub", <${self}>; rel="self"`);
  expect(subject?.text).toContain('href="https://hub.example/" rel="hub"');
  for (const silent of [await read("ai_news_en", "zh"), await read("ijkl9012")]) {
    expect(silent?.link).toBeNull();
    expect(silent?.text).not.toContain("hub.example");
  }
});

test("the list of all files is in each subject's own language, or in the one that is asked for", async () => {
  const app = await filled();
  const outlines = async (asked: "zh" | "en" | null) =>
    parseOpml(await readFeedList(app, { origin: "https://wink.example", asked })).body?.outlines?.slice(
      0,
      3,
    ) ?? [];
  expect((await outlines(null)).map(({ text, language }) => [text, language])).toEqual([
    ["Wink Pings · AI News", "en"],
    ["Wink Pings · AI 资讯", "zh-CN"],
    ["Wink Pings · 数字货币", "zh-CN"],
  ]);
  const english = await outlines("en");
  expect(english.map(({ language }) => language)).toEqual(["en", "en", "en"]);
  expect(english[2]?.description).toContain("The newest 30 stories on 数字货币");
  expect(english[2]?.xmlUrl).toBe("https://wink.example/pings/feeds/digital_currency/rss.xml?lang=en");
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
