import fc from "fast-check";
import { expect, test } from "vitest";
import { bulletAt, markWidth, numberMark } from "./flat-lists.client";

const marks: [value: number, type: string, mark: string][] = [
  [3, "", "3."],
  [0, "a", "0."],
  [1, "a", "a."],
  [26, "A", "Z."],
  [27, "a", "aa."],
  [703, "a", "aaa."],
  [4, "i", "iv."],
  [1994, "I", "MCMXCIV."],
  [4000, "i", "4000."],
];

test.each(marks)("item %i of type %s is marked %s", (value, type, mark) => {
  expect(numberMark(value, type)).toBe(mark);
});

test("bullets differ by depth and the deepest one repeats", () => {
  expect([0, 1, 2, 9].map(bulletAt)).toEqual(["•", "◦", "▪", "▪"]);
});

test("a longer mark never gets less room", () => {
  fc.assert(
    fc.property(fc.nat(99_999), (value) => {
      expect(markWidth(numberMark(value * 10, ""))).toBeGreaterThanOrEqual(markWidth(numberMark(value, "")));
    }),
  );
});
