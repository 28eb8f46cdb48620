import fc from "fast-check";
import { expect, test } from "vitest";
import { renderBlocks } from "~/core/markdown/blocks";
import { renderMarkdown } from "~/core/markdown/dialect";
import { applyTo } from "./edit";
import { pasteBlocks } from "./paste-blocks";

function paste(drawn: string, blocks: string[]): string {
  const caret = drawn.indexOf("¦");
  const text = drawn.replace("¦", "");
  const after = applyTo(text, pasteBlocks(text, caret, caret, blocks));
  return `${after.text.slice(0, after.start)}¦${after.text.slice(after.start)}`;
}

test.each([
  ["a¦b", ["**x**"], "a**x**¦b"],
  ["a¦b", ["# x"], "a\n\n# x¦\n\nb"],
  ["a¦b", ["x", "y"], "ax\n\ny¦b"],
  ["a\n¦\nb", ["- x\n- y"], "a\n\n- x\n- y¦\n\nb"],
  ["a\n\n¦", ["| x | y |\n| --- | --- |"], "a\n\n| x | y |\n| --- | --- |¦"],
  ["- a\n¦", ["- x"], "- a\n- x¦"],
  ["- a\n- ¦", ["- x\n- y"], "- a\n- x\n- y¦"],
  ["1. a\n   - ¦", ["- x\n- y"], "1. a\n   - x\n   - y¦"],
  ["- ¦", ["**x**"], "- **x**¦"],
  ["> a¦", ["# x", "y"], "> a\n> \n> # x\n> \n> y¦"],
  ["¦", ["```\na\n```"], "```\na\n```¦"],
])("into %j", (drawn, blocks, expected) => {
  expect(paste(drawn, blocks)).toBe(expected);
});

test.each([
  ["- a¦", ["**x**", "y"], "- a**x**\n\n  y¦"],
  ["- a¦\n- b", ["x", "y"], "- ax\n\n  y¦\n- b"],
  ["- a¦\n- b", ["- x\n- y"], "- a\n  - x\n  - y¦\n- b"],
  ["- a¦\n- b", ["1. x\n2. y"], "- a\n  1. x\n  2. y¦\n- b"],
  ["- a¦\n- b", ["3. x\n4. y"], "- a\n\n  3. x\n  4. y¦\n- b"],
  ["- a¦b", ["- x"], "- a\n  - x¦\n\n  b"],
  ["10. a¦\n11. b", ["x", "- y\n  - z"], "10. ax\n\n    - y\n      - z¦\n11. b"],
  ["1)  a¦", ["x", "y"], "1)  ax\n\n    y¦"],
  ["- [ ] a¦\n- [x] b", ["x", "y"], "- [ ] ax\n\n  y¦\n- [x] b"],
  ["- [ ] ¦", ["x", "y"], "- [ ] x\n\n  y¦"],
  ["- ¦", ["# x", "y"], "- # x\n\n  y¦"],
  ["- ¦", ["---", "y"], "- \n  ---\n\n  y¦"],
  ["- a\n  - b¦\n- c", ["x", "y"], "- a\n  - bx\n\n    y¦\n- c"],
  ["1. a\n   - b\n\n     c¦\n2. d", ["x", "- y"], "1. a\n   - b\n\n     cx\n\n     - y¦\n2. d"],
  ["- a\n\n  ¦\n- b", ["x", "y"], "- a\n\n  x\n\n  y¦\n- b"],
  ["- a\nlazy¦\n- b", ["x", "y"], "- a\nlazyx\n\n  y¦\n- b"],
  ["> - a¦\n> - b", ["x", "- y"], "> - ax\n> \n>   - y¦\n> - b"],
  ["- > a¦\n- b", ["x", "y"], "- > ax\n  > \n  > y¦\n- b"],
  ["- a¦", ["```\nx\n\ny\n```"], "- a\n\n  ```\n  x\n\n  y\n  ```¦"],
  ["- a¦\n- b", ["| x |\n| --- |\n| y |"], "- a\n\n  | x |\n  | --- |\n  | y |¦\n- b"],
  ["- a¦\n- b", ["> x"], "- a\n\n  > x¦\n- b"],
  ["-\ta¦", ["x", "y"], "-\tax\n\n    y¦"],
  ["- - a¦", ["x", "y"], "- - ax\n\n    y¦"],
  ["* * *\n¦", ["x", "y"], "* * *\nx\n\ny¦"],
  ["- a\n\nb¦", ["x", "y"], "- a\n\nbx\n\ny¦"],
  ["- a\n\n```\n- b\n```\nc¦", ["x", "y"], "- a\n\n```\n- b\n```\ncx\n\ny¦"],
  ["```\n\nc\n```\n- a¦", ["x", "y"], "```\n\nc\n```\n- ax\n\n  y¦"],
  ["- a\n\nc\n\n- b¦", ["x", "y"], "- a\n\nc\n\n- bx\n\n  y¦"],
  ["- a\n\n      code\n\n  b¦", ["x", "y"], "- a\n\n      code\n\n  bx\n\n  y¦"],
  ["- a\n# b¦", ["x", "y"], "- a\n# bx\n\ny¦"],
  ["- a¦\n  b", ["x", "y"], "- ax\n\n  y¦\n  b"],
  ["- a¦\n  b", ["# x"], "- a\n\n  # x¦\n\n  b"],
  ["- a\n  ¦", ["- x"], "- a\n  - x¦"],
  ["> - ¦", ["1. x\n2. y"], "> 1. x\n> 2. y¦"],
  ["- - ¦", ["- x\n- y"], "- - - x\n    - y¦"],
  ["- [ ] ¦", ["---"], "- [ ] \n\n  ---¦"],
  ["a\n2. b¦", ["x", "y"], "a\n2. bx\n\ny¦"],
  ["- a\n¦- b", ["x", "y"], "- a\nx\n\ny¦- b"],
])("within an item, into %j", (drawn, blocks, expected) => {
  expect(paste(drawn, blocks)).toBe(expected);
});

