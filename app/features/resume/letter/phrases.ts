import type { AdvertHead } from "./advert-head";

/** `since` is the year that a post which goes on began in; `organisation` is null of somebody who works for themselves. */
export type Post = {
  title: string;
  organisation: string | null;
  present: boolean;
  isLatest: boolean;
  since: number | null;
};

/** How a language words a letter. `said` is a line in the first person without its full stop; `turn` chooses among frames. */
export type LetterPhrases = {
  greeting: string[];
  applying(head: AdvertHead, turn: number): string;
  /** The opening of a letter that answers no advertisement; `title` is what its writer is, and where. */
  unasked(title: string, turn: number): string;
  post(post: Post): string;
  /** The post before, of a letter that has little else to tell. */
  before(post: Post): string;
  studies(title: string, school: string): string;
  /** Something done in the post that the opening has just told of. */
  samePost(post: Post, said: string, turn: number): string;
  /** One more of the same entry; `again` where the sentence before was one more, too. */
  sameEntry(said: string, again: boolean): string;
  /** Done for the employer that the sentence before, or the opening, has named, in another entry. */
  sameEmployer(said: string): string;
  atEmployer(organisation: string, said: string, turn: number): string;
  inProject(title: string, said: string, turn: number): string;
  /** Without a place; `work` where it opens the body and is of a post that nobody can name. */
  bare(said: string, work: "now" | "before" | null): string;
  closing(asked: boolean): string;
  farewell: string[];
  date(today: Date): string;
};
