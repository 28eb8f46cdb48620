type Placed = { term: string; start: number; end: number };

/** A term of a query: the beginning of one is enough where the reader may still be typing. */
export type Wanted = { term: string; isPrefix: boolean };

const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:['’]\p{L}{1,3})?/gu;
const startsHan = /^\p{Script=Han}/u;

/** Nobody looks for a longer one, and some pages hold a key of megabytes. */
const LONGEST_TERM = 40;

/** English plurals as their singular; a word of another language that looks like one is cut alike on both sides. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function latinTerm(run: string): string {
  const word = run
    .slice(0, 2 * LONGEST_TERM)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "");
  return singular(
    word
      .replace(/['’]s?$/, "")
      .replace(/['’]/, "")
      .slice(0, LONGEST_TERM),
  );
}

/** Each two characters of Chinese that follow each other, and the last alone: so any one of them begins some term. */
function hanTerms(run: string, start: number): Placed[] {
  const letters = [...run];
  let at = start;
  return letters.map((letter, index) => {
    const term = letter + (letters[index + 1] ?? "");
    const placed = { term, start: at, end: at + term.length };
    at += letter.length;
    return placed;
  });
}

const runsIn = (text: string) => [...text.matchAll(runs)].map(({ 0: run, index }) => ({ run, index }));

/** The terms of a text in their order: words in lower case, without accents and plural, and pairs of Chinese characters. */
export function placedTerms(text: string): Placed[] {
  return runsIn(text).flatMap(({ run, index }) =>
    startsHan.test(run)
      ? hanTerms(run, index)
      : { term: latinTerm(run), start: index, end: index + run.length },
  );
}

/** What a query looks for, each once. The last word, and a single Chinese character, may be the beginning of a term. */
export function wantedOf(query: string): Wanted[] {
  const all = runsIn(query);
  const wanted = all.flatMap(({ run, index }): Wanted[] => {
    if (!startsHan.test(run)) {
      const isPrefix = index + run.length === query.length && run.length > 1;
      return [{ term: latinTerm(run), isPrefix }];
    }
    const terms = hanTerms(run, index).map(({ term }) => ({ term, isPrefix: false }));
    return terms.length === 1 ? [{ term: run, isPrefix: true }] : terms.slice(0, -1);
  });
  return [...new Map(wanted.map((each) => [each.term, each])).values()];
}

export function fitsTerm({ term, isPrefix }: Wanted, found: string): boolean {
  return isPrefix ? found.startsWith(term) : found === term;
}
