import type { FeedItem } from "../feed/feed";
import type { Candidate, Focus, PreparedFocus, Relevance } from "../scoring/score";
import { briefOf, LEAST_SCORE, OLDEST_MS, WORTH_READING } from "../sources/triage";
import { reasonFor, relevanceOf } from "../sources/whole-source";

/** What would become of an item. "open": title and summary are promising, its page would be read and decide. */
export type Verdict = "in" | "open" | "low" | "must" | "not" | "old" | "nowhere";

export type Judgement = {
  score: number;
  matched: string[];
  reason: string;
  verdict: Verdict;
  refusedBy: string | null;
};

export type TriedItem = Judgement & { title: string; url: string; source: string; publishedAt: number };

export type TriedSource = { url: string; items: number; wanted: number; open: number; reason: string | null };

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
  prepared: PreparedFocus;
  feed: { title: string; lang: string | null };
  now: Date;
  /** Of its source. */
  weight: number;
  textOf: (item: FeedItem) => string;
};

/** Judges an item as a reading of its source would, without reading its page. */
export function judgeItem(item: FeedItem, about: About): TriedItem {
  const { focus, prepared, feed, now, weight, textOf } = about;
  const brief = briefOf(item, { lang: feed.lang, weight, now });
  const published = brief.publishedAt;
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
  const scored = (candidate: Candidate) => relevanceOf(focus, prepared, item.categories, candidate, now);
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
