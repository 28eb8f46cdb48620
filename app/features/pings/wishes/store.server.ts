import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { articles, readers, winks } from "~/db/schema";
import { type Reader, shownTag, suspendedOf } from "../feed/store.server";
import type { Wishes } from "./wishes";

/** As they are written, so that a change can say which it was made from. */
export async function findWishes(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ wishes: sql<string | null>`${readers.wishes}`.as("written") })
    .from(readers)
    .where(eq(readers.userId, userId));
  return row?.wishes ?? null;
}

/** Gives false where others stand there by now. */
export async function replaceWishes(
  db: Db,
  userId: string,
  before: string | null,
  wishes: Wishes | null,
): Promise<boolean> {
  const { meta } = await db
    .insert(readers)
    .values({ userId, wishes })
    .onConflictDoUpdate({
      target: readers.userId,
      set: { wishes },
      setWhere: sql`${readers.wishes} IS ${before}`,
    });
  return meta.changes > 0;
}

type Day = { tagId: string | null; locale: string; reader: Reader | null; from: Date; until: Date };

const MOST_OF_DAY = 500;

/** The newest winks of a stretch of time, found in the index alone. */
function winksOf(db: Db, { tagId, locale, reader, from, until }: Day) {
  const shown = shownTag({ tagId, locale, suspended: suspendedOf(reader) });
  return db
    .select({ articleId: winks.articleId, score: winks.score })
    .from(winks)
    .where(and(sql`${winks.tagId} = ${shown}`, gte(winks.createdAt, from), lt(winks.createdAt, until)))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(MOST_OF_DAY);
}

export async function listScores(db: Db, day: Day) {
  const scored = await winksOf(db, day);
  return scored.map(({ score }) => ({ score, title: "", summary: "", source: "" }));
}

export function listCards(db: Db, day: Day) {
  const found = winksOf(db, day).as("found");
  return db
    .select({
      score: found.score,
      title: articles.title,
      summary: articles.summary,
      source: articles.source,
    })
    .from(found)
    .innerJoin(articles, eq(articles.id, found.articleId));
}
