import { expect, test } from "vitest";
import { wholePoints } from "./whole-points";

test.each([
  [[], []],
  [
    [20, 15],
    [20, 15],
  ],
  [
    [8.4, 8.4, 8.4],
    [9, 8, 8],
  ],
  [
    [0.5, 0.4],
    [1, 0],
  ],
  [
    [0.3, 0.1],
    [0, 0],
  ],
  [
    [13.3333, 6.6667, 20],
    [13, 7, 20],
  ],
])("%j points are shown as %j", (points, shown) => {
  expect(wholePoints(points)).toEqual(shown);
});
