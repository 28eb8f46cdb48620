import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { indexedText } from "./search/terms";
import { findRadar, listOthers, listPlaces, listRadars, updateArticle } from "./store.server";
import { insertMention, insertVector, listNoted, listRecent } from "./story/store.server";

/** What stands in a feed of the world's or in one of these members' and was published since then, the newest first, as it begins. */
export function recentStories(
  app: Pick<App, "db">,
  since: Date,
  model: string | null,
  ownTagIds: string[] = [],
  after = 0,
) {
  return listRecent(app.db, since, model, ownTagIds, after);
}

/** In which of these feeds an address stands already, be it noted with an article whose story it tells (`told`, by feed); its own article,
 * where there is one in any. */
export async function standsIn(app: Pick<App, "db">, url: string, tagIds: string[]) {
  const [places, noted] = await app.db.batch([
    listPlaces(app.db, url, tagIds),
    listNoted(app.db, url, tagIds),
  ]);
  const told = new Map(noted.map(({ tagId, articleId }) => [tagId, articleId]));
  const standing = new Set([...places.map(({ tagId }) => tagId), ...told.keys()]);
  return { articleId: places[0]?.articleId ?? null, tagIds: standing, told };
}

type Mention = {
  articleId: string;
  url: string;
  source: string;
  title: string;
  summary?: string;
  lang?: Locale;
  publishedAt: Date;
};

/** Notes that another source tells the story of an article, and counts it. It may come any number of times. */
export function addMention(app: Pick<App, "db">, mention: Mention): Promise<void> {
  return insertMention(app.db, mention);
}

/** `vector` in hexadecimal digits. */
export function keepVector(
  app: Pick<App, "db">,
  made: { articleId: string; model: string; vector: string },
): Promise<void> {
  return insertVector(app.db, made);
}

type Edited = {
  articleId: string;
  canonicalUrl: string;
  source: string;
  title: string;
  summary: string;
  content: string;
};

/** Brings the texts of an article up to date, in the search as well; nothing where it is another address's or source's,
 * was removed, or was corrected by the administrator. */
export function reviseArticle(app: Pick<App, "db">, edited: Edited): Promise<void> {
  const { title, summary, content } = edited;
  const words = { title: indexedText(title), summary: indexedText(summary), body: indexedText(content) };
  return updateArticle(app.db, edited, words);
}

export async function ownRadars(app: Pick<App, "db">): Promise<string[]> {
  return (await listRadars(app.db)).map(({ id }) => id);
}

/** What a member has set up; undefined where there is no such radar, or it is off. */
export function ownRadar(app: Pick<App, "db">, tagId: string) {
  return findRadar(app.db, tagId);
}

/** Articles of a tag since then that another does not show yet, the newest first. */
export function articlesNotIn(
  app: Pick<App, "db">,
  { from, to, since }: { from: string; to: string; since: Date },
) {
  return listOthers(app.db, from, to, since);
}
