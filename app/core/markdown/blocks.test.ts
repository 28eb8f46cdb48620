import fc from "fast-check";
import { expect, test } from "vitest";
import { type Article, type Block, type MarkdownOptions, patchBetween, renderBlocks } from "./blocks";
import { renderMarkdown } from "./dialect";

const options: MarkdownOptions = {
  breaks: true,
  footnotes: { title: "引用" },
  alerts: { note: "说明", tip: "提示", important: "重要", warning: "警告", caution: "当心" },
  marks: true,
  math: (tex, display) =>
    display
      ? { kind: "equations", count: tex.length % 3, html: (first) => `<i>${tex.length} (${first})</i>` }
      : `<i>${tex.length}</i>`,
};

const fragments = [
  "# 标题\n",
  "text\n",
  "**粗**后",
  "\n",
  "\n\n",
  "- a\n",
  "  - b\n",
  "1. c\n",
  "> 引用\n",
  "> [!NOTE]\n",
  "> [!tip]\n",
  ">\n",
  "==",
  "lazy\n",
  "```js\n",
  "```\n",
  "~~~\n",
  "===\n",
  "---\n",
  "    code\n",
  "\tcode\n",
  "[r]",
  "[r]: https://a.com\n",
  "[r]: /b\n",
  "[^1]",
  "[^1]: note [x](https://c.com)\n",
  "[^2]",
  "[^2]: two\n\n    more\n",
  "[link](https://d.com)",
  "<div>\n",
  "</div>\n",
  "<div>\n\n",
  "<details><p>\n\n",
  "</details>\n",
  "<!-- \n",
  "-->\n",
  "|a|b|\n",
  "|-|-|\n",
  "|c|\n",
  "$$\n",
  "$x$",
  "$$xy$$",
  "$$x$$\n\n",
  "\\[\n",
  "\\]\n",
  " ",
  "  \n",
  "*",
  "_",
  "`",
  "![i](u)",
  "https://e.com/，",
  "\r\n",
  "\0",
  "- [ ] t\n",
  "<b>",
  "\\",
];

const writing = fc.array(fc.constantFrom(...fragments), { maxLength: 25 }).map((parts) => parts.join(""));
const edit = fc.record({
  at: fc.nat(),
  removed: fc.nat({ max: 12 }),
  added: fc.array(fc.constantFrom(...fragments), { maxLength: 3 }),
});

function edited(text: string, change: { at: number; removed: number; added: string[] }): string {
  const at = change.at % (text.length + 1);
  return text.slice(0, at) + change.added.join("") + text.slice(at + change.removed);
}

function withPatch(blocks: Block[], previous: Article | undefined, next: Article): Block[] {
  const { from, removed, blocks: added } = patchBetween(previous, next);
  return blocks.toSpliced(from, removed, ...added);
}

test("whatever is edited, the blocks are those of the whole text rendered anew", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(writing, fc.array(edit, { maxLength: 6 }), fc.boolean(), (start, edits, notes) => {
      const chosen = notes ? options : { breaks: true, footnotes: null };
      let text = start;
      let article = renderBlocks(text, chosen);
      let shown = withPatch([], undefined, article);
      for (const change of edits) {
        text = edited(text, change);
        const next = renderBlocks(text, chosen, article);
        shown = withPatch(shown, article, next);
        article = next;
        expect(shown).toEqual(renderBlocks(text, chosen).blocks);
        expect(shown.map(({ html }) => html).join("")).toBe(renderMarkdown(text, chosen));
      }
    }),
    { numRuns: 600 },
  );
});

