import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { z } from "zod";
import { renderMarkdown } from "~/core/markdown/dialect";
import { processorTime } from "../../../../test/support/files";
import { allowedElements } from "./allowed-elements";
import { sanitiseHtml } from "./sanitise";

const html = (source: string) => sanitiseHtml(source).html;

const attributes = new Set(
  "href title rel src alt width height loading decoding referrerpolicy cite datetime start colspan rowspan style".split(
    " ",
  ),
);

type Parsed = ReturnType<typeof parseDocument>["children"][number];

/** What stands in this markup and may not; it is read anew, by the rules of HTML. */
function forbiddenIn(node: Parsed): string[] {
  if (node.type === "text") return [];
  if (!("attribs" in node)) return [node.type];
  const inAttributes = Object.entries(node.attribs).flatMap(([name, value]) => {
    const isAddress = name === "href" || name === "src" || name === "cite";
    const isFine =
      attributes.has(name) &&
      (!isAddress || /^(https?:\/\/|mailto:)/.test(value)) &&
      (name !== "style" || /^text-align:(left|center|right)$/.test(value));
    return isFine ? [] : [`${node.name} ${name}="${value}"`];
  });
  const own = allowedElements.has(node.name) ? [] : [node.name];
  return [...own, ...inAttributes, ...node.children.flatMap(forbiddenIn)];
}

function expectSafe(source: string): void {
  const once = html(source);
  expect(parseDocument(once).children.flatMap(forbiddenIn)).toEqual([]);
  expect(html(once)).toBe(once);
}

const payloads = z
  .object({ payload: z.string() })
  .array()
  .parse(JSON.parse(readFileSync("test/data/sanitiser/dompurify-expect.json", "utf8")));

test("nothing that could run is left of any known attack, as it is and through Markdown, and twice is as once", () => {
  expect(payloads.length).toBeGreaterThan(100);
  for (const { payload } of payloads) {
    expectSafe(payload);
    expectSafe(renderMarkdown(payload, { breaks: true, footnotes: null }));
    expectSafe(
      renderMarkdown(`text ${payload.replaceAll("\n", " ")} text`, { breaks: true, footnotes: null }),
    );
  }
});

const tags =
  "p b a ul ol li table tbody tr td th h1 h2 div pre blockquote dl dt dd ruby rt figure figcaption br img hr svg math script style form template section select caption x-y foreignObject title".split(
    " ",
  );
const piece = fc.oneof(
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom('<a href="https://a.example/?x=1&amp;y">', '<img src="http://a.example:443/p" alt=\'"\'>'),
  fc.constantFrom(
    "&lt;",
    "&amp;lt;",
    "&#0;",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<",
    "'",
    '"',
    "\0",
    "text",
    "\n",
  ),
);

test("any soup of tags becomes the same safe markup, once and twice", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectSafe(pieces.join(""))),
    { numRuns: 3000 },
  );
});

test.each([
  ["a paragraph", "<p onclick=x()>a <b>b</b></p>", "<p>a <b>b</b></p>"],
  ["an unknown element", "<font color=red>a</font> <blink>b</blink>", "a b"],
  ["a script and what it holds", "a<script>alert(1)</script>b<style>p{}</style>", "ab"],
  ["a frame", '<iframe srcdoc="<script>x</script>">y</iframe>z', "z"],
  ["a drawing", "<svg><a xlink:href=javascript:x>y</a></svg>z", "z"],
  ["a comment", "a<!-- <b> -->b", "ab"],
  ["a heading of the first order", "<h1>a</h1><h6>b</h6>", "<h2>a</h2><h4>b</h4>"],
  ["a section", "<section><p>a</p></section>", "<div><p>a</p></div>"],
  ["what is left open", "<ul><li>a<li><b>b", "<ul><li>a</li><li><b>b</b></li></ul>"],
  ["what closes nothing", "a</div></b>c", "ac"],
  ["a cell without a table", "<td>a</td>", "a"],
  ["a paragraph in a paragraph", "<p>a<custom><p>b</custom>c", "<p>a</p><p>b</p>c"],
  [
    "a link in a link",
    '<a href="https://a.example/"><i><a href="https://b.example/">b',
    '<a href="https://a.example/" rel="noopener noreferrer nofollow ugc"><i>b</i></a>',
  ],
])("%s", (_, source, expected) => {
  expect(html(source)).toBe(expected);
});

