import { subjects } from "./related-terms";
import { type Term, termsIn } from "./terms";

/** How surely another name of a subject tells it. */
export const NAMED = 0.95;

/** The subjects with their words as terms. */
export const lexicon = subjects.map(({ names, terms, otherwise = "" }) => ({
  titles: termsIn(names, NAMED),
  otherwise: otherwise ? termsIn(otherwise, 1) : [],
  related: Object.entries(terms).flatMap(([weight, words]) => termsIn(words, Number(weight))),
}));

const keysOfNames = lexicon.map(({ titles }) => new Set(titles.map(keyOf)));

/** The subjects that one of the terms is a name of. */
export function subjectsOf(terms: readonly Term[]): typeof lexicon {
  return lexicon.filter((_, index) => terms.some((term) => keysOfNames[index]?.has(keyOf(term))));
}

/** All that tells the subjects of which a term is a name. */
export function relatedTerms(terms: readonly Term[]): Term[] {
  return subjectsOf(terms).flatMap(({ titles, related }) => [...titles, ...related]);
}

function keyOf({ units }: Term): string {
  return units.join(" ");
}
