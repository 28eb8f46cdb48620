import type { Transitions } from "./decode";
import { labels } from "./labels";

const count = labels.length;
const square = (count + 1) * count;

/** What one pass has learned: for the hash of a feature where its weights begin, and how labels follow each other. */
export type PassWeights = Transitions & {
  starts: ReadonlyMap<number, number>;
  /** Runs of [how many, label, weight, label, weight …], weights in units of `unit`. */
  runs: Int8Array;
  unit: number;
};

export type Weights = { first: PassWeights; second: PassWeights };

/** The labels of another build fit these weights as little as those of nobody. */
const magic = 0x57_4b_4c_00 + count;

/** A pass as it is stored: what features it knows, in the order of their hashes, each with its weights other than 0. */
export type StoredPass = Transitions & {
  unit: number;
  features: { hash: number; weights: { label: number; weight: number }[] }[];
};

function sizeOf({ features }: StoredPass): number {
  const runs = features.reduce((sum, { weights }) => sum + 1 + 2 * weights.length, 0);
  return 12 + features.length * 4 + square * 8 + Math.ceil(runs / 4) * 4;
}

/** Two passes as bytes; little-endian, every number at its natural place. */
export function packWeights(passes: readonly [StoredPass, StoredPass]): Uint8Array {
  const bytes = new Uint8Array(4 + sizeOf(passes[0]) + sizeOf(passes[1]));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  let at = 4;
  for (const { unit, features, within, across } of passes) {
    const runs = features.flatMap(({ weights }) => [
      weights.length,
      ...weights.flatMap(({ label, weight }) => [label, weight]),
    ]);
    view.setUint32(at, features.length, true);
    view.setUint32(at + 4, runs.length, true);
    view.setFloat32(at + 8, unit, true);
    at += 12;
    for (const { hash } of features) {
      view.setUint32(at, hash, true);
      at += 4;
    }
    for (const moves of [within, across])
      for (const value of moves) {
        view.setFloat32(at, value, true);
        at += 4;
      }
    bytes.set(Int8Array.from(runs), at);
    at += Math.ceil(runs.length / 4) * 4;
  }
  return bytes;
}

/** Throws on bytes that `packWeights` of this build did not make. */
export function openWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic) throw new Error("These weights are of other labels");
  let at = 4;
  function pass(): PassWeights {
    const [features, length, unit] = [
      view.getUint32(at, true),
      view.getUint32(at + 4, true),
      view.getFloat32(at + 8, true),
    ];
    at += 12;
    const hashes = at;
    at += features * 4;
    const moves = () => {
      const values = Float32Array.from({ length: square }, (_, index) =>
        view.getFloat32(at + index * 4, true),
      );
      at += square * 4;
      return values;
    };
    const [within, across] = [moves(), moves()];
    const runs = new Int8Array(bytes.buffer, bytes.byteOffset + at, length);
    at += Math.ceil(length / 4) * 4;
    const starts = new Map<number, number>();
    let start = 0;
    for (let index = 0; index < features; index += 1) {
      starts.set(view.getUint32(hashes + index * 4, true), start);
      start += 1 + 2 * (runs[start] ?? 0);
    }
    return { starts, runs, unit, within, across };
  }
  return { first: pass(), second: pass() };
}

/** The score of every label for every segment. */
export function scoresOf(
  features: readonly (readonly number[])[],
  { starts, runs, unit }: PassWeights,
): Float32Array {
  const scores = new Float32Array(features.length * count);
  for (const [row, found] of features.entries())
    for (const feature of found) {
      const start = starts.get(feature);
      if (start === undefined) continue;
      const end = start + 1 + 2 * (runs[start] ?? 0);
      for (let at = start + 1; at < end; at += 2) {
        const cell = row * count + (runs[at] ?? 0);
        scores[cell] = (scores[cell] ?? 0) + (runs[at + 1] ?? 0) * unit;
      }
    }
  return scores;
}
