import fc from "fast-check";
import { expect, it } from "vitest";
import { decode, type Transitions } from "./decode";
import { labels } from "./labels";

const count = labels.length;
const square = (count + 1) * count;

/** Every labelling of so many segments. */
function labellings(length: number): number[][] {
  if (length === 0) return [[]];
  return labellings(length - 1).flatMap((first) => Array.from(labels.keys(), (label) => [...first, label]));
}

function sumOf(
  labelling: ArrayLike<number>,
  scores: Float32Array,
  opens: boolean[],
  { within, across }: Transitions,
): number {
  return Array.from(labelling).reduce((sum, label, at, all) => {
    const moves = at === 0 || opens[at] ? across : within;
    const before = at === 0 ? count : (all[at - 1] ?? 0);
    return sum + (scores[at * count + label] ?? 0) + (moves[before * count + label] ?? 0);
  }, 0);
}

// Whole numbers add up without rounding, and are often equal.
const numbers = (length: number) =>
  fc
    .array(fc.integer({ min: -40, max: 40 }), { minLength: length, maxLength: length })
    .map((values) => Float32Array.from(values));

const page = fc.integer({ min: 1, max: 3 }).chain((length) =>
  fc.record({
    scores: numbers(length * count),
    opens: fc.array(fc.boolean(), { minLength: length, maxLength: length }),
    moves: fc.record({ within: numbers(square), across: numbers(square) }),
  }),
);

it("finds of all labellings the best", () => {
  fc.assert(
    fc.property(page, ({ scores, opens, moves }) => {
      const sums = labellings(opens.length).map((own) => sumOf(own, scores, opens, moves));
      const most = sums.reduce((top, sum) => Math.max(top, sum), -Infinity);
      expect(sumOf(decode(scores, opens, moves), scores, opens, moves)).toBe(most);
    }),
    { numRuns: 30 },
  );
});
