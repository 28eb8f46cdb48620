import { expect, test } from "vitest";
import { specificityOf, splitList } from "./specificity";

const weights: [selector: string, ids: number, classes: number, types: number][] = [
  ["*", 0, 0, 0],
  ["p", 0, 0, 1],
  ["pre code.hljs", 0, 1, 2],
  ["#a .b > c[d='e)']:hover", 1, 3, 1],
  ["li:nth-child(2n + 1)", 0, 1, 1],
  ["li:nth-child(2 of .a, #b)", 1, 1, 1],
  [":is(#a, .b, c) d", 1, 0, 1],
  [":where(#a, .b) d", 0, 0, 1],
  ["p:not(.a, .b.c)", 0, 2, 1],
  ["a:has(> img.wide)", 0, 1, 2],
  ["p::before", 0, 0, 2],
  ["p:first-line", 0, 0, 2],
  [".\\31 0\\,x", 0, 1, 0],
  ["h1 + h2 ~ h3", 0, 0, 3],
  ['a[href^="https://a.b/#c"]', 0, 1, 1],
  [".标题", 0, 1, 0],
  [":is(:where(#x), .a .b)", 0, 2, 0],
];

test.each(weights)("%s weighs %i, %i, %i", (selector, ids, classes, types) => {
  expect(specificityOf(selector)).toBe(ids * 1_000_000 + classes * 1_000 + types);
});

test("a list is split at the commas between its selectors only", () => {
  expect(splitList(`a, b:is(c, d), e[f="g, h"], .i\\,j`)).toEqual([
    "a",
    "b:is(c, d)",
    'e[f="g, h"]',
    ".i\\,j",
  ]);
});
