import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonicalUrl } from "./canonical-url";
import { lineOfHtml } from "./html-text";
import { parseFeed } from "./parse-feed";

const about = {
  url: "http://example.org/feed.xml",
  contentType: null,
  fetchedAt: new Date("2026-11-23T04:00:00Z"),
};

type Words = string | { value?: string };
type Link = { href?: string; rel?: string };
type Item = { title?: Words; link?: string; links?: Link[] };
type Expected = Item & { items?: Item[]; entries?: Item[] };

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

function titleIn({ title = "" }: Item): string {
  return lineOfHtml(typeof title === "string" ? title : (title.value ?? ""), 500);
}

function urlIn({ link, links = [] }: Item): string {
  const href = link ?? links.find(({ rel }) => rel === undefined || rel === "alternate")?.href ?? "";
  return canonicalUrl(href, about.url) ?? "";
}

const published = globSync("test/data/feed/feedsmith/*.xml");

describe.each(published)("%s", (path) => {
  const expected: Expected = JSON.parse(readFileSync(path.replace(".xml", ".json"), "utf8"));
  const items = expected.items ?? expected.entries ?? [];

  test("is read as its maintainer expects", () => {
    const read = parseFeed(bytesOf(path), about);
    if (!read.ok) throw new Error(read.reason);
    expect(read.feed.isRepaired).toBe(false);
    expect(read.feed.title).toBe(titleIn(expected));
    expect(read.feed.items.map(({ title }) => title)).toEqual(items.map(titleIn));
    for (const [index, item] of items.entries()) {
      if (urlIn(item) !== "") expect(read.feed.items[index]?.url).toBe(urlIn(item));
    }
  });
});

test.each([
  ["encoding/demoronize-1.xml", ["don’t"]],
  ["illformed/rss_item_link_corrupted_ampersands.xml", [""]],
])("%s of feedparser", (name, summaries) => {
  const read = parseFeed(bytesOf(`test/data/feed/feedparser/${name}`), about);
  expect(read.ok && read.feed.items.map(({ summary }) => summary)).toEqual(summaries);
});

test("ampersands in an address survive a document cut short", () => {
  const read = parseFeed(
    bytesOf("test/data/feed/feedparser/illformed/rss_item_link_corrupted_ampersands.xml"),
    about,
  );
  expect(read.ok && read.feed.items[0]?.url).toBe("http://link/get?a=1&b=2");
});

test.each([
  ["encoding/encoding_attribute_crash.xml", "radar.feedEmpty"],
  ["encoding/big5.xml", "radar.feedEmpty"],
  ["encoding/http_application_atom_xml_gb2312_encoding.xml", "radar.feedEmpty"],
  ["encoding/utf-32le-bom.xml", "radar.feedEmpty"],
  ["illformed/aaa_illformed.xml", "radar.feedUnreadable"],
  ["illformed/rss_empty_document.xml", "radar.notAFeed"],
])("%s of feedparser holds no item", (name, reason) => {
  expect(parseFeed(bytesOf(`test/data/feed/feedparser/${name}`), about)).toEqual({ ok: false, reason });
});
