import { expect, test } from "vitest";
import type { Feed } from "../feed/feed";
import { isOwnItem, outletOf } from "./outlet";

const feed = (siteUrl: string, title = "The Feed"): Feed => ({
  format: "rss",
  title,
  siteUrl,
  lang: null,
  ttlMinutes: null,
  items: [],
  isRepaired: false,
});

test.each([
  ["https://news.example.com/a", "https://example.com/", "feeds.example.com", true],
  ["https://www.example.com.cn/a", "", "rss.example.com.cn", true],
  ["https://other.com.cn/a", "", "example.com.cn", false],
  ["https://other.com/a", "https://example.com/", "example.com", false],
  ["https://example.com/a", "https://example.com/", "feeds.feedburner.com", true],
  ["https://theirs.substack.com/p/a", "", "mine.substack.com", false],
  ["https://mine.github.io/a", "", "mine.github.io", true],
  ["https://notexample.com/a", "https://example.com/", "example.com", false],
])("%s in a feed of %s at %s: its own is %s", (url, siteUrl, host, isOwn) => {
  expect(isOwnItem({ url }, feed(siteUrl), host)).toBe(isOwn);
});

test.each([
  ["https://example.com/a", "", "The Feed", "The Feed"],
  ["https://example.com/a", "", "", "example.com"],
  ["https://www.other.org/a", "", "The Feed", "other.org"],
  ["https://www.other.org/a", "The Outlet", "The Feed", "The Outlet"],
])("%s with the outlet %j in the feed %j is by %s", (url, outlet, title, name) => {
  expect(outletOf({ url, outlet }, feed("https://example.com/", title), "example.com")).toBe(name);
});
