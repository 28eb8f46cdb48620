import type { Entry, Line, Section } from "~/core/resume";

/** The entry of a deed, with the names that a letter may use: none that were read with doubt. */
export type Place = {
  entry: Entry;
  kind: Section["kind"];
  organisation: Line | null;
  title: Line | null;
  present: boolean;
};

/** Months since the year 0 of the end of an entry, a year alone counted as whole; null where nothing tells. */
function endOf({ entry: { dates }, present }: Place): number | null {
  if (present) return Number.POSITIVE_INFINITY;
  const end = dates?.to ?? dates?.from;
  return !end || end === "present" ? null : end.year * 12 + (end.month ?? 12);
}

/** By their ends; what goes on, and what has no dates, in the order of the page. */
export function latestFirst(places: Place[]): Place[] {
  return places.toSorted((a, b) => {
    const [first, second] = [endOf(a), endOf(b)];
    return first === null || second === null || first === second ? 0 : second - first;
  });
}

const aside =
  /barista|waiter|waitress|bartender|cashier|crew member|babysit|\btutor\b|infantry|army|soldier|trainee|volunteer|服务员|收银|兼职|家教|义务兵|服役|志愿/i;

/** Work beside studies, or before a career: not what somebody is. */
export function isAside({ entry: { title, organisation } }: Place): boolean {
  return aside.test(`${title?.text} ${organisation?.text}`);
}

/** The posts that introduce a writer: the one that goes on, or ended last, and the one before. None where the latest is in doubt or a
 * job without dates may be later: no other is "my most recent". A side job gives way to the last post that is none. */
export function latestPosts(places: Place[]) {
  const jobs = places.filter(({ kind }) => kind === "experience");
  const ends = jobs.map(endOf);
  const dated = latestFirst(jobs.filter((job) => endOf(job) !== null));
  const main = dated.filter((job) => isNamed(job) && !isAside(job));
  const [latest = null] = dated;
  const post = latest && isAside(latest) ? (main[0] ?? latest) : latest;
  const isOpen = post === null || ends.slice(0, jobs.indexOf(post)).includes(null);
  if (isOpen || !isNamed(post)) return { post: null, isLatest: false, before: null };
  const before = main.find((job) => job !== post && !job.present) ?? null;
  return { post, isLatest: post === latest, before: ends.includes(null) ? null : before };
}

function isNamed({ title, organisation, entry }: Place): boolean {
  return title !== null && organisation !== null && !entry.doubt?.fields.includes("dates");
}
