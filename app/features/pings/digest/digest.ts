import type { Locale } from "~/core/locale";

const DAY_MS = 86_400_000;

export const TOP = 10;
/** A day is chosen from so many of its newest winks, and of those from so many of the best scored. */
export const MOST_OF_DAY = 500;
export const MOST_RANKED = 50;
/** Votes move a story by less than this many points. */
export const MOST_BY_VOTES = 15;
/** With this many votes, all alike, they move it by half of that: a single vote says little. */
export const HALFWAY_VOTES = 5;

type Ranked = { score: number; likeCount: number; dislikeCount: number };

/** The points (0–100, more or less `MOST_BY_VOTES`) by which stories stand in a digest: relevance, and what readers say of it. */
export function digestRank({ score, likeCount, dislikeCount }: Ranked): number {
  const votes = likeCount + dislikeCount;
  return score + (MOST_BY_VOTES * (likeCount - dislikeCount)) / (votes + HALFWAY_VOTES);
}

/** The best of some stories, best first; of equals the newer goes first. */
export function bestOf<Story extends Ranked & { id: string; createdAt: Date }>(
  stories: Story[],
  rankOf: (story: Story) => number = digestRank,
  most = TOP,
): Story[] {
  const order = (a: Story, b: Story) =>
    rankOf(b) - rankOf(a) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
  return stories.toSorted(order).slice(0, most);
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** When a day begins; null where the text names no day. */
export function startOfDay(day: string): Date | null {
  const start = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  // 30 February is taken for a day of March.
  return Number.isNaN(start.getTime()) || dayOf(start) !== day ? null : start;
}

export function daysAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * DAY_MS);
}

export type Subject = { id: string; name: string; lang: Locale };

export type DigestEntry = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  score: number;
  reason: string;
  likeCount: number;
  sourceCount: number;
  isSample: boolean;
  /** Where it is not that of the list. */
  tag?: Subject;
};

type Candidate = DigestEntry & Ranked & { story: string; createdAt: Date };

/** What a page shows of a story, without what only ranked it. */
export const entryOf = ({ createdAt: _, dislikeCount: __, story: ___, ...entry }: Candidate): DigestEntry =>
  entry;

export type DigestDay = { day: string; isToday: boolean; entries: DigestEntry[] };

export type DigestView = {
  tag: Subject;
  day: string | null;
  days: DigestDay[];
  earlier: string | null;
  later: string | null;
  /** What a notification has told, in place of days. */
  sent?: DigestEntry[];
};
