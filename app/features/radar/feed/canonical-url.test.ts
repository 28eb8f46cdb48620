import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressKey, canonicalUrl, withoutTracking } from "./canonical-url";

type Row = { name: string; input: string; expected: string; baseURL?: string; feedURL?: string };
const oracle: Row[] = JSON.parse(readFileSync("test/data/feed/url-clean.json", "utf8"));

test.each(oracle)("$name", ({ input, expected, baseURL, feedURL }) => {
  expect(withoutTracking(input, baseURL, feedURL)).toBe(expected);
});

test.each([
  ["HTTPS://News.Example:443/A?b=1", "https://news.example/A?b=1"],
  ["/a?utm_source=x&b=%C4%E3", "https://news.example/a?b=%C4%E3"],
  ["//other.example/a#comments", "https://other.example/a"],
  ["https://news.example/changes#v1.2", "https://news.example/changes#v1.2"],
  ["https://news.example/a#:~:text=word", "https://news.example/a"],
  ["https://me:secret@news.example/a", "https://news.example/a"],
  ["https://news.example/a?&&", "https://news.example/a"],
  ["javascript:alert(1)", null],
  ["mailto:a@example.com", null],
  ["ftp://news.example/a", null],
  ["", null],
  [`https://news.example/${"a".repeat(5000)}`, null],
])("%s", (url, expected) => expect(canonicalUrl(url, "https://news.example/feed")).toBe(expected));

test.each([
  ["http://www.news.example/a/", "https://news.example/a"],
  ["https://news.example/a/index.html", "https://news.example/a"],
  ["https://m.news.example/a?utm_medium=rss", "https://news.example/a"],
])("%s compares as %s", (one, other) => expect(addressKey(one)).toBe(addressKey(other)));

test("what differs in path, query or entry compares as different", () => {
  const urls = [
    "https://a.example/a",
    "https://a.example/A",
    "https://a.example/a?b=1",
    "https://a.example/a#v2",
  ];
  expect(new Set(urls.map(addressKey)).size).toBe(urls.length);
});
