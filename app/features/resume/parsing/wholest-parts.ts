import type { ExtractedLine } from "../reading/extracted";
import type { Part } from "./sections";

function lettersOf(lines: (ExtractedLine | null)[]): number {
  return lines.reduce((sum, line) => sum + (line?.text.replace(/\s/g, "").length ?? 0), 0);
}

/** How many letters of the page are read where each part ends. */
function endsOf(parts: Part[]): number[] {
  let sum = 0;
  return parts.map(({ heading, lines }) => {
    sum += lettersOf([heading, ...lines]);
    return sum;
  });
}

/**
 * Of two readings of the same lines the one with fewer faults, stretch by stretch: a stretch ends where both have read
 * equally much and begin another part. No stretch loses or repeats what the other holds.
 */
export function wholestParts<One extends Part, Other extends Part>(
  one: One[],
  other: Other[],
  faultsOf: (part: One | Other) => number,
): (One | Other)[] {
  const [ends, otherEnds] = [endsOf(one), endsOf(other)];
  if (ends.at(-1) !== otherEnds.at(-1)) return one;
  const chosen: (One | Other)[] = [];
  let [from, otherFrom] = [0, 0];
  for (const [at, end] of ends.entries()) {
    // An empty part belongs to what follows it.
    const otherAt = ends[at + 1] === end ? -1 : otherEnds.lastIndexOf(end);
    if (otherAt < otherFrom && !(otherAt < 0 && at === ends.length - 1)) continue;
    const [own, others] = [one.slice(from, at + 1), other.slice(otherFrom, otherAt + 1)];
    const sum = (parts: (One | Other)[]) => parts.reduce((all, part) => all + faultsOf(part), 0);
    chosen.push(...(sum(own) <= sum(others) ? own : others));
    [from, otherFrom] = [at + 1, otherAt + 1];
  }
  return chosen;
}
