import fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { drawEdited, readDrawn } from "../../../../test/support/drawn-edits";
import { applyTo } from "./edit";
import { indentItems } from "./indent-items";

function tab(drawn: string, outwards = false): string | null {
  const { text, start, end } = readDrawn(drawn);
  return drawEdited(text, indentItems(text, start, end, outwards));
}

test.each([
  ["1. 甲\n2. 乙\n3. 子¦项", "1. 甲\n2. 乙\n   1. 子¦项"],
  ["1. a\n2. b¦\n3. c\n4. d", "1. a\n   1. b¦\n2. c\n3. d"],
  ["1. a\n   1. x\n   2. y\n2. b¦\n3. c", "1. a\n   1. x\n   2. y\n   3. b¦\n2. c"],
  ["1. a\n‹2. b\n3. c›\n4. d", "1. a\n‹   1. b\n   2. c›\n2. d"],
  ["1) a\n2) b¦\n3) c", "1) a\n   1) b¦\n2) c"],
  ["9. a\n10. b\n11. c¦", "9. a\n10. b\n    1. c¦"],
  ["9. a\n10. b¦\n11. c\n    - deep", "9. a\n   1. b¦\n10. c\n    - deep"],
  ["8. a\n9. b¦\n10. c\n    words\n    - deep", "8. a\n   1. b¦\n9. c\n   words\n   - deep"],
  ["1. a\n1. b¦\n1. c", "1. a\n   1. b¦\n1. c"],
  ["1. a\n\n2. b¦\n\n3. c", "1. a\n\n   1. b¦\n\n2. c"],
  ["> 1. a\n> 2. b¦\n> 3. c", "> 1. a\n>    1. b¦\n> 2. c"],
  ["1. a\n2. b¦\n\nwords\n\n3. other", "1. a\n   1. b¦\n\nwords\n\n3. other"],
])("a numbered item begins or goes on with the nested list, and those behind it close up: %j", (from, to) => {
  expect(tab(from)).toBe(to);
});

test.each([
  ["1. a\n   - x\n2. b¦\n3. c", "1. a\n   - x\n   - b¦\n2. c"],
  ["- a\n  1. x\n- b¦", "- a\n  1. x\n  2. b¦"],
  ["1. a\n   - x\n   - y¦", "1. a\n   - x\n     - y¦"],
  ["- [ ] a\n- [x] b¦", "- [ ] a\n  - [x] b¦"],
  ["- a\n    - four\n- b¦", "- a\n    - four\n    - b¦"],
  ["- a\n\t- tab\n- b¦", "- a\n\t- tab\n    - b¦"],
  ["- a\n  \t- blanks, tab\n- b¦", "- a\n  \t- blanks, tab\n    - b¦"],
  ["- a\n  - b\n    - c\n- d¦", "- a\n  - b\n    - c\n  - d¦"],
])("an item takes its place among those it comes to: %j", (from, to) => {
  expect(tab(from)).toBe(to);
});

test.each([
  [
    "1. a\n2. b¦\n   - x\n     more\n   - y\n3. c",
    "1. a\n   1. b¦\n      - x\n        more\n      - y\n2. c",
  ],
  ["- a\n- b¦\n\n  words of b\n\n- c", "- a\n  - b¦\n\n    words of b\n\n- c"],
  [
    "1. a\n   1. b\n      1. c\n      2. d¦\n         - e",
    "1. a\n   1. b\n      1. c\n         1. d¦\n            - e",
  ],
])("what belongs to an item moves with it: %j", (from, to) => {
  expect(tab(from)).toBe(to);
});

test.each([
  ["1. a\n   1. x\n   2. y¦\n2. b\n3. c", "1. a\n   1. x\n2. y¦\n3. b\n4. c"],
  ["1. a\n   1. x¦\n   2. y\n   3. z\n2. b", "1. a\n2. x¦\n   1. y\n   2. z\n3. b"],
  ["1. a\n   - x¦\n2. b", "1. a\n2. x¦\n3. b"],
  ["- a\n  1. x¦\n  2. y", "- a\n- x¦\n  1. y"],
  ["1) a\n   1) x¦\n2) b", "1) a\n2) x¦\n3) b"],
  ["1. a\n1. b\n   1. x¦\n1. c", "1. a\n1. b\n1. x¦\n1. c"],
  ["1. a\n   1. b\n      1. c¦\n      2. d\n   2. e", "1. a\n   1. b\n   2. c¦\n      1. d\n   3. e"],
  ["1. a\n   1. b\n      - ‹c\n      - d›\n2. e", "1. a\n   1. b\n   2. ‹c\n   3. d›\n2. e"],
  ["8. a\n   1. x¦\n9. b\n   - deep", "8. a\n9. x¦\n10. b\n    - deep"],
  ["> 1. a\n>    1. b¦", "> 1. a\n> 2. b¦"],
])("an item that moves out goes on with the outer numbers: %j", (from, to) => {
  expect(tab(from, true)).toBe(to);
});

test.each(["1. a¦", "- a\n  - b¦", "words\n1. a¦", "1. a\n   words¦", "```\n1. a\n2. b¦\n```", "‹1. a\nb›"])(
  "nothing moves in %j",
  (drawn) => {
    expect(tab(drawn)).toBeNull();
  },
);

type Node = { ordered: boolean; items: { words: string; lists: Node[] }[] };

function lists(text: string): Node[] {
  const listsAmong = (tokens: readonly unknown[]): Node[] =>
    tokens.flatMap((token) => {
      const list = token as ReturnType<typeof marked.lexer>[number];
      if (list.type !== "list") return [];
      return [
        {
          ordered: Boolean(list.ordered),
          items: (list.items as { text: string; tokens: unknown[] }[]).map((item) => ({
            words: item.text.split("\n")[0] ?? "",
            lists: listsAmong(item.tokens),
          })),
        },
      ];
    });
  return listsAmong(marked.lexer(text));
}

function wordsOf(nodes: Node[]): string[] {
  return nodes.flatMap(({ items }) => items.flatMap(({ words, lists }) => [words, ...wordsOf(lists)]));
}

/** A list in which each item is at most one level below the one before it. */
const drawnLists = fc
  .array(fc.record({ level: fc.nat(3), mark: fc.constantFrom("-", "1.", "1)") }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((steps) => {
    let text = "1. w0";
    for (const [index, { level, mark }] of steps.entries()) {
      const previous = text.split("\n").at(-1) ?? "";
      const [, indent = "", sign = ""] = /^( *)(\S+ )/.exec(previous) ?? [];
      const columns = [indent.length + sign.length, indent.length];
      const column = level === 0 ? (columns[0] ?? 0) : level === 1 ? (columns[1] ?? 0) : 0;
      text += `\n${" ".repeat(column)}${mark} w${index + 1}`;
    }
    return text;
  });

test("whatever moves, every item stays an item with its words, in the same order", () => {
  fc.assert(
    fc.property(drawnLists, fc.nat(12), fc.nat(3), fc.boolean(), (text, line, more, outwards) => {
      const before = wordsOf(lists(text));
      const ends = text.split("\n").map((_, index, all) => all.slice(0, index + 1).join("\n").length);
      fc.pre(line < ends.length && before.length === ends.length);
      const end = ends[Math.min(line + more, ends.length - 1)] ?? 0;
      const edit = indentItems(text, ends[line] ?? 0, end, outwards);
      if (!edit) return;
      expect(wordsOf(lists(applyTo(text, edit).text))).toEqual(before);
    }),
    { numRuns: 500 },
  );
});
