import type { Transitions } from "./decode";
import { labels } from "./labels";

const count = labels.length;
const square = (count + 1) * count;

/** What one pass has learned: for the hash of a feature where its weights begin, and how labels follow each other. */
type PassWeights = Transitions & {
  starts: ReadonlyMap<number, number>;
  /** Runs of [how many, label, weight, label, weight …], weights in units of `unit`. */
  runs: Int8Array;
  unit: number;
};

export type Weights = { first: PassWeights; second: PassWeights };

/** The labels of another build fit these weights as little as those of nobody. */
const magic = [...labels.join()].reduce(
  (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0,
  0x811c9dc5,
);

/** A pass as it is stored: what features it knows, in the order of their hashes, each with its weights other than 0. */
export type StoredPass = Transitions & {
  unit: number;
  features: { hash: number; weights: { label: number; weight: number }[] }[];
};

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

/** Two passes as bytes, little-endian: for each a unit, the transitions, how many features and weights, then the steps from hash to hash (7 bits a byte, low ones first), how many weights each has, their labels, their sizes. */
export function packWeights(passes: readonly [StoredPass, StoredPass]): Uint8Array {
  const bytes: number[] = [];
  const scratch = new DataView(new ArrayBuffer(4));
  const put = (write: (value: number) => void) => {
    write(0);
    bytes.push(...new Uint8Array(scratch.buffer));
  };
  const integer = (value: number) => put(() => scratch.setUint32(0, value, true));
  const float = (value: number) => put(() => scratch.setFloat32(0, value, true));
  integer(magic);
  for (const { unit, features, within, across } of passes) {
    const weights = features.flatMap((feature) => feature.weights);
    float(unit);
    for (const moves of [within, across]) for (const value of moves) float(value);
    integer(features.length);
    integer(weights.length);
    for (const [at, { hash }] of features.entries())
      for (const byte of varint(hash - (features[at - 1]?.hash ?? 0))) bytes.push(byte);
    for (const feature of features) bytes.push(feature.weights.length);
    for (const { label } of weights) bytes.push(label);
    for (const { weight } of weights) bytes.push(weight & 255);
  }
  return Uint8Array.from(bytes);
}

/** Throws on bytes that are not whole or of other labels. */
export function openWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic) throw new Error("These weights are of other labels");
  let at = 4;
  const next = () => {
    at += 4;
    return at - 4;
  };
  const integer = () => view.getUint32(next(), true);
  const float = () => view.getFloat32(next(), true);
  const step = () => {
    let [value, shift] = [0, 0];
    for (; (bytes[at] ?? 0) > 127; at += 1, shift += 7) value |= ((bytes[at] ?? 0) & 127) << shift;
    value |= (bytes[at] ?? 0) << shift;
    at += 1;
    return value;
  };
  function pass(): PassWeights {
    const unit = float();
    const [within, across] = [
      Float32Array.from({ length: square }, float),
      Float32Array.from({ length: square }, float),
    ];
    const [features, weights] = [integer(), integer()];
    const hashes = new Uint32Array(features);
    for (let index = 0; index < features; index += 1) hashes[index] = step() + (hashes[index - 1] ?? 0);
    const [counts, labels, sizes] = [at, at + features, at + features + weights];
    at = sizes + weights;
    const runs = new Int8Array(features + 2 * weights);
    const starts = new Map<number, number>();
    let [start, read] = [0, 0];
    for (let index = 0; index < features; index += 1) {
      const own = bytes[counts + index] ?? 0;
      starts.set(hashes[index] ?? 0, start);
      runs[start] = own;
      for (let one = 0; one < own; one += 1, read += 1) {
        runs[start + 1 + 2 * one] = bytes[labels + read] ?? 0;
        runs[start + 2 + 2 * one] = view.getInt8(sizes + read);
      }
      start += 1 + 2 * own;
    }
    return { starts, runs, unit, within, across };
  }
  const weights = { first: pass(), second: pass() };
  if (at !== bytes.length) throw new Error("These weights are not whole");
  return weights;
}

/** Whether a feature is in a half of all features that is drawn anew for every number. */
function isDrawn(feature: number, draw: number): boolean {
  return ((Math.imul(feature ^ Math.imul(draw, 0x9e3779b1), 0x85ebca6b) >>> 13) & 1) === 1;
}

/** The score of every label for every segment; by a drawn half of the features, twice as heavy, where a draw above 0 is given. */
export function scoresOf(
  features: readonly (readonly number[])[],
  { starts, runs, unit }: PassWeights,
  draw = 0,
): Float32Array {
  const scores = new Float32Array(features.length * count);
  const weight = draw > 0 ? unit * 2 : unit;
  for (const [row, found] of features.entries())
    for (const feature of found) {
      if (draw > 0 && !isDrawn(feature, draw)) continue;
      const start = starts.get(feature);
      if (start === undefined) continue;
      const end = start + 1 + 2 * (runs[start] ?? 0);
      for (let at = start + 1; at < end; at += 2) {
        const cell = row * count + (runs[at] ?? 0);
        scores[cell] = (scores[cell] ?? 0) + (runs[at + 1] ?? 0) * weight;
      }
    }
  return scores;
}
