import type { ContentLine, Section } from "~/core/resume";
import { findDates } from "../lexicon/dates";
import { employerOf } from "../lexicon/employers";
import { headingOf } from "../lexicon/headings";
import type { Part } from "./sections";

/** Which letters of the page are read where each part ends, in whatever order: how many, and the sum of their codes. */
function endsOf(parts: Part[]): string[] {
  let [count, sum] = [0, 0];
  return parts.map(({ heading, lines }) => {
    for (const line of heading ? [heading, ...lines] : lines)
      for (const letter of line.text.replace(/[^\p{L}\p{N}]/gu, "")) {
        count += 1;
        sum += letter.codePointAt(0) ?? 0;
      }
    return `${count} ${sum}`;
  });
}

const longestHead = 60;
/** So many posts at one employer may stand below its name. */
const mostPosts = 12;

/** A period or a heading among what an entry tells. */
function isHead({ text, bullet }: ContentLine): boolean {
  return (
    !bullet &&
    text.length < longestHead &&
    (findDates(text).some(({ to }) => to !== null) || headingOf(text) !== null)
  );
}

/** What seems to be missing from a section or to stand in a wrong place, in doubtful fields; parts of a fault where others do without too. */
function faultsOf({ kind, entries, lines, doubt, heading }: Section): number {
  const isDated = kind === "experience" || kind === "education";
  const empty = heading && lines.length + entries.length === 0 ? 1 : 0;
  const bare = isDated && entries.length === 0 ? 2 : 0;
  const loose = isDated ? lines.filter(isHead).length : 0;
  const missing = entries.map((entry, at) => {
    const near = entries.slice(Math.max(0, at - mostPosts), at + 1);
    const parts = isDated ? 0.7 * (Number(!entry.dates) + Number(!employerOf(entry, near))) : 0;
    return (
      parts + Number(!entry.title) + (entry.doubt?.fields.length ?? 0) + entry.lines.filter(isHead).length
    );
  });
  return (doubt ? 1 : 0) + empty + bare + loose + missing.reduce((sum, faults) => sum + faults, 0);
}

/**
 * Of two readings of the same lines the one with fewer faults, stretch by stretch: a stretch ends where both have read
 * the same letters and begin another part. `others` are taken where they are equal, `parts` where the two do not hold
 * the same letters.
 */
export function wholestParts(parts: Part[], others: Part[], readPart: (part: Part) => Section): Part[] {
  const [ends, otherEnds] = [endsOf(parts), endsOf(others)];
  if (parts === others || ends.at(-1) !== otherEnds.at(-1)) return parts;
  const faultsIn = (own: Part[]) =>
    own.reduce((sum, part) => sum + (part.kind === "contact" ? 0 : faultsOf(readPart(part))), 0);
  const chosen: Part[] = [];
  let [from, otherFrom] = [0, 0];
  for (const [at, end] of ends.entries()) {
    const otherAt = otherEnds.lastIndexOf(end);
    // An empty part belongs to what follows it.
    if (ends[at + 1] === end || otherAt < otherFrom) continue;
    const [own, theirs] = [parts.slice(from, at + 1), others.slice(otherFrom, otherAt + 1)];
    chosen.push(...(faultsIn(own) < faultsIn(theirs) ? own : theirs));
    [from, otherFrom] = [at + 1, otherAt + 1];
  }
  return chosen;
}
