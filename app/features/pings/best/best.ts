import type { DigestEntry, DigestView } from "../digest/digest";

export const spans = ["day", "week", "month"] as const;

export type Span = (typeof spans)[number];

/** What is shown where no span is asked for: the day has its digest already. */
export const DEFAULT_SPAN: Span = "week";

export const daysIn: Record<Span, number> = { day: 1, week: 7, month: 30 };
/** So many of the best scored are ranked: enough for readers' votes to lift one that many others outscore. */
export const mostRanked: Record<Span, number> = { day: 50, week: 100, month: 200 };

const DAY_MS = 86_400_000;

type Ranked = { score: number; likeCount: number; dislikeCount: number; createdAt: Date };

/** The points by which stories stand in the best of a span: relevance × votes × age.
 *
 * Votes count by their decimal logarithm, as at Lobsters (`log10(|score + 1|)`, with its sign): nine likes more than dislikes double a
 * story, ninety-nine treble it, nine dislikes more halve it. Hacker News' power of 0.8 would let votes alone decide.
 *
 * Age halves a story once in the span. It decays as at Lobsters, where a day and a half weighs as much as ten times the votes, so that time
 * passing changes the order of no two stories and a kept page stays right; under Hacker News' `(hours + 2) ^ 1.8` it would. Theirs turn
 * a front page over within a day or two; a best-of ends where its span does, so that here the oldest may still count half. */
export function bestRank(
  { score, likeCount, dislikeCount, createdAt }: Ranked,
  { span, now }: { span: Span; now: Date },
): number {
  const liked = likeCount - dislikeCount;
  const votes = (1 + Math.log10(1 + Math.abs(liked))) ** Math.sign(liked);
  const days = Math.max(0, now.getTime() - createdAt.getTime()) / DAY_MS;
  return score * votes * 0.5 ** (days / daysIn[span]);
}

/** The span that an address asks for; null where it names none that there is. */
export function spanOf(asked: string | null): Span | null {
  return asked === null ? DEFAULT_SPAN : (spans.find((each) => each === asked) ?? null);
}

export type BestView = { tag: DigestView["tag"]; span: Span; entries: DigestEntry[] };
