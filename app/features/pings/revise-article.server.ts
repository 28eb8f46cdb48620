import type { App } from "~/ports/app";
import { indexedText } from "./search/terms";
import { updateArticle } from "./store.server";

/** An article as whoever published it has edited it. */
export type Edited = {
  articleId: string;
  canonicalUrl: string;
  /** Who it is from. */
  source: string;
  title: string;
  summary: string;
  content: string;
};

/** Brings the texts of an article up to date, in the search as well. Nothing where it is another address's or another source's, or was removed. */
export function reviseArticle(app: Pick<App, "db">, edited: Edited): Promise<void> {
  const { title, summary, content } = edited;
  const words = { title: indexedText(title), summary: indexedText(summary), body: indexedText(content) };
  return updateArticle(app.db, edited, words);
}