/** The text of each innermost item or quote, and of what is beside them, in the order of the page. */
function outline(markdown: string): string {
  return renderMarkdown(markdown, { breaks: true, footnotes: null })
    .replace(/<(\/?)(?:p|br|div)\b[^>]*>/g, " ")
    .replace(/<(\/?)(\w+)[^>]*>/g, "<$1$2>")
    .replace(/\s+/g, " ")
    .replace(/ ?(<[^>]+>) ?/g, "$1");
}

test.each([
  ["- a¦\n- b", "<ul><li>aFIRST SECOND<ul><li>p</li><li>q</li></ul></li><li>b</li></ul>"],
  ["10. a¦\n11. b", "<ol><li>aFIRST SECOND<ul><li>p</li><li>q</li></ul></li><li>b</li></ol>"],
  [
    "> 1. a¦\n> 2. b",
    "<blockquote><ol><li>aFIRST SECOND<ul><li>p</li><li>q</li></ul></li><li>b</li></ol></blockquote>",
  ],
  [
    "- a\n  1. b¦\n- c",
    "<ul><li>a<ol><li>bFIRST SECOND<ul><li>p</li><li>q</li></ul></li></ol></li><li>c</li></ul>",
  ],
  [
    "- > a¦\n- b",
    "<ul><li><blockquote>aFIRST SECOND<ul><li>p</li><li>q</li></ul></blockquote></li><li>b</li></ul>",
  ],
  ["- [x] a¦\n- [ ] b", "<ul><li>☑ aFIRST SECOND<ul><li>p</li><li>q</li></ul></li><li>☐ b</li></ul>"],
])("what is pasted into %j is read as part of its item", (drawn, expected) => {
  const pasted = paste(drawn, ["FIRST", "SECOND", "- p\n- q"]).replace("¦", "");
  expect(outline(pasted)).toBe(expected);
});

const marks = fc.constantFrom("- ", "* ", "1. ", "10. ", "7)   ", "- [ ] ", "> ", "> - ", "- > ");
const pastedBlocks = fc.array(
  fc.constantFrom(
    "X",
    "# X",
    "- X\n- X",
    "1. X\n2. X\n   - X",
    "> X",
    "```\nX\n\nX\n```",
    "| X |\n| --- |\n| X |",
  ),
  { minLength: 1, maxLength: 4 },
);

test("blocks pasted at the end of any item stay within it, and the item behind stays its neighbour", () => {
  fc.assert(
    fc.property(fc.array(marks, { minLength: 1, maxLength: 4 }), pastedBlocks, (outer, blocks) => {
      // Each mark stands on a line of its own, behind what its containers need.
      let margin = "";
      const lines = outer.map((mark, depth) => {
        const line = `${margin}${mark}w${depth}`;
        margin += mark.replace("[ ] ", "").replace(/[^>\s]/g, " ");
        return line;
      });
      const root = outer[0] ?? "";
      fc.pre(!root.startsWith("> "));
      const text = `${lines.join("\n")}¦\n${root}END`;
      const after = paste(text, blocks).replace("¦", "");
      const { blocks: read } = renderBlocks(after, { breaks: true, footnotes: null });
      expect(read).toHaveLength(1);
      const html = read[0]?.html ?? "";
      const lastItem = html.slice(html.lastIndexOf("<li")).replace(/<[^>]*>|☐/g, "");
      expect(lastItem.trim()).toBe("END");
      const count = blocks.join().split("X").length;
      expect(html.split("X")).toHaveLength(count);
    }),
    { numRuns: 300 },
  );
});

test("a line of a hundred thousand marks holds nobody up", () => {
  const marks = "- ".repeat(100_000);
  expect(paste(`${marks}x\n\n¦`, ["# y"])).toBe(`${marks}x\n\n# y¦`);
});
