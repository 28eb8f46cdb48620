import { expect, test } from "vitest";
import type { Feed, FeedItem } from "./feed";
import { parseFeed } from "./parse-feed";

const about = {
  url: "https://news.example/feed.xml",
  contentType: null,
  fetchedAt: new Date("2026-11-23T04:00:00Z"),
};

function parse(text: string) {
  return parseFeed(new TextEncoder().encode(text), about);
}

function feedOf(text: string): Feed {
  const read = parse(text);
  if (!read.ok) throw new Error(read.reason);
  return read.feed;
}

function rss(items: string, head = ""): string {
  return `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
    xmlns:media="http://search.yahoo.com/mrss/"><channel><title>News</title>${head}${items}</channel></rss>`;
}

function atom(entries: string, attributes = ""): string {
  return `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>News</title>${entries}</feed>`;
}

function only(text: string): FeedItem | undefined {
  return feedOf(text).items[0];
}

test.each([
  ["a guid that is an address", "<guid>https://a.example/1</guid>", "https://a.example/1"],
  ["a relative guid that is said to be one", '<guid isPermaLink="true">/1</guid>', "https://news.example/1"],
  ["a guid that is none", "<guid>17</guid>", ""],
  [
    "the link, not the guid",
    "<guid>https://a.example/1</guid><link>https://a.example/2</link>",
    "https://a.example/2",
  ],
  ["a relative link", "<link>\n /2?utm_source=rss </link>", "https://news.example/2"],
  ["a link with a bare ampersand", "<link>https://a.example/?a=1&b=2</link>", "https://a.example/?a=1&b=2"],
  ["nothing that runs", "<link>javascript:alert(1)</link>", ""],
  [
    "the address behind a proxy",
    "<link>https://feedproxy.example/x</link><feedburner:origLink>https://a.example/3</feedburner:origLink>",
    "https://a.example/3",
  ],
])("an item's address is %s", (_, fields, url) => {
  expect(only(rss(`<item><title>A</title>${fields}</item>`))?.url).toBe(url);
});

test.each([
  ["AT&amp;amp;T", "AT&T"],
  ["AT&T &mdash; news", "AT&T — news"],
  ["<![CDATA[Q&amp;A]]>", "Q&A"],
  ["<![CDATA[<b>Bold</b> words]]>", "Bold words"],
  ["The &lt;div&gt; element", "The <div> element"],
  ["3 &lt; 4", "3 < 4"],
  ["two\n  lines&#8203;", "two lines"],
  ["it&amp;#39;s", "it's"],
])("the title %s", (written, title) => {
  expect(only(rss(`<item><title>${written}</title></item>`))?.title).toBe(title);
});

test("the title may come from Dublin Core, or from the text", () => {
  expect(only(rss("<item><dc:title>From there</dc:title></item>"))?.title).toBe("From there");
  expect(only(rss("<item><description>Only words</description></item>"))?.title).toBe("Only words");
});

test("the fullest content is kept, the shorter is the summary", () => {
  const item = only(
    rss(`<item><title>A</title><description>In short</description>
      <content:encoded><![CDATA[<p>In full, <a href="/b">with</a> <img src='c.png'> all</p>]]></content:encoded></item>`),
  );
  expect(item?.summary).toBe("In short");
  expect(item?.html).toContain(
    '<a href="https://news.example/b">with</a> <img src="https://news.example/c.png"> all',
  );
});

test("media:description stands in for a description", () => {
  const item = only(
    rss(
      "<item><title>A</title><media:group><media:description>Words</media:description></media:group></item>",
    ),
  );
  expect(item?.summary).toBe("Words");
});

test("HTML that was encoded twice is decoded", () => {
  expect(
    only(rss("<item><title>A</title><description>&amp;lt;p&amp;gt;Hi&amp;lt;/p&amp;gt;</description></item>"))
      ?.html,
  ).toBe("<p>Hi</p>");
});

test.each([
  ["text", '<content type="text">1 &lt; 2</content>', "1 &lt; 2"],
  ["escaped HTML", '<content type="html">&lt;b&gt;x&lt;/b&gt;</content>', "<b>x</b>"],
  [
    "base64",
    '<content type="text/html" mode="base64">PHA+5L2g5aW9PC9wPjxwPng8L3A+</content>',
    "<p>你好</p><p>x</p>",
  ],
])("Atom's content as %s", (_, content, html) => {
  expect(only(atom(`<entry><title>A</title><id>1</id>${content}</entry>`))?.html).toBe(html);
});

