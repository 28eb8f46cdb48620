import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { articleSearch } from "~/db/article-search";
import type { Db } from "~/db/client.server";
import { articles, follows, tags, winks } from "~/db/schema";
import { card, type Reader, shownTag, suspendedOf } from "../feed/store.server";
import { markColumns } from "../reading/mark-columns.server";
import { WORLD_TERM } from "./terms";

type SearchQuery = {
  match: string;
  /** The feed that is searched; null for all that this reader can choose. */
  tagId: string | null;
  reader: Reader | null;
  before: number | null;
  limit: number;
};

const termOf = (tagId: SQL) => sql`'"t' || lower(hex(${tagId})) || '"'`;

function choosable(db: Db, reader: Reader | null) {
  const readerId = reader?.id ?? "";
  const isFollowed = sql`${tags.userId} IN (SELECT ${follows.followeeId} FROM ${follows} WHERE ${follows.followerId} = ${readerId})`;
  const isOwn = reader?.hasOwnRadar ? eq(tags.userId, readerId) : undefined;
  return db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.enabled, true), or(isNull(tags.userId), isOwn, isFollowed)));
}

/** Where an article is looked for: the terms of tags in the index, and the wink that it is shown by. */
function scopeOf(db: Db, { tagId, reader }: SearchQuery): { terms: SQL; isShown: SQL } {
  if (tagId !== null) {
    const shown = shownTag({ tagId, locale: "en", suspended: suspendedOf(reader) });
    return { terms: termOf(shown), isShown: sql`${winks.tagId} = ${shown}` };
  }
  const scope = choosable(db, reader);
  const radars = sql`(SELECT group_concat(' OR ' || ${termOf(sql`id`)}, '') FROM (${scope}) WHERE id NOT IN (
    SELECT ${tags.id} FROM ${tags} WHERE ${tags.userId} IS NULL))`;
  return {
    terms: sql`'"${sql.raw(WORLD_TERM)}"' || coalesce(${radars}, '')`,
    isShown: sql`${winks.tagId} IN (${scope})`,
  };
}

/** Articles that match, those that came in last first, each with its best wink among the feeds that are searched. */
export function findWinks(db: Db, query: SearchQuery) {
  const { terms, isShown } = scopeOf(db, query);
  const columns = query.reader ? "title summary body" : "title summary";
  const match = sql`'{${sql.raw(columns)}} : (' || ${query.match} || ') AND tags : (' || ${terms} || ')'`;
  const best = sql`(SELECT rowid FROM ${winks} WHERE ${winks.articleId} = ${articles.id} AND ${isShown}
    ORDER BY ${winks.score} DESC LIMIT 1)`;
  return db
    .select({
      number: articleSearch.rowid,
      ...card,
      score: winks.score,
      createdAt: winks.createdAt,
      ...markColumns(query.reader?.id ?? ""),
    })
    .from(articleSearch)
    .innerJoin(articles, eq(articles.number, articleSearch.rowid))
    .innerJoin(winks, sql`${winks}.rowid = ${best}`)
    .where(
      and(
        sql`article_search MATCH ${match}`,
        query.before === null ? undefined : lt(articleSearch.rowid, query.before),
      ),
    )
    .orderBy(desc(articleSearch.rowid))
    .limit(query.limit);
}
