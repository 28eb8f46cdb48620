import { expect, test } from "vitest";
import { testApp } from "../../../test/support/app";
import { addWink } from "./add-wink.server";
import { readArticle } from "./article/read-article.server";
import { readCursor } from "./feed/cursor";
import { readFeed } from "./feed/read-feed.server";

const incoming = (number: number) => ({
  tagId: "ai_news_en",
  canonicalUrl: `https://example.com/${number}`,
  title: `Title ${number}`,
  summary: "Summary",
  content: "中文 content",
  source: "The Source",
  lang: "en" as const,
  publishedAt: new Date(Date.UTC(2026, 10, 1, 0, number)),
  score: 50,
  reason: "Because",
});

test("what came in is read page by page, newest first, each once", async () => {
  const app = await testApp();
  for (let number = 0; number < 25; number += 1) await addWink(app, incoming(number));
  const again = await addWink(app, incoming(3));
  expect(again.isNew).toBe(false);
  const titles: string[] = [];
  const sizes: number[] = [];
  let next: string | null = null;
  do {
    const read = readCursor(next);
    if (!read.ok) throw new Error(read.reason);
    const page = await readFeed(app, { tagId: null, cursor: read.cursor, locale: "en", viewer: null });
    titles.push(...page.cards.map(({ title }) => title));
    sizes.push(page.cards.length);
    next = page.next;
  } while (next);
  expect(sizes).toEqual([10, 10, 5]);
  expect(titles).toEqual(Array.from({ length: 25 }, (_, index) => `Title ${24 - index}`));
  const article = await readArticle(app, { id: again.id, tagId: null, viewer: null });
  expect(article).toMatchObject({
    title: "Title 3",
    score: 50,
    tag: { name: "AI News" },
    markdown: null,
    sourceUrl: null,
  });
});
