import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { feedVersion, tags, winks } from "~/db/schema";

/** Counts up the versions of some feeds where the statement before has changed anything. */
export const raiseTags = (db: Db, which: SQL) =>
  db
    .update(tags)
    .set({ version: sql`${tags.version} + 1` })
    .where(and(sql`changes() > 0`, which));

/** The feeds that show an article. */
export const showing = (db: Db, articleId: string) =>
  inArray(tags.id, db.select({ id: winks.tagId }).from(winks).where(eq(winks.articleId, articleId)));

/** Counts up the version that all kept pages of the feed have in common where the statement before has changed anything. */
export const raiseVersion = (db: Db) =>
  db
    .update(feedVersion)
    .set({ version: sql`${feedVersion.version} + 1` })
    .where(sql`changes() > 0`);
