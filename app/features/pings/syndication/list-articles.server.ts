import type { App } from "~/ports/app";
import { LISTED_AT_ONCE, type ListedArticle } from "./sitemap";
import { findLastNumber, findNumbered, findPublishedSince } from "./store.server";

const NEWS_MS = 2 * 24 * 60 * 60 * 1000;
const MOST_NEWS = 1000;

/** The number of the newest article; all are numbered as they come in. */
export function lastArticleNumber({ db }: Pick<App, "db">): Promise<number> {
  return findLastNumber(db);
}

/** One file's worth of all articles, from 1; null where there is no such file. */
export async function listArticles({ db }: Pick<App, "db">, page: number): Promise<ListedArticle[] | null> {
  const after = (page - 1) * LISTED_AT_ONCE;
  const found = await findNumbered(db, after, after + LISTED_AT_ONCE);
  return found.length > 0 || page === 1 ? found : null;
}

/** What search engines take as news: the last two days. */
export function listNews({ db, now }: Pick<App, "db" | "now">): Promise<ListedArticle[]> {
  return findPublishedSince(db, new Date(now().getTime() - NEWS_MS), MOST_NEWS);
}
