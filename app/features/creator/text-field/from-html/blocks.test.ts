import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfHtml } from "~/core/html/element";
import { inlineMarkdown } from "~/core/html/inline-markdown";
import type { Mark, Run } from "~/core/html/runs";
import { renderMarkdown } from "~/core/markdown/dialect";
import { htmlOfWords, squeezed } from "../../../../../test/support/html-of-words";
import { treeOfHtml } from "../../../../../test/support/html-tree";
import { blocksOfTree, escapePasted, isLeftBehind } from "./blocks";

function markdown(html: string): string | null {
  return blocksOfTree(treeOfHtml(html))?.join("\n\n") ?? null;
}

function shown(source: string): string {
  return renderMarkdown(source, { breaks: true, footnotes: null, marks: true });
}

test.each([
  ["<h2><b>标题</b></h2><p>a<br>b</p>", "## 标题\n\na\nb"],
  ["<p>一<strong>重点</strong>。二<em>斜</em>三</p>", "一**重点**。二*斜*三"],
  ["<p><b>注意：</b>不要</p>", "**注意：**不要"],
  ["<p>a<b> b </b>c</p>", "a **b** c"],
  ["<p><b>a</b><b>b</b></p>", "**ab**"],
  ["<p><b>a <i>b</i> c</b></p>", "**a *b* c**"],
  ["<p><b><i>a</i></b></p>", "***a***"],
  ["<p>x<b>(y)</b>z</p>", "x<strong>(y)</strong>z"],
  ["<p><b>一</b><i>二</i></p>", "**一**<em>二</em>"],
  ["<p><del>旧。</del>新 <mark>亮</mark></p>", "~~旧。~~新 ==亮=="],
  ['<p><a href="https://a.example/x_(y)">词</a></p>', "[词](https://a.example/x_%28y%29)"],
  [
    '<p>看！<a href="https://a.example/">词</a>!<a href="https://b.example/">b</a></p>',
    "看！[词](https://a.example/)\\![b](https://b.example/)",
  ],
  ['<p><b>x</b> <a href="https://a.example/">https://a.example/</a></p>', "**x** <https://a.example/>"],
  ['<p><b>x</b> <a href="javascript:alert(1)">y</a> <a href="#n">z</a></p>', "**x** y z"],
  ["<p>用 <code>a`b</code> 与 <code>c</code></p>", "用 `` a`b `` 与 `c`"],
  ['<p><img src="https://a.example/i.png" alt="图"></p>', "![图](https://a.example/i.png)"],
  [
    '<p><b>a</b><img src="data:image/png;base64,AA" alt="图"><img src="http://a.example/i.png"></p>',
    "**a**图",
  ],
  ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
  ["<pre><code class='language-ts'>const a = `b`;\n\n  c</code></pre>", "```ts\nconst a = `b`;\n\n  c\n```"],
  ['<div class="highlight highlight-source-ts"><pre><span>a</span>\n```</pre></div>', "````ts\na\n```\n````"],
  ["<p>一</p><hr><p>二</p>", "一\n\n---\n\n二"],
  ["<p><b>第一\n行</b>和 second\nline</p>", "**第一行**和 second line"],
  ['<b style="font-weight:normal"><p><span style="font-weight:700">粗</span>细</p></b>', "**粗**细"],
  [
    "<p><b>x</b></p><script>alert(1)</script><style>p{}</style><p style='display:none'>y</p><button>z</button>",
    "**x**",
  ],
  [
    "<math><semantics><mi>x</mi><annotation encoding='application/x-tex'>x^2</annotation></semantics></math>",
    "$x^2$",
  ],
])("%s", (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test.each([
  ["<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>", "- a\n  - b\n    1. c\n- d"],
  ["<ol start=9><li>a</li><li>b<ul><li>c</li></ul></li></ol>", "9. a\n10. b\n    - c"],
  ["<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>", "- a\n  - b\n- c"],
  ["<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>", "- a\n\n  b\n- c"],
  ["<ul><li><input type=checkbox checked> 做完</li></ul>", "- [x] 做完"],
])("lists: %s", (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test("Word's headings, lists and tables", () => {
  const item = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span lang=EN-US><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><!--[endif]--><span>${words}</span></p>`;
  const html = `<html><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoTitle>题目</p><h1>一级<o:p></o:p></h1><p class=MsoNormal>正文<b>加粗</b>。<o:p></o:p></p>${item(1, "1.", "甲")}\n${item(2, "·", "子")}\n${item(1, "2.", "乙")}<p class=MsoNormal><o:p>&nbsp;</o:p></p><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>名</b></p></td><td><p>值</p></td></tr><tr><td><p>a|b</p></td><td><p>1</p><p>2</p></td></tr></table></body></html>`;
  expect(markdown(html)).toBe(
    "# 题目\n\n# 一级\n\n正文**加粗**。\n\n1. 甲\n   - 子\n2. 乙\n\n| **名** | 值 |\n| --- | --- |\n| a\\|b | 1<br>2 |",
  );
});

test("a table with spans keeps its columns, one that lays out a page is no table", () => {
  expect(
    markdown(
      "<table><thead><tr><th align=right>a</th><th>b</th><th>c</th></tr></thead><tbody><tr><td rowspan=2>1</td><td colspan=2>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>",
    ),
  ).toBe("| a | b | c |\n| --: | --- | --- |\n| 1 | 2 |  |\n|  | 3 | 4 |");
  expect(markdown("<table><tr><td><h2>a</h2><p>b</p></td></tr></table>")).toBe("## a\n\nb");
});

test.each([
  "<p>平常的一段</p><p>another</p>",
  "<div style='font-family:Menlo, monospace;font-weight:normal;white-space:pre'><div><span style='color:#f00;font-weight:bold'>const</span></div></div>",
  "<pre style='font-family:monospace'># raw Markdown</pre>",
  "<a href='https://a.example/'>https://a.example/</a>",
  "<span style='font-weight:400'>words</span>",
  "<b></b><h1> </h1>",
])("nothing is lost by pasting plainly: %s", (html) => {
  expect(markdown(html)).toBeNull();
});

const words = fc
  .array(
    fc.constantFrom(
      "a",
      "中",
      " ",
      "。",
      "*",
      "_",
      "`",
      "[",
      "]",
      "(",
      "!",
      "#",
      "-",
      "1.",
      ">",
      "<b>",
      "&amp;",
      "~",
      "=",
      "\\",
      "|",
      "“",
      '"',
      "$",
      "x",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(""));

const plainOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const run = (text: string, marks: Mark[] = []): Run => ({
  kind: "text",
  text,
  style: { code: false, marks, link: "" },
});
const paragraph = (runs: Run[]) => inlineMarkdown(runs, { allowsTags: true, escape: escapePasted });

test("whatever the words are, they are shown as they were", () => {
  fc.assert(
    fc.property(words, (text) => {
      const expected = text.replace(/\s+/g, " ").trim();
      fc.pre(expected !== "");
      expect(plainOf(shown(paragraph([run(text.replace(/\s+/g, " "))])).trim())).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

const plainWords = fc.stringMatching(/^[a中。(”,]{1,3}$/);

test("whatever is bold or italic is shown so, whatever stands beside it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(plainWords, fc.subarray<Mark>(["**", "*"])), { minLength: 1, maxLength: 4 }),
      (parts) => {
        const html = shown(paragraph(parts.map(([text, marks]) => run(text, marks))));
        const letters = (mark: Mark) =>
          parts.flatMap(([text, marks]) => [...text].map(() => marks.includes(mark)));
        const found = { bold: [] as boolean[], italic: [] as boolean[] };
        const open = { strong: 0, em: 0 };
        for (const [, close, tag, letter] of html.trim().matchAll(/<(\/?)(\w+)>|([^<])/g)) {
          if (tag === "strong" || tag === "em") open[tag] += close ? -1 : 1;
          if (letter === undefined) continue;
          found.bold.push(open.strong > 0);
          found.italic.push(open.em > 0);
        }
        expect(found).toEqual({ bold: letters("**"), italic: letters("*") });
      },
    ),
    { numRuns: 2000 },
  );
});

test("whatever the HTML is, its Markdown shows the same words in the same order", () => {
  fc.assert(
    fc.property(htmlOfWords, (parts) => {
      const source = markdown(parts.map(({ html }) => html).join("\n"));
      const words = squeezed(parts.map(({ words }) => words).join(""));
      // Bare addresses stay as they are, for people who edit the text.
      fc.pre(source !== null && !/example|www/.test(words));
      expect(squeezed(textOfHtml(treeOfHtml(shown(source ?? ""))))).toBe(words);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["a picture on the disk of who copied", { src: "file:///C:/Temp/image001.png" }, true],
  ["a picture without https", { src: "http://example.com/a.png" }, true],
  ["a large picture in its own address", { src: `data:image/png;base64,${"A".repeat(2000)}` }, true],
  ["a picture that comes along", { src: "https://example.com/a.png" }, false],
  [
    "one that is loaded late",
    { src: "data:image/gif;base64,AA", "data-src": "https://example.com/a" },
    false,
  ],
  ["a dot that counts readers", { src: "http://example.com/open.gif", width: "1" }, false],
  ["a sign that its words stand for", { src: "http://example.com/smile.png", alt: "🙂" }, false],
])("whether it is left behind: %s", (_, attributes: Record<string, string>, expected) => {
  expect(isLeftBehind({ tag: "img", attributes, children: [] })).toBe(expected);
});
