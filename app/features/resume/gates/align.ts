import { meaningOf, readingsOf } from "../lexicon/verbs.en";
import type { Token } from "./facts";

/** A token of the old line (`b`) and the token of the new one (`a`) that says it. */
export type Match = { b: number; a: number };

function haveSameMeaning(b: Token, a: Token): boolean {
  if (b.key === a.key) return b.kind === a.kind;
  if (b.kind !== "word" || a.kind !== "word") return false;
  const meanings = new Set(readingsOf(b.key).map(({ base }) => meaningOf(base)));
  return readingsOf(a.key).some(({ base }) => meanings.has(meaningOf(base)));
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
  const middle = subsequence(b.slice(0, b.length - end), a.slice(0, a.length - end));
  return [
    ...Array.from({ length: start }, (_, index) => ({ b: index, a: index })),
    ...middle.map((match) => ({ b: match.b + start, a: match.a + start })),
    ...Array.from({ length: end }, (_, index) => ({
      b: before.length - end + index,
      a: after.length - end + index,
    })),
  ];
}

function subsequence(before: Token[], after: Token[]): Match[] {
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (b: number, a: number) => longest[b * width + a] ?? 0;
  const same = before.map((b) => after.map((a) => haveSameMeaning(b, a)));
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      longest[b * width + a] = same[b]?.[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1));
    }
  }
  const matches: Match[] = [];
  let [b, a] = [0, 0];
  while (b < before.length && a < after.length) {
    if (same[b]?.[a] && at(b, a) === at(b + 1, a + 1) + 1) matches.push({ b: b++, a: a++ });
    else if (at(b + 1, a) >= at(b, a + 1)) b += 1;
    else a += 1;
  }
  return matches;
}

function moved(before: Token[], after: Token[], matches: Match[]): Match[] {
  const usedB = new Set(matches.map(({ b }) => b));
  const usedA = new Set(matches.map(({ a }) => a));
  const found: Match[] = [];
  for (;;) {
    let best: Match[] = [];
    for (let b = 0; b < before.length; b += 1) {
      for (let a = 0; a < after.length; a += 1) {
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
