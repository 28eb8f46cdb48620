import { expect, test } from "vitest";
import { clockAt, readFile, testApp } from "../../../test/support/app";
import { readArticle } from "./article/read-article.server";
import { readFeed } from "./feed/read-feed.server";
import { addSamples, samples } from "./samples.server";

const sample = (slug: string, hoursAgo: number) => ({
  slug,
  title: slug,
  summary: "s",
  content: "c",
  source: "Sample Times",
  hoursAgo,
  score: 70,
  reason: "r",
  sources: 2,
});

test("samples fill an empty feed once, each marked and at its time", async () => {
  const app = await testApp({ now: clockAt("2026-11-01T12:00:00Z").now });
  const feeds = [
    { tagId: "ai_news_en", lang: "en" as const, articles: [sample("new", 1), sample("old", 30)] },
  ];
  expect(await addSamples(app, feeds)).toBe(2);
  expect(
    await addSamples(app, [{ ...feeds[0], tagId: "ai_news_zh", lang: "zh", articles: [sample("more", 2)] }]),
  ).toBe(0);
  const { cards } = await readFeed(app, { tagId: "ai_news_en", cursor: null, locale: "en", viewer: null });
  expect(cards).toMatchObject([
    { title: "new", isSample: true, sourceCount: 2, createdAt: "2026-11-01T11:00:00.000Z" },
    { title: "old", createdAt: "2026-10-31T06:00:00.000Z" },
  ]);
  const article = await readArticle(app, { id: cards[0]?.id ?? "", tagId: null, viewer: null });
  expect(article).toMatchObject({ isSample: true, tag: { id: "ai_news_en" } });
});

test.each(["ai_news_en", "ai_news_zh", "digital_currency"])(
  "the written samples of %s can be taken in",
  async (tagId) => {
    const file = await readFile(`app/platform/local/samples/${tagId}.json`);
    const articles: unknown = JSON.parse(new TextDecoder().decode(file));
    const [feed] = samples.parse([{ tagId, lang: "zh", articles }]);
    expect(new Set(feed?.articles.map(({ slug }) => slug)).size).toBe(24);
  },
);
