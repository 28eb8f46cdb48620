import { languageOf } from "../extraction/language";
import { publishedAt } from "../feed/dates";
import type { FeedItem } from "../feed/feed";
import { filedUnder } from "../scoring/filed-under";
import { type Candidate, prepareFocus, type Relevance, scoreCandidate } from "../scoring/score";
import type { TagFocus } from "./newsroom";
import { isTakenWhole, wholeRelevance } from "./whole-source";

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

type Prepared = { subject: TagFocus; focus: ReturnType<typeof prepareFocus> };

export function prepareSubjects(subjects: readonly TagFocus[]): Prepared[] {
  // A word that must be there may stand in the article alone.
  return subjects.map((subject) => ({ subject, focus: prepareFocus({ ...subject, must: [] }) }));
}

/** Which subjects an item may be for, by what the feed itself says of it; null where it is for none, too old, or leads nowhere. */
export function triageItem(
  item: FeedItem,
  subjects: readonly Prepared[],
  { lang, weight, now }: { lang: string | null; weight: number; now: Date },
): Triaged | null {
  const published = publishedAt(item, now);
  if (item.url === "" || item.title === "" || now.getTime() - published.getTime() > OLDEST_MS) return null;
  const candidate: Candidate = {
    title: item.title,
    summary: item.summary,
    text: "",
    lang: languageOf(`${item.title}\n${item.summary}`, lang),
    publishedAt: published,
    sourceWeight: weight,
  };
  const wantedBy = subjects
    .map(({ subject, focus }) => ({
      subject,
      brief: isTakenWhole(subject)
        ? wholeRelevance
        : filedUnder(subject, item.categories, scoreCandidate(focus, candidate, now)),
    }))
    .filter(({ brief }) => brief.refusedBy === null && brief.score >= WORTH_READING);
  return wantedBy.length === 0 ? null : { item, publishedAt: published, wantedBy };
}
