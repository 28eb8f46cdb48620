import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countInSteps, countWords } from "./count";

test.each([
  ["", 0, 0, 0],
  ["你好，world 世界！", 5, 11, 1],
  ["カーテンを開ける。", 8, 9, 1],
  ["안녕하세요 세계", 2, 7, 1],
  ["it's state-of-the-art 3.14", 3, 24, 1],
  ["𠮷野家", 3, 3, 1],
  ["# 标题\n\n- **粗**体\n- [ ] 待办", 6, 6, 1],
  ['[文字](https://a.com/b "t")![图](https://a.com/c.png)', 3, 3, 1],
  ["[文字][r]\n\n[r]: https://a.com/long/address", 3, 3, 1],
  ["|a|b|\n|-|:-:|\n|c|d|", 4, 4, 1],
  ["```js\nlet a\n```", 2, 4, 1],
  ['<div class="x">a</div>[^1]\n\n[^1]: b', 2, 2, 1],
  ["> [!NOTE]\n> 说明", 2, 2, 1],
  ["==重点==在 a\n===", 4, 4, 1],
  ["[甲\\]乙](https://a.com)", 2, 2, 1],
  ["字".repeat(256), 256, 256, 2],
])("%j counts %d words", (text, words, characters, minutes) => {
  expect(countWords(text)).toEqual({ words, characters, minutes });
});

test.each([" ", "> ", "[a](", "- ", "<a", "[^", "\t|"])(
  "half a million characters of %j are counted at once",
  { timeout: 5000 },
  (unit) => {
    expect(countWords(`${unit.repeat(500_000 / unit.length)}x`).minutes).toBeGreaterThan(0);
  },
);

function stepped(text: string) {
  const steps = countInSteps(text);
  for (let taken = 1; ; taken++) {
    const step = steps.next();
    if (step.done) return { ...step.value, taken };
  }
}

test("counting in steps comes to the same as counting at once", () => {
  const piece = fc.constantFrom(
    "字",
    "𠮷",
    "word",
    "3.14",
    " ",
    "\n",
    "\n\n",
    "**粗**",
    "[a](https://b.c/d)",
    "- ",
    "> ",
    "`x`",
  );
  const paragraphs = fc.array(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("")),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(paragraphs, fc.integer({ min: 1, max: 4000 }), (parts, times) => {
      const text = `${parts.join("\n\n")}\n\n`.repeat(times).slice(0, 100_000);
      const { taken, ...count } = stepped(text);
      expect(count).toEqual(countWords(text));
      expect(taken).toBeGreaterThanOrEqual(Math.floor(text.length / 64_000));
    }),
    { numRuns: 25 },
  );
});

test.each([
  ["a long article", readFileSync("test/data/markdown/doocs-sample.zh-CN.md", "utf8").repeat(20), 2],
  ["one line of words", "some words and 一些字 ".repeat(20_000), 5],
  ["one run of characters beyond the first plane", `x${"𠮷".repeat(60_000)}`, 3],
])("%s is counted in several steps", (_, text, least) => {
  const { taken, ...count } = stepped(text);
  expect(count).toEqual(countWords(text));
  expect(taken).toBeGreaterThan(least);
});
