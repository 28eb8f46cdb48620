import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { articleSitemap, articleSitemaps, escapeXml, newsSitemap, possibleInXml } from "./sitemap";

const origin = "https://wink.example";
const article = {
  id: "0123456789abcdef",
  lang: "zh" as const,
  title: "A & B <c> \u0007 “中文”",
  publishedAt: new Date("2026-11-22T10:00:00Z"),
};

/** The texts of the elements of a name. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  let inside = false;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        inside = tag === name;
        if (inside) found.push("");
      },
      ontext: (text) => {
        if (inside) found.push((found.pop() ?? "") + text);
      },
      onclosetag: () => {
        inside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

test("an article is listed by its address in its own language, with its date", () => {
  const xml = articleSitemap(origin, [article, { ...article, id: "fedcba9876543210", lang: "en" }]);
  expect(textsOf(xml, "loc")).toEqual([
    `${origin}/pings/content/0123456789abcdef?lang=zh`,
    `${origin}/pings/content/fedcba9876543210?lang=en`,
  ]);
  expect(textsOf(xml, "lastmod")).toEqual(["2026-11-22T10:00:00.000Z", "2026-11-22T10:00:00.000Z"]);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
});

test("news have a publication, a language, a date and their title as it is", () => {
  const xml = newsSitemap(origin, [article]);
  expect(textsOf(xml, "news:title")).toEqual(["A & B <c>  “中文”"]);
  expect(textsOf(xml, "news:language")).toEqual(["zh-cn"]);
  expect(textsOf(xml, "news:name")).toEqual(["Wink Pings"]);
  expect(textsOf(xml, "news:publication_date")).toEqual(["2026-11-22T10:00:00.000Z"]);
});

test.each([
  [0, ["/sitemaps/pings.xml"]],
  [1, ["/sitemaps/pings.xml"]],
  [10_000, ["/sitemaps/pings.xml"]],
  [10_001, ["/sitemaps/pings.xml", "/sitemaps/pings.xml?page=2"]],
  [25_000, ["/sitemaps/pings.xml", "/sitemaps/pings.xml?page=2", "/sitemaps/pings.xml?page=3"]],
])("%d articles are listed in files of ten thousand", (last, files) => {
  expect(articleSitemaps(last)).toEqual(files);
});

test("text becomes text in XML, and nothing else", () => {
  expect(escapeXml(`</title><script a="b">&amp; 中文 😀`)).toBe(
    "&lt;/title&gt;&lt;script a=&quot;b&quot;&gt;&amp;amp; 中文 😀",
  );
});

test("what XML cannot hold is left out, whole characters stay", () => {
  expect(possibleInXml("a\u0000b\u0007c\u001fd\ufffee\uffff")).toBe("abcde");
  expect(possibleInXml("a\ud83db\ude00c😀\t\n\r")).toBe("abc😀\t\n\r");
});
