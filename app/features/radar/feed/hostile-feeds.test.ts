import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { parseFeed } from "./parse-feed";

const about = {
  url: "https://news.example/feed.xml",
  contentType: null,
  fetchedAt: new Date("2026-11-23T04:00:00Z"),
};
const SIZE = 1_000_000;
/** Ten times what they take: what grows with the square of the size takes minutes. */
const MOST_MS = 3000;

const head = '<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>';

function fill(text: string): string {
  return text.repeat(Math.ceil(SIZE / text.length));
}

function described(html: string): string {
  return `${head}<item><title>a</title><description><![CDATA[${html}]]></description></item></channel></rss>`;
}

describe.each([
  ["unclosed tags", head + fill("<a>")],
  ["unclosed items", head + fill("<item><title>a")],
  ["one attribute", `${head}<item a="${fill("x")}">`],
  [
    "many attributes",
    `${head}<item ${Array.from({ length: SIZE / 10 }, (_, at) => `a${at}="x"`).join(" ")}>`,
  ],
  ["opening brackets", fill("<")],
  ["opening brackets in a feed", head + fill("<")],
  ["an open CDATA", `${head}<item><title><![CDATA[${fill("x")}`],
  ["many open CDATAs", `${head}<item><title>${fill("<![CDATA[")}`],
  ["ampersands", `${head}<item><title>${fill("&")}</title></item></channel></rss>`],
  ["open comments", head + fill("<!--")],
  ["declared entities", `<!DOCTYPE rss [${fill('<!ENTITY a "b">')}]>${head}<item><title>&a;</title></item>`],
  ["closing tags", `${head}${Array.from({ length: 1500 }, (_, at) => `<b${at}>`).join("")}${fill("</zz>")}`],
  ["namespaces", head + Array.from({ length: SIZE / 25 }, (_, at) => `<item xmlns:n${at}="x"/>`).join("")],
  ["nested HTML", described(fill("<div>"))],
  ["relative links", described(fill('<a href="/x">'))],
  ["encoded entities", described(fill("&amp;lt;"))],
  ["nested JSON", fill('{"a":')],
  [
    "brackets in a name",
    `${head}<item><title>a</title><author>a@b.c ${fill("(")}</author></item></channel></rss>`,
  ],
  [
    "separators in a name",
    `${head}<item><title>a</title><author>a@b.c ${fill("- ")}x</author></item></channel></rss>`,
  ],
  [
    "JSON keys",
    `{"title":"a","items":[{${Array.from({ length: SIZE / 10 }, (_, at) => `"k${at}":1`).join()}}]}`,
  ],
  ["a long title", `${head}<item><title>${fill("&amp;lt;b>")}</title></item></channel></rss>`],
])("a megabyte of %s", (_, text) => {
  test("is read or refused in time that grows with its length", () => {
    const bytes = new TextEncoder().encode(text);
    const spent = processorTime(() => expect(parseFeed(bytes, about)).toHaveProperty("ok"), MOST_MS);
    expect(spent).toBeLessThan(MOST_MS);
  });
});

test("entities that multiply are not expanded", () => {
  const levels = Array.from(
    { length: 30 },
    (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`,
  ).join("");
  const bomb = `<!DOCTYPE rss [<!ENTITY b0 "boom">${levels}]>${head}<item><title>x</title><description>&b30;</description></item></channel></rss>`;
  const read = parseFeed(new TextEncoder().encode(bomb), about);
  expect(read.ok && read.feed.items[0]?.html.length).toBeLessThan(100);
});

const piece = fc.oneof(
  fc.constantFrom(
    "<item>",
    "</item>",
    "<entry>",
    "<title>",
    "</title>",
    "<link>",
    '<link href="',
    "<guid>",
    "<![CDATA[",
    "]]>",
    "&amp;",
    "&#x0;",
    "<!--",
  ),
  fc.constantFrom(
    "<rss>",
    "<channel>",
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    "<rdf:RDF>",
    "<pubDate>",
    "<content type='xhtml'>",
    "xml:base='//x/'",
  ),
  fc.constantFrom(
    '{"version":"https://jsonfeed.org/version/1","items":[',
    '{"title":"\\u0000","url":"javascript:1"},',
    "]}",
  ),
  fc.constantFrom(
    "https://a.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "昨天 12:30",
    "<script>",
    "\u0000\u202e\u2028",
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 500 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => new TextEncoder().encode(pieces.join(""))),
  fc
    .array(piece, { maxLength: 20 })
    .map((pieces) => new TextEncoder().encode(`<rss><channel><item><title>x</title>${pieces.join("")}`)),
);

test("any bytes are a feed or a refusal by name", () => {
  fc.assert(
    fc.property(bytes, fc.option(fc.string()), (input, contentType) => {
      const read = parseFeed(input, { ...about, contentType });
      if (!read.ok) expect(read.reason).toMatch(/^radar\.\w+$/);
      const items = read.ok ? read.feed.items : [];
      for (const item of items) {
        expect(item.url).toMatch(/^(?:https?:\/\/.*)?$/);
        expect(item.title).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        expect(item.key.length).toBeLessThanOrEqual(500);
        expect(item.publishedAt?.getTime() ?? 0).not.toBeNaN();
      }
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    }),
    { numRuns: 500 },
  );
});
