import { findTerms, foldText, indexTerms, termOf, unitsOf } from "./match";
import { type Leaning, plainValue, type Wish, type Wishes } from "./wishes";

export type Judged = { title: string; summary: string; source: string; score: number };

/** What keeps a card from being shown; `by` is the source or the word, or the score. */
export type Hidden = { because: "source" | "word" | "score" | "read"; by: string };

/** What moved its score by how many points, the weightiest first. */
export type Moved = { points: number; by: string[] };

export type Verdict = { hidden: Hidden | null; score: number; moved: Moved | null };

/** The most that all leanings together move a score by. */
const MOST_MOVED = 20;
const MOST_NAMED = 2;

export type Judge = (card: Judged, isRead: boolean) => Verdict;

/** Whether these wishes do anything to any card. */
export function areEmpty({ muted, leanings, leastScore, hideRead }: Wishes): boolean {
  return muted.length === 0 && leanings.length === 0 && leastScore === 0 && !hideRead;
}

/** Makes the wishes ready to be asked about many cards. */
export function judgeBy({ muted, leanings, leastScore, hideRead }: Wishes): Judge {
  const sources = <Each extends Wish>(list: readonly Each[]) =>
    new Map(list.filter(({ kind }) => kind === "source").map((each) => [foldText(each.value), each]));
  const words = <Each extends Wish>(list: readonly Each[]) =>
    list
      .filter(({ kind }) => kind === "word")
      .flatMap((each) => {
        const term = termOf(each.value);
        return term ? [[term, each] as const] : [];
      });
  const mutedSources = sources(muted);
  const mutedWords = words(muted);
  const leaningSources = sources(leanings);
  const leaningWords = words(leanings);
  const mutedIndex = indexTerms(mutedWords);
  const leaningIndex = indexTerms(leaningWords);
  const readsSource = mutedSources.size > 0 || leaningSources.size > 0;
  const readsText = mutedWords.length > 0 || leaningWords.length > 0;

  return (card, isRead) => {
    const source = readsSource ? foldText(plainValue(card.source)) : "";
    const text = readsText ? unitsOf(`${card.title}\n${card.summary}`) : null;
    const bySource = leaningSources.get(source);
    const leaned = [...(bySource ? [bySource] : []), ...(text ? findTerms(text, leaningIndex) : [])];
    const moved = movedBy(leaned);
    const score = Math.max(0, Math.min(100, card.score + (moved?.points ?? 0)));
    const mutedSource = mutedSources.get(source);
    const mutedWord = text ? findTerms(text, mutedIndex)[0] : undefined;
    const hidden = (): Hidden | null => {
      if (mutedSource) return { because: "source", by: mutedSource.value };
      if (mutedWord) return { because: "word", by: mutedWord.value };
      if (hideRead && isRead) return { because: "read", by: "" };
      return score < leastScore ? { because: "score", by: String(leastScore) } : null;
    };
    return { hidden: hidden(), score, moved };
  };
}

function movedBy(leaned: readonly Leaning[]): Moved | null {
  const sum = leaned.reduce((total, { weight }) => total + weight, 0);
  const points = Math.max(-MOST_MOVED, Math.min(MOST_MOVED, sum));
  if (points === 0) return null;
  const by = leaned
    .filter(({ weight }) => Math.sign(weight) === Math.sign(points))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_NAMED)
    .map(({ value }) => value);
  return { points, by };
}

/** How many of these cards would be shown from each score on, 0 to 100, with everything else as it is wished. */
export function countsByScore(cards: readonly Judged[], wishes: Wishes): number[] {
  const judge = judgeBy({ ...wishes, leastScore: 0, hideRead: false });
  const counts = new Array<number>(101).fill(0);
  for (const card of cards) {
    const { hidden, score } = judge(card, false);
    if (hidden) continue;
    for (let least = 0; least <= score; least += 1) counts[least] = (counts[least] ?? 0) + 1;
  }
  return counts;
}
