import type { App } from "~/ports/app";
import { type SyndicatedFeed, writeFeedFile } from "./feed-files";
import type { FeedFile } from "./feed-links";
import { LISTED_AT_ONCE, type ListedArticle } from "./sitemap";
import {
  findFeedVersion,
  findLastNumber,
  findNewest,
  findNumbered,
  findPublishedSince,
} from "./store.server";

const NEWEST = 30;

type MayOwn = (userId: string) => Promise<boolean>;

/** A subject of the world's, or somebody's radar while their plan covers it, as a file for feed readers; null for none. */
export async function readFeedFile(
  { db, translate }: Pick<App, "db" | "translate">,
  { tagId, file, origin, mayOwn }: { tagId: string; file: FeedFile; origin: string; mayOwn: MayOwn },
): Promise<string | null> {
  const { tag, newest } = await findNewest(db, tagId, NEWEST);
  if (!tag || (tag.userId !== null && !(await mayOwn(tag.userId)))) return null;
  const changedAt = new Date(Math.max(0, ...newest.map(({ fetchedAt }) => fetchedAt.getTime())));
  const feed: SyndicatedFeed = {
    tagId: tag.id,
    name: tag.name ?? tag.id,
    description: translate(tag.lang)("pings:meta.description"),
    lang: tag.lang,
    changedAt,
    items: newest,
  };
  return writeFeedFile(file, origin, feed);
}

const NEWS_MS = 2 * 24 * 60 * 60 * 1000;
const MOST_NEWS = 1000;

export function lastArticleNumber({ db }: Pick<App, "db">): Promise<number> {
  return findLastNumber(db);
}

/** One file's worth of all articles, from 1; null where there is no such file. */
export async function listArticles({ db }: Pick<App, "db">, page: number): Promise<ListedArticle[] | null> {
  const after = (page - 1) * LISTED_AT_ONCE;
  const found = await findNumbered(db, after, after + LISTED_AT_ONCE);
  return found.length > 0 || page === 1 ? found : null;
}

export function listNews({ db, now }: Pick<App, "db" | "now">): Promise<ListedArticle[]> {
  return findPublishedSince(db, new Date(now().getTime() - NEWS_MS), MOST_NEWS);
}

/** The number of the feed's present state. Every wink that comes or goes raises it. */
export function readFeedVersion({ db }: Pick<App, "db">): Promise<number> {
  return findFeedVersion(db);
}
