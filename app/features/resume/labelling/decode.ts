import { labels } from "./labels";

const count = labels.length;

/** How much each label is spoken for by what may stand before it; the row after the last is that of the start. */
export type Transitions = { within: Float32Array; across: Float32Array };

/** Viterbi: the labels with the highest sum of scores and transitions. `scores` has a row of a number a label for each segment; `opens`: the segment is the first of its line. */
export function decode(
  scores: Float32Array,
  opens: readonly boolean[],
  { within, across }: Transitions,
): Int16Array {
  const length = opens.length;
  const back = new Int16Array(length * count);
  const sums = new Float32Array(length * count);
  for (let at = 0; at < length; at += 1) {
    const row = at * count;
    if (at === 0) {
      for (let to = 0; to < count; to += 1) sums[to] = (scores[to] ?? 0) + (across[count * count + to] ?? 0);
      continue;
    }
    const moves = opens[at] ? across : within;
    for (let to = 0; to < count; to += 1) {
      let most = Number.NEGATIVE_INFINITY;
      let from = 0;
      for (let one = 0; one < count; one += 1) {
        const sum = (sums[row - count + one] ?? 0) + (moves[one * count + to] ?? 0);
        if (sum > most) {
          most = sum;
          from = one;
        }
      }
      sums[row + to] = most + (scores[row + to] ?? 0);
      back[row + to] = from;
    }
  }
  const best = new Int16Array(length);
  let at = 0;
  const end = (length - 1) * count;
  for (let one = 1; one < count; one += 1) if ((sums[end + one] ?? 0) > (sums[end + at] ?? 0)) at = one;
  for (let step = length - 1; step >= 0; step -= 1) {
    best[step] = at;
    at = back[step * count + at] ?? 0;
  }
  return best;
}
