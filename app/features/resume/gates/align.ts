import { commonPlaces } from "~/core/lcs";
import { meaningOf, readingsOf } from "../lexicon/verbs.en";
import type { Token } from "./facts";

/** A token of the old line (`b`) and the token of the new one (`a`) that says it. */
export type Match = { b: number; a: number };

function haveSameMeaning(b: Token, a: Token): boolean {
  if (b.key === a.key) return b.kind === a.kind;
  if (b.kind !== "word" || a.kind !== "word") return false;
  const meanings = readingsOf(b.key);
  return readingsOf(a.key).some(({ base }) =>
    meanings.some((one) => meaningOf(one.base) === meaningOf(base)),
  );
}

function sharedStart(before: Token[], after: Token[]): number {
  const end = Math.min(before.length, after.length);
  let count = 0;
  while (count < end && before[count]?.key === after[count]?.key) count += 1;
  return count;
}

function inPlace(before: Token[], after: Token[]): Match[] {
  const start = sharedStart(before, after);
  const [b, a] = [before.slice(start), after.slice(start)];
  const end = sharedStart(b.toReversed(), a.toReversed());
  const middle = commonPlaces(b.length - end, a.length - end, (old, now) => {
    const [one, other] = [b[old], a[now]];
    return one !== undefined && other !== undefined && haveSameMeaning(one, other);
  });
  return [
    ...Array.from({ length: start }, (_, index) => ({ b: index, a: index })),
    ...middle.map(([b, a]) => ({ b: b + start, a: a + start })),
    ...Array.from({ length: end }, (_, index) => ({
      b: before.length - end + index,
      a: after.length - end + index,
    })),
  ];
}

function moved(before: Token[], after: Token[], matches: Match[]): Match[] {
  const usedB = new Set(matches.map(({ b }) => b));
  const usedA = new Set(matches.map(({ a }) => a));
  const found: Match[] = [];
  for (;;) {
    let best: Match[] = [];
    const free = [...after.keys()].filter((a) => !usedA.has(a));
    for (let b = 0; b < before.length; b += 1) {
      if (usedB.has(b)) continue;
      for (const a of free) {
        const run: Match[] = [];
        for (let step = 0; ; step += 1) {
          const [old, now] = [before[b + step], after[a + step]];
          if (!old || !now || usedB.has(b + step) || usedA.has(a + step) || !haveSameMeaning(old, now)) break;
          run.push({ b: b + step, a: a + step });
        }
        if (run.length > best.length) best = run;
      }
    }
    if (best.length === 0) return found;
    for (const match of best) {
      usedB.add(match.b);
      usedA.add(match.a);
      found.push(match);
    }
  }
}

/** A stretch longer than this has not moved: it is another text. */
const longestMove = 60;

export function alignTokens(before: Token[], after: Token[]): Match[] {
  const matches = inPlace(before, after);
  const rest = after.length - matches.length;
  if (rest > 0 && rest <= longestMove) matches.push(...moved(before, after, matches));
  return matches.toSorted((one, other) => one.a - other.a);
}
