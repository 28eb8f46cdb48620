import { aliasedTable, and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import type { Db } from "~/db/client.server";
import { articles, follows, tags, users, winks } from "~/db/schema";
import type { Cursor } from "./cursor";

type FeedQuery = {
  /** The tag that was asked for; null for the default one of the language. */
  tagId: string | null;
  locale: Locale;
  cursor: Cursor | null;
  limit: number;
  /** Whose tabs are wanted besides the world's. */
  viewerId: string | null;
};

/** The tag that is shown where none is asked for: the language's first of the world's. */
const defaultTag = (locale: Locale) =>
  sql`(SELECT ${tags.id} FROM ${tags} WHERE ${tags.userId} IS NULL AND ${tags.enabled} = 1
    ORDER BY ${tags.lang} <> ${locale}, ${tags.position} LIMIT 1)`;

/** Whose winks a tag shows: its own, or those of the world's subject that a member follows without an own radar. */
const shownTag = (tagId: FeedQuery["tagId"], locale: Locale) =>
  sql`coalesce((SELECT CASE WHEN ${tags.enabled} = 1 OR ${tags.userId} IS NULL THEN ${tags.id} ELSE ${tags.worldFilter} END
    FROM ${tags} WHERE ${tags.id} = ${tagId ?? defaultTag(locale)}), '')`;

/** Tabs and one page of winks, in one round trip. One wink more than a page tells whether there is another. */
export async function findFeed(db: Db, { tagId, locale, cursor, limit, viewerId }: FeedQuery) {
  const after = cursor
    ? sql`(${winks.createdAt}, ${winks.articleId}) < (${cursor.createdAt.getTime()}, ${cursor.articleId})`
    : undefined;
  const page = db
    .select({
      id: winks.articleId,
      score: winks.score,
      createdAt: winks.createdAt,
      title: articles.title,
      summary: articles.summary,
      source: articles.source,
      lang: articles.lang,
      sourceCount: articles.sourceCount,
      isSample: articles.isSample,
    })
    .from(winks)
    .innerJoin(articles, eq(articles.id, winks.articleId))
    .where(and(sql`${winks.tagId} = ${shownTag(tagId, locale)}`, after))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(limit + 1);
  const world = db
    .select({ id: tags.id, name: tags.name, lang: tags.lang })
    .from(tags)
    .where(and(isNull(tags.userId), eq(tags.enabled, true)))
    .orderBy(asc(tags.position));
  const followee = aliasedTable(users, "followee");
  const followed = db
    .select({ id: followee.pingId })
    .from(follows)
    .innerJoin(followee, eq(followee.id, follows.followeeId))
    .where(eq(follows.followerId, viewerId ?? ""))
    .orderBy(asc(follows.createdAt), asc(followee.pingId));
  const asked = db
    .select({ pingId: users.pingId, worldFilter: tags.worldFilter, enabled: tags.enabled })
    .from(users)
    .leftJoin(tags, eq(tags.userId, users.id))
    .where(eq(users.pingId, tagId ?? ""));
  const [found, worldTags, followedTags, owners] = await db.batch([page, world, followed, asked]);
  return { winks: found, worldTags, followedTags, owner: owners[0] ?? null };
}
