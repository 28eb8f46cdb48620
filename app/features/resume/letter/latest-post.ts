import type { YearMonth } from "~/core/resume";
import type { Place } from "./deeds";

/** Months since the year 0 of the end of an entry, a year alone counted as whole; null where nothing tells. */
function endOf({ entry: { dates }, present }: Place): number | null {
  if (present) return Number.POSITIVE_INFINITY;
  const end: YearMonth | "present" | null = dates?.to ?? dates?.from ?? null;
  return end === null || end === "present" ? null : end.year * 12 + (end.month ?? 12);
}

/** The posts that a letter introduces its writer with: of all the work the one that goes on, or that ended last, by its dates, and
 * the one before. None where the latest's names or dates are in doubt, or where a job without dates may be later: no other is "my
 * most recent". */
export function latestPosts(places: Place[]): Place[] {
  const jobs = places.filter(({ kind }) => kind === "experience");
  const ends = jobs.map(endOf);
  const last = Math.max(...ends.map((end) => end ?? Number.NEGATIVE_INFINITY));
  const at = ends.indexOf(last);
  const latest = jobs[at];
  if (!latest || !isNamed(latest) || ends.slice(0, at).includes(null)) return [];
  const before = jobs
    .filter((job) => job !== latest && !job.present && isNamed(job) && endOf(job) !== null)
    .toSorted((a, b) => (endOf(b) ?? 0) - (endOf(a) ?? 0));
  return ends.includes(null) ? [latest] : [latest, ...before.slice(0, 1)];
}

function isNamed({ title, organisation, entry }: Place): boolean {
  return title !== null && organisation !== null && entry.doubt === null;
}
