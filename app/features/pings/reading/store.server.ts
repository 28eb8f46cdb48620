import { and, count, desc, eq, exists, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import { articleReads, articles, keptArticles, readers, winks } from "~/db/schema";
import type { Cursor } from "../feed/feed-place";
import { MOST_NEW } from "./marks";
import { VISIT_ENDS_MS, WRITTEN_EACH_MS } from "./visit";

type Written = { userId: string; ids: readonly string[]; at: Date };

export async function insertReads(db: Db, { userId, ids, at }: Written): Promise<void> {
  await db
    .insert(articleReads)
    .select(
      db
        .select({
          userId: sql<string>`${userId}`.as("user_id"),
          articleId: articles.id,
          readAt: sql<Date>`${at.getTime()}`.as("read_at"),
        })
        .from(articles)
        .where(and(inArray(articles.id, listed(ids)), isNull(articles.removedAt))),
    )
    .onConflictDoNothing();
}

/** `ids` null for all. */
export async function deleteReads(db: Db, userId: string, ids: readonly string[] | null): Promise<void> {
  const which = ids && inArray(articleReads.articleId, listed(ids));
  await db.delete(articleReads).where(and(eq(articleReads.userId, userId), which ?? undefined));
}

/** Keeps articles, the first the newest, as long as there is room. Gives which of those that stand are kept now. */
export async function insertKept(db: Db, { userId, ids, at, most }: Written & { most: number }) {
  const own = eq(keptArticles.userId, userId);
  const kept = db
    .select({ one: sql`1` })
    .from(keptArticles)
    .where(and(own, eq(keptArticles.articleId, articles.id)));
  const [, standing] = await db.batch([
    db
      .insert(keptArticles)
      .select(sql`SELECT ${userId}, articles.id, ${at.getTime()} - asked.key
        FROM json_each(${JSON.stringify(ids)}) AS asked JOIN articles ON articles.id = asked.value
        WHERE articles.removed_at IS NULL AND ${notExists(kept)}
        ORDER BY asked.key LIMIT max(0, ${most} - (SELECT count(*) FROM ${keptArticles} WHERE ${own}))`)
      .onConflictDoNothing(),
    db
      .select({ id: articles.id, isKept: sql<number>`${exists(kept)}`.as("is_kept") })
      .from(articles)
      .where(and(inArray(articles.id, listed(ids)), isNull(articles.removedAt))),
  ]);
  return standing.map(({ id, isKept }) => ({ id, isKept: isKept === 1 }));
}

export async function deleteKept(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(keptArticles)
    .where(and(eq(keptArticles.userId, userId), inArray(keptArticles.articleId, listed(ids))));
}

type KeptQuery = { userId: string; cursor: Cursor | null; terms: readonly string[]; limit: number };

/** What a member keeps, what was kept last first, each with what stands of its article. */
export function listKept(db: Db, { userId, cursor, terms, limit }: KeptQuery) {
  const words = sql`lower(${articles.title} || ' ' || ${articles.summary} || ' ' || ${articles.source})`;
  const before =
    cursor &&
    sql`(${keptArticles.keptAt}, ${keptArticles.articleId}) < (${cursor.createdAt.getTime()}, ${cursor.articleId})`;
  return db
    .select({
      id: keptArticles.articleId,
      keptAt: keptArticles.keptAt,
      title: articles.title,
      summary: articles.summary,
      source: articles.source,
      lang: articles.lang,
      publishedAt: articles.publishedAt,
      canonicalUrl: articles.canonicalUrl,
      removedAt: articles.removedAt,
    })
    .from(keptArticles)
    .innerJoin(articles, eq(articles.id, keptArticles.articleId))
    .where(
      and(
        eq(keptArticles.userId, userId),
        before ?? undefined,
        ...terms.map((term) => sql`instr(${words}, lower(${term})) > 0`),
      ),
    )
    .orderBy(desc(keptArticles.keptAt), desc(keptArticles.articleId))
    .limit(limit);
}

export const countKept = (db: Db, userId: string): Promise<number> =>
  db.$count(keptArticles, eq(keptArticles.userId, userId));

const PAUSED = sql.raw(`${VISIT_ENDS_MS}`);
const LATELY = sql.raw(`${WRITTEN_EACH_MS}`);

type VisitQuery = { userId: string; now: Date; shownTag: SQL };

/** Writes down that a member is here, by the rule of `visitNow`, at most once in five minutes; gives since when what is new, and how much. */
export async function writeVisit(db: Db, { userId, now, shownTag }: VisitQuery) {
  const at = now.getTime();
  const own = eq(readers.userId, userId);
  const seenUntil = sql`(SELECT ${readers.seenUntil} FROM ${readers} WHERE ${own})`;
  const news = db
    .select({ one: sql`1`.as("one") })
    .from(winks)
    .where(and(sql`${winks.tagId} = ${shownTag}`, sql`${winks.createdAt} > ${seenUntil}`))
    .limit(MOST_NEW)
    .as("news");
  const [, found, counted] = await db.batch([
    db
      .insert(readers)
      .values({ userId, visitedAt: now })
      .onConflictDoUpdate({
        target: readers.userId,
        set: {
          seenUntil: sql`CASE WHEN ${readers.visitedAt} < ${at} - ${PAUSED} THEN ${readers.visitedAt} ELSE ${readers.seenUntil} END`,
          visitedAt: now,
        },
        setWhere: sql`${readers.visitedAt} IS NULL OR ${readers.visitedAt} <= ${at} - ${LATELY}`,
      }),
    db.select({ seenUntil: readers.seenUntil }).from(readers).where(own),
    db.select({ count: count() }).from(news),
  ]);
  return { since: found[0]?.seenUntil ?? null, count: counted[0]?.count ?? 0 };
}

/** Deletes what was read before a time, so many rows at once: from one member to the next, since that is how they are found. */
export async function deleteOldReads(db: Db, before: Date, limit: number): Promise<number> {
  const deleted = await db.run(sql`DELETE FROM article_reads WHERE (user_id, article_id) IN (
    WITH RECURSIVE reader(id) AS (
      SELECT min(user_id) FROM article_reads
      UNION ALL SELECT (SELECT min(user_id) FROM article_reads WHERE user_id > reader.id) FROM reader WHERE reader.id IS NOT NULL)
    SELECT article_reads.user_id, article_reads.article_id FROM reader CROSS JOIN article_reads
    WHERE article_reads.user_id = reader.id AND article_reads.read_at < ${before.getTime()} LIMIT ${limit})`);
  return deleted.meta.changes;
}
