import { expect, test } from "vitest";
import { feedLinks } from "./feed-links";

test("a subject of the world names its three files, a person's feed none", () => {
  const links = feedLinks("https://wink.example", { tagId: "ai_news_en", name: "AI News", kind: "world" });
  expect(links.map(({ type, href }) => [type, href])).toEqual([
    ["application/rss+xml", "https://wink.example/pings/feeds/ai_news_en/rss.xml"],
    ["application/atom+xml", "https://wink.example/pings/feeds/ai_news_en/atom.xml"],
    ["application/feed+json", "https://wink.example/pings/feeds/ai_news_en/feed.json"],
  ]);
  expect(
    feedLinks("https://wink.example", { tagId: "abcd1234", name: "abcd1234", kind: "followed" }),
  ).toEqual([]);
  expect(feedLinks("https://wink.example", null)).toEqual([]);
});
