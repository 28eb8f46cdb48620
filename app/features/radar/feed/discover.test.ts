import { expect, test } from "vitest";
import { feedAddressIn } from "./discover";

const url = "https://news.example/blog/";
const link = (href: string, title = "News") =>
  `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`;

test.each([
  ["a relative address", link("feed.xml"), "https://news.example/blog/feed.xml"],
  [
    "one relative to the page's base",
    `<base href="/other/">${link("feed.xml")}`,
    "https://news.example/other/feed.xml",
  ],
  [
    "the articles before the comments",
    link("/comments/feed", "Comments") + link("/feed"),
    "https://news.example/feed",
  ],
  ["another language of the page", '<link rel="alternate" hreflang="zh" type="text/html" href="/zh">', null],
  ["what is no address", link("javascript:alert(1)"), null],
  ["nothing", "<p>Words</p>", null],
])("a page names %s", (_, head, address) => {
  expect(feedAddressIn(`<!doctype html><head>${head}</head>`, url)).toBe(address);
});
