import type { Line } from "~/core/resume";

/** A thing as it was and as it is now; one of the two is null where it was added or removed. */
export type Pair<Thing> = { was: Thing | null; now: Thing | null };

/** All things of now in their order; what is gone stands behind what it stood behind. */
export function paired<Thing extends { id: string }>(was: Thing[], now: Thing[]): Pair<Thing>[] {
  const before = new Map(was.map((thing) => [thing.id, thing]));
  const pairs: Pair<Thing>[] = now.map((thing) => ({ was: before.get(thing.id) ?? null, now: thing }));
  const present = new Set(now.map(({ id }) => id));
  for (const [index, thing] of was.entries()) {
    if (present.has(thing.id)) continue;
    const above = was[index - 1]?.id;
    const at = pairs.findIndex((pair) => (pair.was ?? pair.now)?.id === above);
    pairs.splice(at + 1, 0, { was: thing, now: null });
  }
  return pairs;
}

/** The line that a line was split from, or the line itself. */
export function wholeLine(id: string): string {
  return id.replace(/~\d+$/, "");
}

/** Lines as they were, each with what it is now: several where it was split and the parts still stand together. */
export function pairedLines<Each extends Line>(
  was: Each[],
  now: Each[],
): { id: string; was: Each | null; now: Each[] }[] {
  const groups: { id: string; lines: Each[] }[] = [];
  for (const line of now) {
    const whole = wholeLine(line.id);
    const last = groups.at(-1);
    if (last?.id === whole) last.lines.push(line);
    else groups.push({ id: groups.some(({ id }) => id === whole) ? line.id : whole, lines: [line] });
  }
  const old = was.map((line) => ({ id: line.id, lines: [line] }));
  return paired(old, groups).map((pair) => ({
    id: (pair.was ?? pair.now)?.id ?? "",
    was: pair.was?.lines[0] ?? null,
    now: pair.now?.lines ?? [],
  }));
}