test("Atom's content as XHTML, relative to its base", () => {
  const content = `<content type="xhtml" xml:base="sub/"><div xmlns="http://www.w3.org/1999/xhtml"><a href="a">A</a></div></content>`;
  const entry = `<entry><title>A</title><link href="b"/>${content}</entry>`;
  const item = only(atom(entry, 'xml:base="https://other.example/x/"'));
  expect(item?.url).toBe("https://other.example/x/b");
  expect(item?.html).toContain('<a href="https://other.example/x/sub/a">A</a>');
});

test("Atom 0.3, and prefixes that nobody uses", () => {
  const feed = feedOf(
    `<a:feed xmlns:a="http://purl.org/atom/ns#"><a:title>News</a:title><a:entry><a:title>A</a:title>
      <a:link rel="alternate" href="https://a.example/1"/><a:issued>2026-11-03T08:05:00Z</a:issued></a:entry></a:feed>`,
  );
  expect(feed).toMatchObject({ format: "atom", title: "News" });
  expect(feed.items).toMatchObject([
    { url: "https://a.example/1", publishedAt: new Date("2026-11-03T08:05:00Z") },
  ]);
});

test("JSON Feed, with text for HTML and a list of authors", () => {
  const json = {
    version: "https://jsonfeed.org/version/1.1",
    title: "News",
    language: "en",
    items: [
      { id: 7, url: "/a", title: "A", content_text: "1 < 2", authors: [{ name: "Ann" }, { name: "Bob" }] },
    ],
  };
  const feed = feedOf(JSON.stringify(json));
  expect(feed).toMatchObject({ format: "json", lang: "en" });
  expect(feed.items).toMatchObject([
    { key: "7", url: "https://news.example/a", html: "1 &lt; 2", author: "Ann, Bob" },
  ]);
});

test.each([
  ["<author>ann@example.com (Ann Lee)</author>", "Ann Lee"],
  ["<author>Ann Lee &lt;ann@example.com&gt;</author>", "Ann Lee"],
  ["<author>ann@example.com</author>", ""],
  ["<dc:creator>张三</dc:creator><author>张三</author>", "张三"],
])("%s", (fields, author) =>
  expect(only(rss(`<item><title>A</title>${fields}</item>`))?.author).toBe(author),
);

test.each([
  ["<ttl>90</ttl>", 90],
  ["<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>", 360],
  ["<ttl>1440</ttl><sy:updatePeriod>hourly</sy:updatePeriod>", 1440],
  ["<ttl>soon</ttl>", null],
  ["", null],
])("%s", (head, minutes) => {
  expect(feedOf(rss("<item><title>A</title></item>", head)).ttlMinutes).toBe(minutes);
});

test("language and site are told", () => {
  const head =
    '<language>zh_CN</language><link>/</link><atom:link rel="self" href="https://news.example/feed.xml"/>';
  expect(feedOf(rss("<item><title>A</title></item>", head))).toMatchObject({
    lang: "zh-cn",
    siteUrl: "https://news.example/",
  });
});

function keys(items: string): string[] {
  return feedOf(rss(items)).items.map(({ key }) => key);
}

test("one guid for several items is made whole by their addresses", () => {
  const items = ["1", "2"].map(
    (id) => `<item><title>A</title><guid>same</guid><link>https://a.example/${id}</link></item>`,
  );
  expect(keys(items.join(""))).toEqual(["same|https://a.example/1", "same|https://a.example/2"]);
});

test("without a guid the address is the key, or title and text", () => {
  const items = [
    "<item><title>A</title><link>https://a.example/1?utm_source=x</link></item>",
    "<item><title>B</title></item>",
  ];
  expect(keys(items.join(""))).toEqual(["//a.example/1", "B|0"]);
});

test("entries of one page without guids stay apart, and what is said twice is said once", () => {
  const item = (title: string) => `<item><title>${title}</title><link>https://a.example/</link></item>`;
  expect(keys(item("A") + item("B") + item("B"))).toHaveLength(2);
});

