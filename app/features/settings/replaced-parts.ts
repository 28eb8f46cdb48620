/** Longer parts are cut, and what goes beyond all of it is left out: the audit tells what was, it is no backup. */
const LONGEST_PART = 2000;
const LONGEST_BEFORE = 8000;

export type Parts = { said: Record<string, unknown>; unsaid: Record<string, unknown> };

/** The parts of a configuration that a change replaces, as they stood before; of those in `unsaid` only what became of them. */
export function replacedParts(before: Parts, after: Parts): Record<string, unknown> {
  const replaced: [string, unknown][] = [];
  for (const name of namesOf(before.unsaid, after.unsaid)) {
    const [old, now] = [before.unsaid[name], after.unsaid[name]];
    if (old !== now)
      replaced.push([name, old === undefined ? "set" : now === undefined ? "removed" : "changed"]);
  }
  let left = LONGEST_BEFORE;
  for (const name of namesOf(before.said, after.said)) {
    const [was, is] = [before.said[name] ?? null, after.said[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is) || left <= 0) continue;
    const old = JSON.stringify(was, withoutQuery);
    replaced.push([name, old.length > LONGEST_PART ? `${old.slice(0, LONGEST_PART)}…` : JSON.parse(old)]);
    left -= Math.min(old.length, LONGEST_PART) + name.length;
  }
  return Object.fromEntries(replaced);
}

/** A key may stand in what an address asks for: only whether it asks for something is told. */
function withoutQuery(_: string, value: unknown): unknown {
  if (typeof value !== "string" || !/^https?:/i.test(value.trimStart())) return value;
  const url = URL.parse(value);
  return url ? `${url.origin}${url.pathname}${url.search && "?…"}` : value;
}

function namesOf(...parts: object[]): string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(part)))];
}
