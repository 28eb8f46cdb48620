import type { App } from "~/ports/app";
import { findRadar, listOthers, listRadars } from "./own-radars/store.server";
import { type EditedArticle, listPlaces, updateArticle } from "./store.server";
import { insertMention, insertVector, listNoted, listRecent, type RecentAsked } from "./story/store.server";

/** What stands in a feed of the world's or in one of these members' and was published since then, the newest first, as it begins. */
export function recentStories(app: Pick<App, "db">, ...asked: RecentAsked) {
  return listRecent(app.db, ...asked);
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

/** Notes that another source tells the story of an article, and counts it. It may come any number of times. */
export function addMention(
  app: Pick<App, "db">,
  mention: Parameters<typeof insertMention>[1],
): Promise<void> {
  return insertMention(app.db, mention);
}

/** `vector` in hexadecimal digits. */
export function keepVector(app: Pick<App, "db">, made: Parameters<typeof insertVector>[1]): Promise<void> {
  return insertVector(app.db, made);
}

/** Brings the texts of an article up to date, in the search as well; nothing where it is another address's or source's,
 * was removed, or was corrected by the administrator. */
export function reviseArticle(app: Pick<App, "db">, edited: EditedArticle): Promise<void> {
  return updateArticle(app.db, edited);
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