test("an edited item keeps its key, and no key is longer than 500 characters", () => {
  const item = (title: string) => `<item><title>${title}</title><guid>${"g".repeat(900)}</guid></item>`;
  expect(keys(item("A"))).toEqual(keys(item("A, corrected")));
  expect(keys(item("A"))[0]?.length).toBeLessThanOrEqual(500);
});

test("no more than 500 items are read", () => {
  const items = Array.from({ length: 800 }, (_, at) => `<item><title>${at}</title></item>`).join("");
  expect(feedOf(rss(items)).items).toHaveLength(500);
});

test("zones are learned for the whole feed", () => {
  const item = (time: string) =>
    `<item><title>早报 ${time}</title><pubDate>2026-11-23 ${time}</pubDate></item>`;
  const [first] = feedOf(rss(item("11:30:00") + item("10:00:00"))).items;
  expect(first?.publishedAt).toEqual(new Date("2026-11-23T03:30:00Z"));
});

test.each([
  [
    "tags that nobody closes",
    "<item><title>A<link>https://a.example/1</link><item><title>B</item>",
    ["A", "B"],
  ],
  [
    "ampersands and signs",
    "<item><title>A & B</title><description>x < y && z</description></item>",
    ["A & B"],
  ],
  [
    "tags that cross",
    "<item><title>A</title><description><b>x</description></b></item><item><title>B</title></item>",
    ["A", "B"],
  ],
  [
    "an end that is missing",
    "<item><title>A</title></item><item><title>B</title><description>cut of",
    ["A", "B"],
  ],
])("%s are forgiven", (_, items, titles) => {
  const broken = rss(items).replace(/<\/channel><\/rss>$/, "");
  expect(feedOf(broken).items.map(({ title }) => title)).toEqual(titles);
});

test("warnings before the document are passed over", () => {
  const feed = feedOf(`<br />\n<b>Warning</b>: it broke\n${rss("<item><title>A</title></item>")}`);
  expect(feed.items).toHaveLength(1);
});

test.each([
  ["", "radar.feedEmpty"],
  ["  \n", "radar.feedEmpty"],
  [rss(""), "radar.feedEmpty"],
  ["<!DOCTYPE html><html><head><title>Home</title></head><body><p>Hi<br></body></html>", "radar.feedIsPage"],
  [`<html>${"<br>".repeat(5000)}`, "radar.feedIsPage"],
  ["<opml version='2.0'><body/></opml>", "radar.notAFeed"],
  ["<constructor><item><title>x</title></item></constructor>", "radar.notAFeed"],
  ["just words", "radar.notAFeed"],
  ['{"a": 1}', "radar.notAFeed"],
  ['{"version": "https://jsonfeed.org/version/1", "items": [', "radar.feedUnreadable"],
  ["<rss version='2.0'><channel><title>cut", "radar.feedUnreadable"],
  [rss("<a>".repeat(100_000)), "radar.feedTooDeep"],
])("%.60s is refused by name", (text, reason) => expect(parse(text)).toEqual({ ok: false, reason }));

test.each([
  [
    "RSS",
    rss(
      '<item><title>One</title><link>https://a.example/1</link><source url="https://b.example/f">The Outlet</source></item>',
    ),
  ],
  [
    "Atom",
    atom(`<entry><title>One</title><link href="https://a.example/1"/><source><title>The Outlet</title>
      <id>x</id><link href="https://b.example/"/></source></entry>`),
  ],
])("an item of %s that was gathered elsewhere names its outlet", (_, text) => {
  expect(only(text)).toMatchObject({ title: "One", url: "https://a.example/1", outlet: "The Outlet" });
});

test.each([
  ["RSS", rss("<item><title>One</title><category>AI</category><category>人工 智能</category></item>")],
  [
    "Dublin Core",
    rss("<item><title>One</title><dc:subject>AI</dc:subject><dc:subject>人工 智能</dc:subject></item>"),
  ],
  [
    "Atom",
    atom('<entry><title>One</title><category term="AI"/><category term="x" label="人工 智能"/></entry>'),
  ],
  [
    "JSON Feed",
    JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "News",
      items: [{ id: "1", title: "One", tags: ["AI", "人工 智能"] }],
    }),
  ],
])("the categories of %s are told", (_, text) => {
  expect(only(text)?.categories).toEqual(["AI", "人工 智能"]);
});
