import type { Entry, Line } from "~/core/resume";
import { monthsBetween } from "./dates";

export const ownMaster =
  /\b(?:freelanc|self[- ]employed|independent|founder|owner)|自由职业|独立|创始人|个体/i;

/** The later of two posts at one employer begins at most so many months after the earlier ended. */
const mostMonthsApart = 2;

function follows(later: Entry, earlier: Entry): boolean {
  const [start, end] = [later.dates?.from, earlier.dates?.to];
  if (!start || !end || end === "present") return false;
  return Math.abs(monthsBetween(end, start)) <= mostMonthsApart;
}

/** Several posts at one employer name it only once; the next post has it too where no gap parts them. */
export function employerOf(entry: Entry, entries: Entry[]): Line | null {
  if (entry.organisation) return entry.organisation;
  const above = entries[entries.indexOf(entry) - 1];
  if (!entry.title || !above || ownMaster.test(entry.title.text) || !follows(above, entry)) return null;
  return employerOf(above, entries);
}
