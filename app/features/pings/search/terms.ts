/** Letters and digits of Han; strokes and radicals by themselves are no writing. */
const han = /^(?=\p{Script=Han})[\p{L}\p{N}]/u;

/** Runs of Han, which is written without spaces, and of all other letters and digits. */
const runs = /(?:(?=\p{Script=Han})[\p{L}\p{N}])+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;

/** What belongs together in a query: a run of Han, or what else stands between spaces. */
const groups = /\p{Script=Han}+|(?:(?!\p{Script=Han})\S)+/gu;

/** The word that marks an article of the world's in the index; those of tags begin otherwise. */
export const WORLD_TERM = "w";

/** A text as the index holds it. Han stands there by pairs of neighbours, so that two characters find, and behind it all by single
 * characters, as finding one by the words that begin with it takes seconds. */
export function indexedText(text: string): string {
  const found = runsOf(text);
  const characters = new Set(found.filter((run) => han.test(run)).flatMap((run) => [...run]));
  return [...found.flatMap(wordsOf), ...characters].join(" ");
}

/** What a reader looks for, in the language of the index: everything, and what belongs together side by side. Null for nothing. */
export function matchOf(query: string): string | null {
  const phrases = (plain(query).match(groups) ?? []).flatMap((group) => {
    const words = han.test(group) ? wordsOf(group) : runsOf(group);
    return words.length > 0 ? [`"${words.join(" ")}"`] : [];
  });
  return phrases.length > 0 ? phrases.join(" AND ") : null;
}

function wordsOf(run: string): string[] {
  const pairs = han.test(run) ? pairsOf(run) : [];
  return pairs.length > 0 ? pairs : [run];
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function runsOf(text: string): string[] {
  return plain(text).match(runs) ?? [];
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