const rel = 'rel="noopener noreferrer nofollow ugc"';

test.each([
  ["https://a.example/x?y=1&z", `<a href="https://a.example/x?y=1&amp;z" ${rel}>w</a>`],
  ["HTTP://A.example", `<a href="http://a.example/" ${rel}>w</a>`],
  ["mailto:a@b.example", `<a href="mailto:a@b.example" ${rel}>w</a>`],
  ["javascript:alert(1)", "w"],
  ["JaVa\tScRiPt:alert(1)", "w"],
  ["&#106;avascript:alert(1)", "w"],
  ["\u0001javascript:alert(1)", "w"],
  ["data:text/html,<script>alert(1)</script>", "w"],
  ["vbscript:x", "w"],
  ["blob:https://a.example/1", "w"],
  ["//a.example/x", "w"],
  ["/signout", "w"],
  ["#top", "w"],
  ["https://bank.example@evil.example/", "w"],
  ["", "w"],
])("a link to %s", (address, expected) => {
  expect(html(`<a target=_blank id=x href="${address.replaceAll('"', "&quot;")}">w</a>`)).toBe(expected);
});

test("an address without end is no link", () => {
  expect(html(`<a href="https://a.example/${"x".repeat(3000)}">w</a>`)).toBe("w");
});

const lazily = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"';

test.each([
  [
    'src="https://a.example/p.png" alt="A &quot;p&quot;" width="300" height=200px onerror=x()',
    `<img src="https://a.example/p.png" alt="A &quot;p&quot;" width="300" height="200" ${lazily}>`,
  ],
  [
    'src="http://a.example/p.png" srcset="x 2x" style="position:fixed"',
    `<img src="https://a.example/p.png" alt="" ${lazily}>`,
  ],
  ['src="https://a.example/p.png" width=100%', `<img src="https://a.example/p.png" alt="" ${lazily}>`],
  ['src="https://a.example/p.gif" width=1 height=1', ""],
  ['src="https://a.example/p.gif" width="0"', ""],
  ['src="data:image/svg+xml,<svg onload=x>"', ""],
  ["src=x onerror=alert(1)", ""],
  ["alt=a", ""],
])("a picture with %s", (given, expected) => {
  expect(html(`<img ${given}>`)).toBe(expected);
});

test("a table keeps its alignment and nothing else of its style", () => {
  const source = renderMarkdown("| a | b |\n| :-- | --: |\n| 1 | 2 |", { breaks: true, footnotes: null });
  expect(html(source)).toContain('<th style="text-align:right">b</th>');
  expect(html('<table><tr><td style="text-align:left;background:url(x)" colspan=2>a')).toContain(
    '<td colspan="2">',
  );
});

test("the words come in lines, without what is not shown", () => {
  const source =
    "<h1>Title</h1><p>One  <b>two</b><br>three</p><script>no</script><ul><li>a</li><li>b &amp; c</li></ul><table><tr><td>x</td><td>y</td></tr></table>";
  expect(sanitiseHtml(source).text).toBe("Title\nOne two\nthree\na\nb & c\nx y");
});

test.each([
  ["elements within each other", "<div>".repeat(50_000)],
  ["open formatting", "<b>".repeat(60_000)],
  ["forms within each other", "<form>".repeat(30_000)],
  ["drawings within each other", "<svg>".repeat(40_000)],
  ["elements", "<br>".repeat(50_000)],
  ["paragraphs in formatting", `${"<b>".repeat(3000)}${"<p>x".repeat(30_000)}`],
  ["attributes", `<p ${"a ".repeat(100_000)}>x</p>`],
  ["brackets", "<".repeat(200_000)],
  ["comments", "<!--".repeat(50_000)],
  ["closing tags", `${"<i>".repeat(900)}${"</q>".repeat(40_000)}`],
])("very many %s take no time", (_, source) => {
  expect(processorTime(() => html(source), 2000)).toBeLessThan(2000);
  const once = html(source);
  expect(once.match(/<(?!\/)/g)?.length ?? 0).toBeLessThanOrEqual(20_000);
  expect(html(once)).toBe(once);
});
