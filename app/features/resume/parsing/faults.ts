import type { ContentLine, Resume, Section } from "~/core/resume";
import { findDates } from "../lexicon/dates";
import { employerOf, isOwnMaster } from "../lexicon/employers";
import { headingOf } from "../lexicon/headings";
import { mostPosts } from "./section-of-part";

const longestHead = 60;

function isHead({ text, bullet }: ContentLine): boolean {
  return (
    !bullet &&
    text.length < longestHead &&
    (findDates(text).some(({ to }) => to !== null) || headingOf(text) !== null)
  );
}

/** What seems to be missing from a section or to stand in a wrong place; parts of a fault where others do without too. */
function faultsOf({ kind, entries, lines, doubt, heading }: Section): number {
  const isDated = kind === "experience" || kind === "education";
  const empty = heading && lines.length + entries.length === 0 ? 1 : 0;
  const bare = isDated && entries.length === 0 ? 2 : 0;
  const loose = isDated ? lines.filter(isHead).length : 0;
  const missing = entries.map((entry, at) => {
    const near = entries.slice(Math.max(0, at - mostPosts), at + 1);
    const parts = isDated
      ? 0.7 * (Number(!entry.dates) + Number(!employerOf(entry, near) && !isOwnMaster(entry)))
      : 0;
    return parts + Number(!entry.title) + entry.lines.filter(isHead).length;
  });
  return (doubt ? 1 : 0) + empty + bare + loose + missing.reduce((sum, faults) => sum + faults, 0);
}

function faultsIn({ sections }: Resume): number {
  return sections.reduce((sum, section) => sum + faultsOf(section), 0);
}

function foundIn({ sections }: Resume): { entries: number; headings: number } {
  const named = sections.flatMap(({ entries }) => entries.filter(({ title, dates }) => title && dates));
  return { entries: named.length, headings: sections.filter(({ heading }) => heading !== null).length };
}

/** Whether of two readings of one page the first leaves out more: what says nothing of a page has no fault either. */
export function isLessWhole(one: Resume, other: Resume): boolean {
  const [own, theirs] = [foundIn(one), foundIn(other)];
  return own.entries < theirs.entries || own.headings < theirs.headings || faultsIn(one) > faultsIn(other);
}
