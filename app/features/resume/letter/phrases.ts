import type { AdvertHead } from "./advert-head";

export type Post = { title: string; organisation: string; present: boolean };

/** How a language words a letter. `said` is a line in the first person without its full stop; `turn` chooses among frames. */
export type LetterPhrases = {
  greeting: string[];
  applying(head: AdvertHead): string;
  /** The opening of a letter that answers no advertisement. */
  unasked: string;
  post(post: Post): string;
  /** Before a sentence, what the advertisement asks for and it shows; `again` where one before has said so. */
  asked(terms: string[], sentence: string, again: boolean): string;
  /** In place of deeds that no line tells in a sentence. */
  enclosed: string;
  /** Something done in the post that the opening has just told of. */
  samePost(post: Post, said: string, turn: number): string;
  /** One more of the same entry; `again` where the sentence before was one more, too. */
  sameEntry(said: string, again: boolean): string;
  /** Done for the employer that the sentence before, or the opening, has named, in another entry. */
  sameEmployer(said: string): string;
  atEmployer(organisation: string, said: string, turn: number): string;
  inProject(title: string, said: string, turn: number): string;
  bare(said: string): string;
  /** `asked` where there is a position to talk about. */
  closing(asked: boolean): string;
  farewell: string[];
};
