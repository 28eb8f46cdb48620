import { parseFeed } from "@rowanmanning/feed-parser";
import { parseOpml } from "feedsmith";
import { expect, test } from "vitest";
import { escapeHtml } from "~/core/markdown/escape";
import { addressIn, linkHeader, writeFeedFile, writeFeedList } from "./feed-files";
import { type FeedFile, isFeedFile } from "./feed-links";

const origin = "https://wink.example";
const item = (id: string, title: string, summary: string) => ({
  id,
  title,
  summary,
  source: "A & B 周报",
  lang: "zh" as const,
  createdAt: new Date("2026-11-22T10:00:00Z"),
  score: 71,
});
const titles = [
  "平常的标题",
  "A & B <script>alert(1)</script> ]]> “x”",
  "bell \u0007 half \ud83d 😀",
  "&amp; &lt;b&gt;",
];
const selfOf = (file: FeedFile) => `${origin}/pings/feeds/ai_news_zh/${file}`;
const feed = {
  self: selfOf("rss.xml"),
  home: `${origin}/pings?tag_id=ai_news_zh`,
  title: "Wink Pings · AI 资讯 & <b>\u0007",
  description: "每条都有相关度评分 & 摘要\u0007",
  lang: "zh" as const,
  hub: null as string | null,
  changedAt: new Date("2026-11-22T11:00:00Z"),
  items: titles.map((title, index) => item(`000000000000000${index}`, title, `摘要：${title}`)),
};
const possible = [
  "平常的标题",
  "A & B <script>alert(1)</script> ]]> “x”",
  "bell  half  😀",
  "&amp; &lt;b&gt;",
];

test.each([
  ["rss.xml", "rss"],
  ["atom.xml", "atom"],
] as const)("%s is read back by another parser as it was meant", (file, type) => {
  const text = writeFeedFile(file, origin, { ...feed, self: selfOf(file) });
  const read = parseFeed(text);
  expect(read.meta.type).toBe(type);
  expect(read.self).toBe(`${origin}/pings/feeds/ai_news_zh/${file}`);
  expect(read.url).toBe(`${origin}/pings?tag_id=ai_news_zh`);
  expect(read.title).toBe("Wink Pings · AI 资讯 & <b>");
  expect(read.description).toBe("每条都有相关度评分 & 摘要");
  expect(read.language).toBe("zh-CN");
  expect(read.items.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => `${origin}/pings/content/${id}`));
  expect(read.items.map(({ url }) => url)).toEqual(
    feed.items.map(({ id }) => `${origin}/pings/content/${id}?lang=zh`),
  );
  expect(read.items[0]).toMatchObject({ title: titles[0], description: `摘要：${titles[0]}` });
  expect(read.items[0]?.published).toEqual(new Date("2026-11-22T10:00:00Z"));
  expect(read.items[0]?.authors.map(({ name }) => name)).toEqual(["A & B 周报"]);
});

/** The text of each element of a name, by the rules of XML alone. */
function textsOf(xml: string, name: string): string[] {
  const content = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, "g");
  const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
  return [...xml.matchAll(content)].map(([, raw = ""]) =>
    raw
      .split(/<!\[CDATA\[([\s\S]*?)\]\]>/)
      .map((part, index) => (index % 2 ? part : part.replace(/&\w+;/g, (sign) => signs[sign] ?? "?")))
      .join(""),
  );
}

test.each(["rss.xml", "atom.xml"] as const)(
  "%s holds every text as it is and nothing that XML cannot",
  (file) => {
    const text = writeFeedFile(file, origin, feed);
    expect(textsOf(text, "title").slice(1)).toEqual(possible);
    const summaries = possible.map((title) => `摘要：${title}`);
    if (file === "atom.xml") expect(textsOf(text, "summary")).toEqual(summaries);
    else expect(textsOf(text, "description").slice(1)).toEqual(summaries.map(escapeHtml));
    expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}]/u);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/);
  },
);

