import { expect, test } from "vitest";
import { renderBlocks } from "~/core/markdown/blocks";
import { cutSources, sourcesIn } from "./sources";

const options = { breaks: true, footnotes: null, marks: true };
const cut = (lines: number) => ({ html: "", lines, cut: true });
const drawn = (lines: number) => ({ html: "", lines, cut: false });

test("every block of a rendered text has the lines that it was written on", () => {
  const written = ["# Title", "one\ntwo", "- a\n\n- b", "```\nx\n\ny\n```", "<div>\nraw\n</div>", "the end"];
  const text = `\n${written.join("\n\n")}\n`;
  const { blocks } = renderBlocks(text, options);
  const source = sourcesIn(text, blocks);
  expect(blocks.map((_, index) => source(index)).filter(Boolean)).toEqual(written);
});

test("a source keeps the indent of its first line and loses blank lines around it", () => {
  expect(sourcesIn("a\n\n \n    code\n\n", [{ lines: 2 }, { lines: 4 }])(1)).toBe("    code");
});

test("the sources of cut blocks come whole and in order, and no others", () => {
  const long = "x".repeat(1_000_000);
  const text = `a\n\n<b>\n${long}end\n\nb\n\n<i>`;
  expect(cutSources(text, [drawn(2), cut(3), drawn(2), cut(1)])).toEqual([`<b>\n${long}end`, "<i>"]);
});

test("a cut block on no lines of the text is its HTML", () => {
  expect(cutSources("a", [drawn(1), { ...cut(0), whole: "<ol></ol>" }])).toEqual(["<ol></ol>"]);
});

test("definitions of links that stand elsewhere come with the source that uses them", () => {
  const text =
    "[One  two][] and [x][B]\n\nmiddle\n\n[one two]: https://a.example/\n[b]:\n  https://b.example/ 'B'\n[c]: /c\n";
  expect(cutSources(text, [cut(2), drawn(7)])).toEqual([
    "[One  two][] and [x][B]\n\n[one two]: https://a.example/\n[b]:\n  https://b.example/ 'B'",
  ]);
});

test("definitions within a source are not written twice, and notes are no definitions of links", () => {
  const text = "[a][] [^n]\n\n[a]: /a\n\nmiddle\n\n[^n]: note\n";
  expect(cutSources(text, [cut(4), drawn(4)])).toEqual(["[a][] [^n]\n\n[a]: /a"]);
});