test("the lines of the blocks sum to the lines of the text", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(writing, (text) => {
      const { blocks } = renderBlocks(text, options);
      const lines = text.split(/\r\n?|\n/).length;
      expect(blocks.reduce((sum, block) => sum + block.lines, 0)).toBe(text === "" ? 0 : lines);
      expect(blocks.every((block) => block.lines >= 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("every block begins on the line where the text has it", () => {
  const text =
    "\n\n# a\n\nb\nb\n\n- c\n\n  d\n\n\n```\n\ne\n```\n> f\ng\n\n[x]: /y\n\n|h|\n|-|\n|i|\n\n<div>\n\nj\n\n</div>\n\nk";
  const { blocks } = renderBlocks(text, options);
  const starts = blocks.map((_, index) => blocks.slice(0, index).reduce((sum, { lines }) => sum + lines, 1));
  expect(starts).toEqual([1, 3, 5, 8, 13, 17, 22, 26, 32]);
  expect(blocks.map(({ html }) => html.slice(0, 4))).toEqual([
    "",
    "<h1>",
    "<p>b",
    "<ul>",
    "<pre",
    "<blo",
    "<tab",
    "<div",
    "<p>k",
  ]);
});

test("equations keep running numbers when one before them comes or goes", () => {
  const math = (tex: string) => ({
    kind: "equations" as const,
    count: tex.length,
    html: (first: number) => `<i>${first}</i>`,
  });
  const text = "$$a$$\n\nb\n\n- $$cd$$ or ==[$$e$$](https://a.com)==\n\n[^n]\n\n> $$a$$\n\n[^n]: $$a$$";
  const first = renderBlocks(text, { ...options, math });
  const numbersOf = ({ blocks }: Article) =>
    [
      ...blocks
        .map(({ html }) => html)
        .join("")
        .matchAll(/<i>(\d+)</g),
    ].map(([, number]) => Number(number));
  expect(numbersOf(first)).toEqual([1, 2, 4, 5, 6]);
  const more = renderBlocks(`$$x$$\n\n${text}`, { ...options, math }, first);
  expect(numbersOf(more)).toEqual([1, 2, 3, 5, 6, 7]);
  const less = renderBlocks(text.replace("$$cd$$", ""), { ...options, math }, more);
  expect(numbersOf(less)).toEqual([1, 2, 3, 4]);
});

test("only the block that changed is replaced", () => {
  const before = renderBlocks("# a\n\nb\n\nc", options);
  const after = renderBlocks("# a\n\nbb\n\nc", options, before);
  expect(patchBetween(before, after)).toEqual({
    from: 1,
    removed: 1,
    blocks: [{ html: "<p>bb</p>\n", lines: 2 }],
  });
  expect(patchBetween(after, after)).toEqual({ from: 3, removed: 0, blocks: [] });
});

test("raw HTML that a later block closes is one block with all between", () => {
  const { blocks } = renderBlocks(
    "a\n\n<div>\n\n**b**\n\n<p>\n\n</div>\n\nc\n\n<section>\n\nd\n\n</i>",
    options,
  );
  expect(blocks.map(({ html }) => html)).toEqual([
    "<p>a</p>\n",
    "<div>\n<p><strong>b</strong></p>\n<p>\n</div>\n",
    "<p>c</p>\n",
    "<section>\n",
    "<p>d</p>\n",
    "</i>\n",
  ]);
});

test("a block is rendered again once a hook that could not answer can", () => {
  const text = "a\n\n```js\nlet a\n```\n\n$x$";
  const waiting = { ...options, highlight: () => null, math: () => null };
  const first = renderBlocks(text, waiting);
  expect(first.languages).toEqual(["js"]);
  expect(first.hasMath).toBe(true);
  expect(first.blocks[2]?.html).toBe("<p>$x$</p>\n");
  const ready = { ...waiting, highlight: () => "<b>let</b>", math: () => "<i>x</i>" };
  const second = renderBlocks(text, ready, first);
  expect(patchBetween(first, second)).toMatchObject({ from: 1, removed: 2 });
  expect(second.blocks[1]?.html).toBe('<pre><code class="language-js"><b>let</b></code></pre>\n');
  const third = renderBlocks(text, { ...ready, math: null }, second);
  expect(third.blocks[2]?.html).toBe("<p>$x$</p>\n");
  expect(third.hasMath).toBe(false);
});

test("unchanged blocks are not rendered again", () => {
  let calls = 0;
  const highlight = () => {
    calls++;
    return "x";
  };
  const counted = { ...options, highlight };
  const article = renderBlocks("```js\na\n```\n\nb", counted);
  renderBlocks("```js\na\n```\n\nbc", counted, article);
  expect(calls).toBe(1);
});
