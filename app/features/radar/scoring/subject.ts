/** A subject of the news: what it is called, and what is told of it without its name. A weight says how surely a text that dwells on
 * the word is about the subject; below 0.5 it takes several of them. Written by hand; parted by commas. */
export type Subject = {
  names: string;
  terms: Record<number, string>;
  /** Its organisations, products and people, weighted in the same way: who names one of them tells something in earnest. */
  entities?: Record<number, string>;
  /** Words that tell another meaning of those above: of a transformer that hums, of mining that is dug. */
  otherwise?: string;
  /** Whether news that dwells on it is that much less about another subject. */
  isRival?: boolean;
};
