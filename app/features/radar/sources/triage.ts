import { languageOf } from "../extraction/language";
import { publishedAt } from "../feed/dates";
import type { FeedItem } from "../feed/feed";
import { type Candidate, type PreparedFocus, prepareFocus, type Relevance } from "../scoring/score";
import type { TagFocus } from "./newsroom";
import { relevanceOf } from "./whole-source";

export const LEAST_SCORE = 30;

/** Title and summary alone may be much weaker than the whole: from here on the article is worth reading. */
export const WORTH_READING = 5;

/** Nothing older than this comes in: a feed that is read for the first time may hold its whole past. */
export const OLDEST_MS = 14 * 24 * 3_600_000;

export type Triaged = {
  item: FeedItem;
  publishedAt: Date;
  wantedBy: { subject: TagFocus; brief: Relevance }[];
};

type Prepared = { subject: TagFocus; focus: PreparedFocus };

export function prepareSubjects(subjects: readonly TagFocus[]): Prepared[] {
  // A word that must be there may stand in the article alone.
  return subjects.map((subject) => ({ subject, focus: prepareFocus({ ...subject, must: [] }) }));
}

type About = { lang: string | null; weight: number; now: Date };

/** An item by what the feed itself says of it. */
export function briefOf(item: FeedItem, { lang, weight, now }: About): Candidate {
  const { title, summary } = item;
  return {
    ...{ title, summary, text: "" },
    lang: languageOf(`${title}\n${summary}`, lang),
    publishedAt: publishedAt(item, now),
    sourceWeight: weight,
  };
}

/** Which subjects an item may be for, by what the feed itself says of it; null where it is for none, too old, or leads nowhere. */
export function triageItem(item: FeedItem, subjects: readonly Prepared[], about: About): Triaged | null {
  const candidate = briefOf(item, about);
  const { publishedAt } = candidate;
  if (item.url === "" || item.title === "" || about.now.getTime() - publishedAt.getTime() > OLDEST_MS)
    return null;
  const wantedBy = subjects
    .map(({ subject, focus }) => ({
      subject,
      brief: relevanceOf(subject, focus, item.categories, candidate, about.now),
    }))
    .filter(({ brief }) => brief.refusedBy === null && brief.score >= WORTH_READING);
  return wantedBy.length === 0 ? null : { item, publishedAt, wantedBy };
}
