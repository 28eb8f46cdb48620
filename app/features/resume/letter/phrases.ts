import type { AdvertHead } from "./advert-head";

export type Post = { title: string; organisation: string; present: boolean };

/** How a language words a letter. `said` is a line in the first person without its full stop. */
export type LetterPhrases = {
  greeting: string[];
  applying(head: AdvertHead): string;
  /** The opening of a letter that answers no advertisement. */
  unasked: string;
  post(post: Post): string;
  covered(terms: string[]): string;
  /** Something done in the post that the opening has just told of. */
  samePost(post: Post, said: string): string;
  /** One more of the same entry; `again` where the sentence before was one more, too. */
  sameEntry(said: string, again: boolean): string;
  /** Done for the employer that the sentence before, or the opening, has named, in another entry. */
  sameEmployer(said: string): string;
  atEmployer(organisation: string, said: string): string;
  inProject(title: string, said: string): string;
  bare(said: string): string;
  /** `asked` where there is a position to talk about. */
  closing(asked: boolean): string;
  farewell: string[];
};
