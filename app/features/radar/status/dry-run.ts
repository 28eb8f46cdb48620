import { languageOf } from "../extraction/language";
import { publishedAt } from "../feed/dates";
import type { FeedItem } from "../feed/feed";
import { filedUnder } from "../scoring/filed-under";
import {
  type Candidate,
  type Focus,
  type prepareFocus,
  type Relevance,
  scoreCandidate,
} from "../scoring/score";
import { LEAST_SCORE, OLDEST_MS, WORTH_READING } from "../sources/triage";
import { isTakenWhole, reasonFor, wholeRelevance } from "../sources/whole-source";

/** What would become of an item. "open": title and summary are promising, its page would be read and decide. */
export type Verdict = "in" | "open" | "low" | "must" | "not" | "old" | "nowhere";

export type TriedItem = {
  title: string;
  url: string;
  source: string;
  publishedAt: number;
  score: number;
  matched: string[];
  reason: string;
  verdict: Verdict;
  refusedBy: string | null;
};

export type TriedSource = { url: string; items: number; wanted: number; reason: string | null };

export type DryRun = {
  now: number;
  sources: TriedSource[];
  unasked: number;
  items: number;
  wanted: number;
  shown: TriedItem[];
};

/** `isOwn` where a member has chosen the sources. */
export type Wish = Focus & { isOwn?: true };

type About = {
  focus: Wish;
  prepared: ReturnType<typeof prepareFocus>;
  feed: { title: string; lang: string | null };
  now: Date;
  textOf: (item: FeedItem) => string;
  /** The weight of its source. */
  weight?: number;
};

/** Judges an item as a reading of its source would, without reading its page. */
export function judgeItem(
  item: FeedItem,
  { focus, prepared, feed, now, textOf, weight = 1 }: About,
): TriedItem {
  const published = publishedAt(item, now);
  const brief: Candidate = {
    title: item.title,
    summary: item.summary,
    text: "",
    lang: languageOf(`${item.title}\n${item.summary}`, feed.lang),
    publishedAt: published,
    sourceWeight: weight,
  };
  const verdictOn = (verdict: Verdict, relevance: Relevance, candidate = brief): TriedItem => ({
    title: item.title,
    url: item.url,
    source: item.outlet || feed.title,
    publishedAt: published.getTime(),
    score: relevance.score,
    matched: relevance.matched,
    reason: verdict === "in" ? reasonFor(focus, relevance, candidate) : "",
    verdict,
    refusedBy: relevance.refusedBy,
  });
  const scored = (candidate: Candidate) =>
    isTakenWhole(focus)
      ? wholeRelevance
      : filedUnder(focus, item.categories, scoreCandidate(prepared, candidate, now));
  const atFirst = scored(brief);
  if (item.url === "" || item.title === "") return verdictOn("nowhere", atFirst);
  if (now.getTime() - published.getTime() > OLDEST_MS) return verdictOn("old", atFirst);
  if (atFirst.refusedBy !== null) return verdictOn(refusalOf(atFirst.refusedBy, focus), atFirst);
  if (atFirst.score < WORTH_READING) return verdictOn("low", atFirst);
  const whole = { ...brief, text: textOf(item) };
  const relevance = scored(whole);
  if (relevance.refusedBy !== null) return verdictOn(refusalOf(relevance.refusedBy, focus), relevance);
  return verdictOn(relevance.score >= LEAST_SCORE ? "in" : "open", relevance, whole);
}

function refusalOf(refusedBy: string, { not }: Focus): Verdict {
  return not.includes(refusedBy) ? "not" : "must";
}

const order: readonly Verdict[] = ["in", "open", "low", "must", "not", "old", "nowhere"];

/** What would come in first, by score; then what would not, by how near it came. */
export function byVerdict(a: TriedItem, b: TriedItem): number {
  return (
    order.indexOf(a.verdict) - order.indexOf(b.verdict) || b.score - a.score || b.publishedAt - a.publishedAt
  );
}
