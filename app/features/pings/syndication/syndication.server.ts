import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { linkHeader, placeOf, writeFeedFile, writeFeedList } from "./feed-files";
import type { FeedFile } from "./feed-links";
import type { FeedVersions } from "./feed-versions";
import { LISTED_AT_ONCE, type ListedArticle } from "./sitemap";
import {
  findLastNumber,
  findNewest,
  findNumbered,
  findPublishedSince,
  findSubjects,
  findVersions,
} from "./store.server";

const NEWEST = 30;

type Asked = {
  tagId: string;
  file: FeedFile;
  origin: string;
  /** The language that the address names; null for the feed's own. */
  asked: Locale | null;
  mayOwn(userId: string): Promise<boolean>;
};

/** A subject of the world's, or somebody's radar while their plan covers it, as a file for feed readers, and what its `Link` header
 * says; null for none. */
export async function readFeedFile(
  { db, translate, hub }: Pick<App, "db" | "translate" | "hub">,
  { tagId, file, origin, asked, mayOwn }: Asked,
): Promise<{ text: string; link: string | null } | null> {
  const { tag, newest } = await findNewest(db, tagId, NEWEST);
  if (!tag || (tag.userId !== null && !(await mayOwn(tag.userId)))) return null;
  const lang = asked ?? tag.lang;
  const t = translate(lang);
  const kind = tag.userId === null ? "subject" : "radar";
  const values = { tag: tag.name ?? tag.id, most: NEWEST };
  const feed = {
    ...placeOf(origin, { tagId: tag.id, file, asked }),
    title: t(`feeds:${kind}.title`, values),
    description: t(`feeds:${kind}.description`, values),
    lang,
    changedAt: new Date(
      Math.max(0, ...newest.map(({ fetchedAt, correctedAt }) => (correctedAt ?? fetchedAt).getTime())),
    ),
    // It is told of subjects, by the one address of each file.
    hub: kind === "subject" && asked === null ? hub : null,
    items: newest,
  };
  return { text: writeFeedFile(file, origin, feed), link: linkHeader(feed) };
}

/** The RSS files of all subjects of the world's, each in its own language or in the one that is asked for. */
export async function readFeedList(
  { db, translate }: Pick<App, "db" | "translate">,
  { origin, asked }: Pick<Asked, "origin" | "asked">,
): Promise<string> {
  const feeds = (await findSubjects(db)).map(({ id, name, lang: own }) => {
    const lang = asked ?? own;
    const values = { tag: name, most: NEWEST };
    return {
      ...placeOf(origin, { tagId: id, file: "rss.xml", asked }),
      title: translate(lang)("feeds:subject.title", values),
      description: translate(lang)("feeds:subject.description", values),
      lang,
    };
  });
  return writeFeedList(asked === null ? "Wink Pings" : translate(asked)("feeds:list"), feeds);
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

/** The numbers of the feed's present state: what comes into a feed, changes in it or goes raises its own. */
export function readFeedVersions({ db }: Pick<App, "db">): Promise<FeedVersions> {
  return findVersions(db);
}
