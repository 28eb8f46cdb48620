import { expect, test } from "vitest";
import { feedLinks, subjectIn } from "./feed-links";

test("a feed that has files names its three, another none", () => {
  const tab = { tagId: "ai_news_en", name: "AI News", kind: "world" } as const;
  const links = feedLinks("https://wink.example", { tab, hasFiles: true });
  expect(links.map(({ type, href }) => [type, href])).toEqual([
    ["application/rss+xml", "https://wink.example/pings/feeds/ai_news_en/rss.xml"],
    ["application/atom+xml", "https://wink.example/pings/feeds/ai_news_en/atom.xml"],
    ["application/feed+json", "https://wink.example/pings/feeds/ai_news_en/feed.json"],
  ]);
  expect(feedLinks("https://wink.example", { tab, hasFiles: false })).toEqual([]);
  expect(feedLinks("https://wink.example", { tab: null, hasFiles: false })).toEqual([]);
});

test("only a subject of the world's that is not shown by itself has an address of its own", () => {
  const shown = (tagId: string, kind: "world" | "own" | "followed") =>
    subjectIn({ tab: { tagId, name: tagId, kind }, defaultTagId: "ai_news_en" });
  expect(shown("digital_currency", "world")).toBe("tag_id=digital_currency");
  expect(shown("a&b", "world")).toBe("tag_id=a%26b");
  expect([shown("ai_news_en", "world"), shown("abcd1234", "own"), shown("abcd1234", "followed")]).toEqual([
    "",
    "",
    "",
  ]);
  expect(subjectIn({ tab: null, defaultTagId: null })).toBe("");
});
