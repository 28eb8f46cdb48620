import type { Locale } from "~/core/locale";

export const KEPT_PAGE = 30;

/** What a browser keeps of somebody who has not signed in. */
export const MOST_HERE = 500;

export const LONGEST_QUERY = 200;

/** An article that somebody keeps. What was removed has no words left. */
export type KeptArticle = {
  id: string;
  keptAt: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  publishedAt: string;
  /** The address of its source, for whoever may go there. */
  sourceUrl: string | null;
  isRemoved: boolean;
};

export type KeptList = {
  items: KeptArticle[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  query: string;
  /** Of all that is kept, whatever is searched for. */
  count: number;
};

/** The words of a query; all of them must stand in title, summary or source. */
export function termsOf(query: string): string[] {
  return query.slice(0, LONGEST_QUERY).split(/\s+/).filter(Boolean).slice(0, 10);
}
