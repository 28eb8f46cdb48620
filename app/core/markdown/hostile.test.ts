import { expect, test } from "vitest";
import { renderBlocks } from "./blocks";
import { renderMarkdown } from "./dialect";

function filled(unit: string): string {
  return unit.repeat(Math.ceil(30_000 / unit.length));
}

const options = {
  breaks: true,
  footnotes: { title: "x" },
  alerts: { note: "n", tip: "t", important: "i", warning: "w", caution: "c" },
  marks: true,
  math: () => "<i>x</i>",
};

const repeated = [
  ..."[ * _ ` < $ ~ & \\ > - # | ! @ ] ( : = ==".split(" "),
  ...[
    "![",
    "> ",
    "- ",
    "1. ",
    "[a](",
    "[a](b",
    "[a](<b",
    '[a](b "',
    "[a][b",
    "[a]",
    "[^1]",
    "[^1]: a\n",
    "[a]: b 'c\n",
  ],
  ...[
    "*a ",
    "a* ",
    "*a_b",
    "**a*",
    "a**b_c~~d~",
    "`a``b```",
    "**注：*“",
    "**a **a",
    "==a ",
    "a== ",
    "==a",
    "中==文",
    "==a*b",
    "==a**b_c~~d~",
    "==https://a.b==",
    "https://a.b== ",
    "$a ",
    "$$a\n",
    "\\[a\n",
    "$$\na\n$$\n",
    "a\n$$\n",
  ],
  ...[
    "<a ",
    "<!--",
    "a<?",
    "<![CDATA[",
    'x <a b="',
    "<div>\n\n",
    "<div>\n\n<p>\n\n</i>\n\n",
    "a <!A",
    "<http://",
    "<a\n",
  ],
  ...[
    "> > > > > a\nb\n",
    ">>>>>>>>>>>>>>>>>>>>>>>>> a\n",
    "> [!NOTE]\n",
    "> [!NOTE]\n> a\n\n",
    "> [!",
    "[!NOTE]\n",
    "- ```\n",
    "- a\n",
    "- a\n\n",
    "- a\n  b\n",
    "-\n",
    "a\n===\n",
    "a\n<!-- b -->\n",
  ],
  ...[
    "a|b\n-|-|-\n",
    "|a|b|\n|-|\n",
    "```\n",
    "a\r\n",
    "\0",
    "\ud800*",
    "  \n",
    "\t",
    "a@b.",
    "www.",
    "http://a.b)(",
    "&#x",
    "👩‍👧**",
  ],
];

test.each(repeated)("30 KB of %j are rendered", (unit) => {
  const text = filled(unit);
  const { blocks } = renderBlocks(text, options);
  const lines = text.replaceAll("\r\n", "\n").split("\n").length;
  expect(blocks.reduce((sum, block) => sum + block.lines, 0)).toBe(lines);
});

test.each([
  ["2 MB of prose", "这是一段文字，with words.\n\n".repeat(100_000)],
  ["10,000 quotes", `${">".repeat(10_000)}a`],
  ["10,000 quotes and a lazy line", `${"> ".repeat(10_000)}a\nb\n> c`],
  [
    "10,000 alerts in each other",
    Array.from({ length: 10_000 }, (_, at) => `${">".repeat((at % 30) + 1)} [!NOTE]\n`).join(""),
  ],
  ["an alert of many lines", `> [!NOTE]\n${"> a ==b== c\n".repeat(20_000)}`],
  ["one line of highlights", `${"==a ".repeat(30_000)}${"b== ".repeat(30_000)}`],
  ["highlights and emphasis across each other", "==a **b ~~c== d** e~~ ".repeat(5_000)],
  ["10,000 lists", `${"- ".repeat(10_000)}a`],
  [
    "10,000 indented lists",
    Array.from({ length: 10_000 }, (_, at) => `${" ".repeat(at % 100)}- a`).join("\n"),
  ],
  ["nested brackets", `${"[a".repeat(20_000)}${"]".repeat(20_000)}`],
  ["nested pictures", `${"![".repeat(10_000)}a${"](b)".repeat(10_000)}`],
  ["nested emphasis", `${"*".repeat(50_000)}a${"*".repeat(50_000)}`],
  ["100,000 columns", `${"|a".repeat(100_000)}|\n${"|-".repeat(100_000)}|\n|b|`],
  ["a table to be filled up", `${"|a".repeat(12_000)}|\n${"|-".repeat(12_000)}|\n${"a\n".repeat(20_000)}`],
  [
    "notes in notes",
    Array.from({ length: 4_000 }, (_, at) => `[^${at}]: [^${at + 1}]\n`)
      .concat("\n[^0]")
      .join(""),
  ],
  ["a list item with lazy lines", `- a\n${"b\n".repeat(40_000)}`],
  ["an endless tag", `x <a${" b".repeat(50_000)}`],
  ["an endless name of a tag", `<div>\n<${"a".repeat(200_000)}\n`],
  ["a tag with line ends and no block after it", `<pre>${"\n".repeat(300_000)}"`],
  ["a delimiter row that is none", `a:b\n:-${" ".repeat(200_000)}"`],
  ["addresses without a domain", "http://_/".repeat(20_000)],
  ["addresses whose domain ends in doubt", "http://a.b_?x".repeat(2_000)],
  ["a line of blanks", `a${" ".repeat(1_000_000)}b`],
])("%s neither throw nor hang", { timeout: 30_000 }, (_, text) => {
  const html = renderMarkdown(text, options);
  expect(html.length).toBeGreaterThan(0);
  expect(html.length).toBeLessThan(40 * text.length);
});

test("quotes beyond the deepest level are shown as text, nothing is lost", () => {
  const html = renderMarkdown(`${">".repeat(30)} a`, options);
  expect(html.match(/<blockquote>/g)).toHaveLength(20);
  expect(html).toContain(`<p>${"&gt;".repeat(10)} a</p>`);
});

test("emphasis beyond the deepest level keeps its text and is well nested", () => {
  const html = renderMarkdown(`${"*".repeat(200)}a${"*".repeat(200)}`, options);
  expect(html.match(/<strong>/g)).toHaveLength(32);
  expect(html.match(/<\/strong>/g)).toHaveLength(32);
});

test("an empty text has no blocks", () => {
  expect(renderBlocks("", options).blocks).toEqual([]);
  expect(renderBlocks(" \n\n", options).blocks).toEqual([{ html: "", lines: 3 }]);
});
