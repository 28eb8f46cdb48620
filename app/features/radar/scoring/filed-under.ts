import type { Focus, Relevance } from "./score";

/** What a source files under a word of the focus touches it at least, whatever words it is told in. */
const LEAST = 35;

/** The score of what its source has filed under these categories: one that is a word of the focus lifts it, and keeps the order. */
export function filedUnder(
  { words }: Pick<Focus, "words">,
  categories: readonly string[],
  relevance: Relevance,
): Relevance {
  const plain = (word: string) => word.normalize("NFKC").trim().toLowerCase();
  const named = new Set(categories.map(plain));
  const found = words.filter((word) => named.has(plain(word)));
  if (found.length === 0 || relevance.refusedBy !== null) return relevance;
  const matched = [...new Set([...relevance.matched, ...found])];
  return { ...relevance, matched, score: Math.round(LEAST + ((100 - LEAST) * relevance.score) / 100) };
}
