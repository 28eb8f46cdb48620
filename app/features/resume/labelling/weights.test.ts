import { expect, it } from "vitest";
import { type Label, labelIndex, labels } from "./labels";
import { openWeights, packWeights, type StoredPass, scoresOf } from "./weights";

const square = (labels.length + 1) * labels.length;
const at = (label: Label) => labelIndex.get(label) ?? -1;

function stored(unit: number, features: [hash: number, ...weights: [Label, number][]][]): StoredPass {
  return {
    unit,
    features: features.map(([hash, ...weights]) => ({
      hash,
      weights: weights.map(([label, weight]) => ({ label: at(label), weight })),
    })),
    within: Float32Array.from({ length: square }, (_, index) => index / 4),
    across: Float32Array.from({ length: square }, (_, index) => -index / 8),
  };
}

const first = stored(0.5, [
  [3, ["T+", 127], ["H:other", -128]],
  [130, ["X", 1]],
  [0xff_ff_ff, ["T+", -7], ["D", 40]],
]);
const second = stored(0.25, [[0, ["C", 2]]]);
const packed = packWeights([first, second]);
/** As they come from a file: amid a larger buffer. */
const opened = openWeights(new Uint8Array([9, 9, 9, ...packed]).subarray(3));

/** The labels of a row of scores that are not 0. */
function told(scores: Float32Array, row = 0): Partial<Record<Label, number>> {
  const own = scores.subarray(row * labels.length, (row + 1) * labels.length);
  return Object.fromEntries(labels.flatMap((label, index) => (own[index] ? [[label, own[index]]] : [])));
}

it.each<[string, number[], Partial<Record<Label, number>>]>([
  ["of one feature", [3], { "T+": 63.5, "H:other": -64 }],
  ["of several, added up", [3, 130, 0xff_ff_ff], { X: 0.5, "T+": 60, "H:other": -64, D: 20 }],
  ["of none that is known", [4, 131], {}],
])("the scores %s are what was packed, in its unit", (_, features, scores) => {
  expect(told(scoresOf([features], opened.first))).toEqual(scores);
});

it("each segment has a row of its own, and each pass its own weights and transitions", () => {
  const scores = scoresOf([[], [0], [3]], opened.second);
  expect([0, 1, 2].map((row) => told(scores, row))).toEqual([{}, { C: 0.5 }, {}]);
  expect(opened.first).toMatchObject({ unit: 0.5, within: first.within, across: first.across });
});

it.each([
  ["none", new Uint8Array()],
  ["those of a page", new TextEncoder().encode("<!doctype html>")],
  ["those of a build with another label", packed.with(0, labels.length + 1)],
  ["those that break off", packed.subarray(0, -1)],
])("other bytes are refused: %s", (_, bytes) => {
  expect(() => openWeights(bytes)).toThrow();
});
