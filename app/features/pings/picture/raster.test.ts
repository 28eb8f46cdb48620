import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { arcOf, blankPicture, contoursOf, fillContours, type Point, pngOf, strokeLine } from "./raster";

const square = (from: number, to: number): Point[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

test("a square covers its pixels wholly and its edges by half", () => {
  const picture = blankPicture(4, 4);
  fillContours(picture, [square(0.5, 3)], 0);
  expect([...picture.pixels.subarray(0, 8)]).toEqual([16, 32, 32, 0, 32, 63, 63, 0]);
  expect([...picture.pixels.subarray(12)]).toEqual([0, 0, 0, 0]);
});

test("a contour the other way round is a hole, one the same way is not", () => {
  const holed = blankPicture(9, 9);
  fillContours(holed, [square(0, 9), square(3, 6).reverse()], 0);
  expect([holed.pixels[0], holed.pixels[40]]).toEqual([63, 0]);
  const doubled = blankPicture(9, 9);
  fillContours(doubled, [square(0, 9), square(3, 6)], 0);
  expect([doubled.pixels[0], doubled.pixels[40]]).toEqual([63, 63]);
});

test("what lies outside of the picture is left out", () => {
  const picture = blankPicture(4, 4);
  fillContours(picture, [square(-10, 2)], 0);
  fillContours(picture, [square(50, 60)], 1);
  fillContours(picture, [], 1);
  expect(picture.pixels.filter((pixel) => pixel === 63)).toHaveLength(4);
  expect(picture.pixels.filter((pixel) => pixel === 0)).toHaveLength(12);
});

test("curves go through their middle", () => {
  const [quadratic, cubic] = contoursOf([
    { type: "M", x: 0, y: 0 },
    { type: "Q", x1: 4, y1: 8, x: 8, y: 0 },
    { type: "Z" },
    { type: "M", x: 0, y: 0 },
    { type: "C", x1: 0, y1: 8, x2: 8, y2: 8, x: 8, y: 0 },
  ]);
  expect(quadratic?.[4]).toEqual([4, 4]);
  expect(cubic?.[4]).toEqual([4, 6]);
});

test("a quarter of a circle is inked on its side only", () => {
  const picture = blankPicture(100, 100);
  strokeLine(picture, arcOf([50, 50], 40, 0.25), 6, 1);
  const at = (x: number, y: number) => picture.pixels[y * 100 + x];
  expect([at(78, 21), at(89, 45), at(21, 21), at(50, 90), at(50, 50)]).toEqual([126, 126, 0, 0, 0]);
});

test("the file reads back with its colours", () => {
  const picture = blankPicture(3, 2);
  picture.pixels.set([63, 126], 1);
  const file = pngOf(
    picture,
    [250, 250, 250],
    [
      [0, 10, 20],
      [200, 0, 0],
    ],
  );
  const { width, height, data } = PNG.sync.read(Buffer.from(file));
  expect([width, height]).toEqual([3, 2]);
  expect([...data.subarray(0, 12)]).toEqual([250, 250, 250, 255, 0, 10, 20, 255, 200, 0, 0, 255]);
});