test("feed.json is JSON Feed 1.1", () => {
  const read = JSON.parse(writeFeedFile("feed.json", origin, { ...feed, self: selfOf("feed.json") }));
  expect(read).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Wink Pings · AI 资讯 & <b>",
    home_page_url: `${origin}/pings?tag_id=ai_news_zh`,
    feed_url: `${origin}/pings/feeds/ai_news_zh/feed.json`,
    language: "zh-CN",
  });
  expect(read.items[1]).toEqual({
    id: `${origin}/pings/content/0000000000000001`,
    url: `${origin}/pings/content/0000000000000001?lang=zh`,
    title: titles[1],
    content_text: `摘要：${titles[1]}`,
    date_published: "2026-11-22T10:00:00.000Z",
    language: "zh-CN",
    authors: [{ name: "A & B 周报" }],
    _wink: { score: 71 },
  });
});

const hub = "https://hub.example/?a=1&b=2";

test("each file names its hub and itself, where there is one", () => {
  const hubsOf = (xml: string) =>
    [...xml.matchAll(/<(?:atom:)?link href="([^"]+)" rel="(hub|self)"/g)].map(([, href, rel]) => [rel, href]);
  for (const file of ["rss.xml", "atom.xml"] as const) {
    const self = selfOf(file);
    const told = writeFeedFile(file, origin, { ...feed, self, hub });
    expect(hubsOf(told).toSorted()).toEqual([
      ["hub", "https://hub.example/?a=1&amp;b=2"],
      ["self", self],
    ]);
    expect(parseFeed(told).items).toHaveLength(titles.length);
    expect(writeFeedFile(file, origin, { ...feed, self })).not.toContain('rel="hub"');
  }
  expect(JSON.parse(writeFeedFile("feed.json", origin, { ...feed, hub })).hubs).toEqual([
    { type: "WebSub", url: hub },
  ]);
  expect(JSON.parse(writeFeedFile("feed.json", origin, feed))).not.toHaveProperty("hubs");
  expect(linkHeader({ self: feed.self, hub })).toBe(`<${hub}>; rel="hub", <${feed.self}>; rel="self"`);
  expect(linkHeader(feed)).toBeNull();
});

test("the list of all files says of each what it is and in which language", () => {
  const xml = writeFeedList("All & more", [feed, { ...feed, title: 'A "B"', lang: "en" as const }]);
  const { head, body } = parseOpml(xml);
  expect(head?.title).toBe("All & more");
  expect(body?.outlines).toMatchObject([
    {
      text: "Wink Pings · AI 资讯 & <b>",
      description: "每条都有相关度评分 & 摘要",
      language: "zh-CN",
      xmlUrl: feed.self,
      htmlUrl: feed.home,
    },
    { text: 'A "B"', language: "en" },
  ]);
});

test.each([
  ["/pings/feeds/a/rss.xml", null, "/pings/feeds/a/rss.xml"],
  ["/pings/feeds/a/rss.xml", "zh", "/pings/feeds/a/rss.xml?lang=zh"],
  ["/pings?tag_id=a%26b", "en", "/pings?tag_id=a%26b&lang=en"],
  ["/pings?tag_id=a%26b", null, "/pings?tag_id=a%26b"],
] as const)("%s in %j is %s", (path, asked, address) => {
  expect(addressIn(path, asked)).toBe(address);
});

test.each(["rss.xml", "atom.xml", "feed.json"] as const)("%s may be empty", (file) => {
  expect(writeFeedFile(file, origin, { ...feed, items: [] })).toContain("ai_news_zh");
});

test("only the three files are files", () => {
  expect(["rss.xml", "atom.xml", "feed.json"].every(isFeedFile)).toBe(true);
  expect(["", "rss", "constructor", "RSS.xml"].some(isFeedFile)).toBe(false);
});

test("what was corrected tells readers that it has changed", () => {
  const correctedAt = new Date("2026-11-23T09:00:00Z");
  const items = [
    { ...item("0000000000000001", "Mended", ""), correctedAt },
    item("0000000000000002", "As it was", ""),
  ];
  const updated = parseFeed(writeFeedFile("atom.xml", origin, { ...feed, items })).items.map(
    (each) => each.updated,
  );
  expect(updated).toEqual([correctedAt, new Date("2026-11-22T10:00:00Z")]);
  const json = JSON.parse(writeFeedFile("feed.json", origin, { ...feed, items }));
  expect(json.items.map((each: Record<string, unknown>) => each.date_modified)).toEqual([
    correctedAt.toISOString(),
    undefined,
  ]);
});
