import type { Entry, Line } from "~/core/resume";
import { monthsBetween } from "./dates";

const ownMaster = /\b(?:freelanc|self[- ]employed|independent|founder|owner)|自由职业|独立|创始人|个体/i;

/** The later of two posts at one employer begins at most so many months after the earlier ended. */
const mostMonthsApart = 2;

function follows(later: Entry, earlier: Entry): boolean {
  const [start, end] = [later.dates?.from, earlier.dates?.to];
  if (!start || !end || end === "present") return false;
  return Math.abs(monthsBetween(end, start)) <= mostMonthsApart;
}

/**
 * The employer of an entry. Several posts at one employer are often written under its name, which then stands in the
 * first of them alone; the model keeps it there, so that no text is shown twice. A post without an employer has that of
 * the post above it where one led to the other without a break; null where the resume names none.
 */
export function employerOf(entry: Entry, entries: Entry[]): Line | null {
  if (entry.organisation) return entry.organisation;
  const above = entries[entries.indexOf(entry) - 1];
  if (!entry.title || !above || ownMaster.test(entry.title.text) || !follows(above, entry)) return null;
  return employerOf(above, entries);
}
