import { aliasedTable, and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import type { Db } from "~/db/client.server";
import { articles, follows, tags, users, winks } from "~/db/schema";
import type { Cursor } from "./cursor";

/** Who reads; a radar of one's own that the plan allows no more shows the world's subject instead. */
export type Reader = { id: string; hasOwnRadar: boolean };

type FeedQuery = {
  /** The tag that was asked for; null for the default one of the language. */
  tagId: string | null;
  locale: Locale;
  cursor: Cursor | null;
  /** How many winks after the cursor are left out. */
  skip: number;
  limit: number;
  reader: Reader | null;
};

const isWorlds = and(isNull(tags.userId), eq(tags.enabled, true));

const followed = aliasedTable(tags, "followed");

/** The subject of the world's that a member follows, while there is such a subject. */
const followedSubject = and(
  eq(followed.id, tags.worldFilter),
  isNull(followed.userId),
  eq(followed.enabled, true),
);

/** The tag that is shown where none is asked for: the language's first of the world's. */
const defaultTag = (locale: Locale) =>
  sql`(SELECT ${tags.id} FROM ${tags} WHERE ${isWorlds} ORDER BY ${tags.lang} <> ${locale}, ${tags.position} LIMIT 1)`;

/** Whose winks a tag shows: its own, or those of the world's subject that a member follows without an own radar. */
export const shownTag = ({ tagId, locale, reader }: Pick<FeedQuery, "tagId" | "locale" | "reader">) => {
  const suspended = reader && !reader.hasOwnRadar ? reader.id : "";
  return sql`(SELECT CASE
      WHEN ${tags.enabled} = 1 AND ${tags.userId} IS NOT ${suspended} THEN ${tags.id}
      WHEN ${tags.userId} IS NOT NULL THEN (SELECT ${followed.id} FROM ${tags} ${sql.identifier("followed")} WHERE ${followedSubject})
    END FROM ${tags} WHERE ${tags.id} = ${tagId ?? defaultTag(locale)})`;
};

/** One page of winks, found in the index alone before their articles are read. */
function pageOf(db: Db, query: FeedQuery) {
  const { cursor, skip, limit } = query;
  const after = cursor
    ? sql`(${winks.createdAt}, ${winks.articleId}) < (${cursor.createdAt.getTime()}, ${cursor.articleId})`
    : undefined;
  const found = db
    .select({ articleId: winks.articleId, score: winks.score, createdAt: winks.createdAt })
    .from(winks)
    .where(and(sql`${winks.tagId} = ${shownTag(query)}`, after))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(limit)
    .offset(skip)
    .as("found");
  return db
    .select({
      id: articles.id,
      score: found.score,
      createdAt: found.createdAt,
      title: articles.title,
      summary: articles.summary,
      source: articles.source,
      lang: articles.lang,
      sourceCount: articles.sourceCount,
      isSample: articles.isSample,
    })
    .from(found)
    .innerJoin(articles, eq(articles.id, found.articleId))
    .orderBy(desc(found.createdAt), desc(found.articleId));
}

const worldTags = (db: Db) =>
  db
    .select({ id: tags.id, name: tags.name, lang: tags.lang })
    .from(tags)
    .where(isWorlds)
    .orderBy(asc(tags.position));

const followedTags = (db: Db, reader: Reader | null) =>
  db
    .select({ id: users.pingId })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followeeId))
    .where(eq(follows.followerId, reader?.id ?? ""))
    .orderBy(asc(follows.createdAt), asc(users.pingId));

/** Somebody with this Ping ID, and what their radar follows. */
const ownerOf = (db: Db, pingId: string) =>
  db
    .select({
      id: users.id,
      pingId: users.pingId,
      enabled: tags.enabled,
      // Named apart: of two columns of one name a batch gives the last alone.
      subject: sql<string | null>`${followed.id}`.as("subject"),
      subjectName: followed.name,
    })
    .from(users)
    .leftJoin(tags, eq(tags.userId, users.id))
    .leftJoin(followed, followedSubject)
    .where(eq(users.pingId, pingId));

/** Tabs and one page of winks, in one round trip. */
export async function findFeed(db: Db, query: FeedQuery) {
  const [page, world, others, owners] = await db.batch([
    pageOf(db, query),
    worldTags(db),
    followedTags(db, query.reader),
    ownerOf(db, query.tagId ?? ""),
  ]);
  return { winks: page, worldTags: world, followedTags: others, owner: owners[0] ?? null };
}

/** The tabs alone, with what the own radar of this reader follows. */
export async function findTags(db: Db, reader: Reader | null, pingId: string | null) {
  const [world, others, owners] = await db.batch([
    worldTags(db),
    followedTags(db, reader),
    ownerOf(db, pingId ?? ""),
  ]);
  return { worldTags: world, followedTags: others, own: owners[0] ?? null };
}
