import { type Dwelling, dwellingOn, type Fields } from "./dwelling";
import { type Elsewhere, elsewhereOf, subjectsOf } from "./lexicon";
import { indexTerms, type Term, type TermIndex } from "./terms";

export type Scene = { index: TermIndex; of: Map<Term, Elsewhere>; entities: Set<Term> };

const ELSEWHERE = {
  work: { worth: 1, most: 0.5 },
  rival: { worth: 1, most: 0.75 },
  private: { worth: 2, most: 0.95 },
};
/** A version of three numbers: a tool was mended. */
const patchRelease = /\b\d{1,4}\.\d{1,4}\.\d{1,4}\b/;
const RELEASE_SHARE = 0.5;
/** A text with three words that are the subject's own is about it, whatever else it says. */
const SURE = 0.7;
const SURE_WORDS = 3;

export function sceneOf(own: readonly Term[], wanted: readonly Term[]): Scene {
  const subjects = subjectsOf(own);
  const elsewhere = elsewhereOf(subjects, [...own, ...wanted]);
  return {
    index: indexTerms(elsewhere.flatMap(({ terms }) => terms)),
    of: new Map(elsewhere.flatMap((other) => other.terms.map((term) => [term, other]))),
    entities: new Set(subjects.flatMap(({ entities }) => entities)),
  };
}

export function isSure({ prominence }: Dwelling): boolean {
  return [...prominence.keys()].filter(({ weight }) => weight >= SURE).length >= SURE_WORDS;
}

/** 0–1, how much of a text's room the subject has beside what it is used for, told along with or joked about. */
export function roomOf(
  { index, of, entities }: Scene,
  topic: Dwelling,
  fields: Fields,
  title: string,
): number {
  const isEarnest = isSure(topic) && [...topic.prominence.keys()].some((term) => entities.has(term));
  const others = new Map<Elsewhere, number>();
  for (const [term, amount] of dwellingOn(index, fields).prominence) {
    const other = of.get(term);
    if (other) others.set(other, (others.get(other) ?? 0) + term.weight * amount);
  }
  const left = [...others].map(([{ kind }, amount]) => {
    const { worth, most } = ELSEWHERE[kind === "private" && isEarnest ? "work" : kind];
    return 1 - most * shareOf(worth * amount, topic.amount);
  });
  const release = patchRelease.test(title) ? 1 - RELEASE_SHARE : 1;
  return Math.min(1, release, ...left);
}

function shareOf(amount: number, other: number): number {
  return amount / Math.max(amount + other, 1e-9);
}
