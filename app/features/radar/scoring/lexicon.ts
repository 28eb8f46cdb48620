import { subjects } from "./related-terms";
import { TELLING, type Term, termsIn } from "./terms";
import { privateLife, workingLife } from "./walks-of-life";

export const NAMED = 1;

export const lexicon = subjects.map(({ names, terms, entities = {}, otherwise = "", isRival = false }) => ({
  titles: termsIn(names, NAMED),
  otherwise: otherwise ? termsIn(otherwise, 1) : [],
  related: weighted(terms),
  entities: weighted(entities),
  isRival,
}));

type Subject = (typeof lexicon)[number];

export type Elsewhere = { kind: "work" | "private" | "rival"; terms: Term[] };

const walksOfLife: Elsewhere[] = [
  ...privateLife.map((words) => ({ kind: "private" as const, terms: termsIn(words, 1) })),
  ...workingLife.map((words) => ({ kind: "work" as const, terms: termsIn(words, 1) })),
];

function weighted(words: Record<number, string>): Term[] {
  return Object.entries(words).flatMap(([weight, list]) => termsIn(list, Number(weight)));
}

const keysOfNames = lexicon.map(({ titles }) => new Set(titles.map(keyOf)));

export function subjectsOf(terms: readonly Term[]): Subject[] {
  return lexicon.filter((_, index) => terms.some((term) => keysOfNames[index]?.has(keyOf(term))));
}

export function relatedTerms(terms: readonly Term[]): Term[] {
  return subjectsOf(terms).flatMap(({ titles, related, entities }) => [...titles, ...entities, ...related]);
}

/** All other things that a text which holds the terms of these subjects could be about; none that `asked` has a word of. */
export function elsewhereOf(subjects: readonly Subject[], asked: readonly Term[]): Elsewhere[] {
  if (subjects.length === 0) return [];
  const known = new Set(
    subjects.flatMap(({ titles, related, entities }) => [...titles, ...entities, ...related].map(keyOf)),
  );
  const rivals = lexicon
    .filter((subject) => subject.isRival && !subjects.includes(subject))
    .map(({ titles, related, entities }) => ({
      kind: "rival" as const,
      terms: [...titles, ...entities, ...related.filter(({ weight }) => weight >= TELLING)],
    }));
  const wishes = new Set(asked.map(keyOf));
  return [...rivals, ...walksOfLife]
    .filter(({ terms }) => !terms.some((term) => wishes.has(keyOf(term))))
    .map((other) => ({ ...other, terms: other.terms.filter((term) => !known.has(keyOf(term))) }));
}

function keyOf({ units }: Term): string {
  return units.join(" ");
}
