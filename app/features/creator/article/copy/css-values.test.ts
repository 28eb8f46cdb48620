import fc from "fast-check";
import { expect, test } from "vitest";
import { declarationsOf, withoutRem, withoutVariables } from "./css-values";

const known = new Map([
  ["--a", "red"],
  ["--b", "var(--a)"],
  ["--loop", "var(--back)"],
  ["--back", "var(--loop)"],
  ["--hsl", "210 50% 40%"],
]);
const lookup = (name: string) => known.get(name) ?? null;

const values: [value: string, literal: string | null][] = [
  ["1px solid var(--a)", "1px solid red"],
  ["var(--b)", "red"],
  ["hsl(var(--hsl) / 50%)", "hsl(210 50% 40% / 50%)"],
  ["var(--none, 4px)", "4px"],
  ["var( --none , var(--a))", "red"],
  ["calc(1px + var(--none, (2px * 3)))", "calc(1px + (2px * 3))"],
  ["var(--none)", null],
  ["var(--loop)", null],
  ["var(--none,)", ""],
  ["plain", "plain"],
];

test.each(values)("%s becomes %s", (value, literal) => {
  expect(withoutVariables(value, lookup)).toBe(literal);
});

test("variables that double each other end without a value instead of filling the memory", () => {
  expect(withoutVariables("var(--x)", () => "var(--x) var(--x)")).toBeNull();
});

test("variables that double each other down to nothing end, too", { timeout: 5000 }, () => {
  const doubled = (name: string) =>
    name === "--x23" ? "" : `var(--x${Number(name.slice(3)) + 1}) `.repeat(2);
  expect(withoutVariables("var(--x0)", doubled)).toBeNull();
});

test("a long row of digits that is no length is left at once", { timeout: 5000 }, () => {
  const digits = "0".repeat(200_000);
  expect(withoutRem(digits, 20)).toBe(digits);
});

test("declarations are split at the semicolons between them only", () => {
  expect(declarationsOf(`a: "x;y"; b: url(data:c;d); --e: f(g(h;i)); ; j:k`)).toEqual([
    ["a", '"x;y"'],
    ["b", "url(data:c;d)"],
    ["--e", "f(g(h;i))"],
    ["j", "k"],
  ]);
});

test("any text is split without hanging, and what was a declaration stays one", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (noise) => {
      expect(declarationsOf(`a: b; ${noise}`)[0]).toEqual(["a", "b"]);
    }),
  );
});

test("lengths in rem become px, and words that only look like them stay", () => {
  expect(withoutRem("margin: -1.5rem auto .5rem; font: 2rem a1rem", 20)).toBe(
    "margin: -30px auto 10px; font: 40px a1rem",
  );
});
