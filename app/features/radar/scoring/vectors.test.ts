import { expect, test } from "vitest";
import { cosine, hexOf, isNear, packVector, usualCosine, vectorOfHex } from "./vectors";

const vector = Array.from({ length: 1024 }, (_, at) => Math.sin(at * 12.9898) / 32);
const turned = vector.map((each, at) => each + Math.cos(at * 78.233) / 64);
const exact = (a: number[], b: number[]) => {
  const dot = (x: number[], y: number[]) => x.reduce((sum, each, at) => sum + each * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

test("a packed vector keeps its angle to others, whatever its length", () => {
  expect(cosine(packVector(vector), packVector(turned))).toBeCloseTo(exact(vector, turned), 2);
  expect(cosine(packVector(vector), packVector(vector.map((each) => each * 900)))).toBeCloseTo(1, 5);
});

test("it comes back from its digits as it went", () => {
  const packed = packVector(vector);
  expect(vectorOfHex(hexOf(packed))).toEqual(packed);
  expect([vectorOfHex(""), vectorOfHex("zz"), vectorOfHex("abc")]).toEqual([null, null, null]);
});

test("vectors of other lengths, of nothing or not there are near to none", () => {
  const packed = packVector(vector);
  expect(cosine(packed, packVector(vector.slice(1)))).toBe(0);
  expect(cosine(packed, new Int8Array(1024))).toBe(0);
  expect([isNear(packed, null, 0.1), isNear(null, null, 0.1), isNear(packed, packed, 0.1)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("what is usual for a model is the middle of what it says, once there is enough of it", () => {
  const packed = packVector(vector);
  const many = Array.from({ length: 41 }, (_, at) =>
    packVector(vector.map((each, place) => (place % 41 === at ? each : -each))),
  );
  const middle = many.map((each) => cosine(packed, each)).sort((a, b) => a - b)[20];
  expect(usualCosine(packed, [...many, null])).toBe(middle);
  expect(usualCosine(packed, many.slice(0, 5))).toBe(usualCosine(null, many));
});
