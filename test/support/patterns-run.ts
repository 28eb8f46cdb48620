import { everyPattern, type Pattern } from "./patterns";

const SHORT = 4_000;
const TIMES_LONGER = 4;
const MOST_GROWTH = 2 * TIMES_LONGER;
/** Below this it is the clock that is measured. */
const SHORTEST_MS = 2;
const ROUNDS = 3;

/** What a class of characters stands for. */
const named: [string, string][] = [
  ["\\s", " "],
  ["\\d", "1"],
  ["\\w", "a"],
  ["\\p{L", "A"],
  ["Han", "中"],
  [".", "x"],
  ["[^", "y"],
];

/** Characters that a pattern names, alone and two by two, and its first words. */
function unitsOf(source: string): string[] {
  const said = source.replace(/\\p\{[^}]*\}|\\u\{?[\da-f]*\}?|\\[a-z]/gi, "").slice(0, 400);
  const classes = named.flatMap(([sign, one]) => (source.includes(sign) ? one : []));
  const letters = [...new Set([...classes, ...said.replace(/[\\^$?*+|{}]/g, "")])].slice(0, 8);
  const pairs = letters.slice(0, 3).flatMap((one) => letters.slice(0, 3).map((other) => one + other));
  return [...letters, ...pairs, ...(said.match(/[\p{L} ]{2,20}/gu) ?? []).slice(0, 2)];
}

function timeOf(pattern: RegExp, text: string, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > enough; round += 1) {
    const start = performance.now();
    text.replace(pattern, "");
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** The run on which a pattern takes much more than four times as long when there is four times as much of it, if there is one. */
function growthOf(one: Pattern) {
  const pattern = new RegExp(one.source, one.flags);
  for (const unit of unitsOf(one.source)) {
    const text = (size: number) => `${unit.repeat(size / unit.length)}\0`;
    const ms = timeOf(pattern, text(SHORT * TIMES_LONGER), SHORTEST_MS);
    const growth = ms > SHORTEST_MS ? ms / timeOf(pattern, text(SHORT), 0) : 0;
    if (growth > MOST_GROWTH) return { ...one, unit: JSON.stringify(unit), growth, ms };
  }
  return null;
}

export async function tellGrowing(): Promise<void> {
  const all = await everyPattern();
  const found = all.flatMap((one) => growthOf(one) ?? []);
  for (const { path, source, unit, growth, ms } of found)
    console.info(`×${growth.toFixed(1)}, ${ms.toFixed(1)} ms: ${unit} in ${path}: /${source.slice(0, 200)}/`);
  console.info(`${found.length} of ${all.length} patterns grow by more than 2 × linear`);
}
