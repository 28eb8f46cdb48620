import { expect, it } from "vitest";
import { createInks } from "./pdf-inks";

it("ink stands where a shape of the letters' own height was drawn", () => {
  const inks = createInks();
  inks.add([100, 200, 180, 212]);
  expect(inks.isAt({ x: 140, y: 206 }, 10)).toBe(true);
  expect(inks.isAt({ x: 140, y: 206 }, 2)).toBe(false);
  expect(inks.isAt({ x: 300, y: 206 }, 10)).toBe(false);
});

it.each([
  ["far beside the page", [1e20, 0, 1e20, 10]],
  ["far below it", [0, -1e20, 10, -1e20]],
  ["nowhere", [Number.NaN, 0, 10, 10]],
] as const)("a shape %s is no ink", (_, [left, top, right, bottom]) => {
  const inks = createInks();
  inks.add([left, top, right, bottom]);
  expect(inks.isAt({ x: left, y: top }, 10)).toBe(false);
});
