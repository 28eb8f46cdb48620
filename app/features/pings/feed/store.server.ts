import { aliasedTable, and, asc, desc, eq, isNull, type Placeholder, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import type { Db } from "~/db/client.server";
import { keptBatch } from "~/db/kept-batch";
import { articles, follows, tags, users, winks } from "~/db/schema";
import { markColumns } from "../reading/mark-columns.server";
import type { Cursor } from "./feed-place";

/** Who reads; a radar of one's own that the plan allows no more shows the world's subject instead. */
export type Reader = { id: string; hasOwnRadar: boolean };

type FeedQuery = {
  tagId: string | null;
  locale: Locale;
  cursor: Cursor | null;
  skip: number;
  limit: number;
  reader: Reader | null;
};

const isWorlds = and(isNull(tags.userId), eq(tags.enabled, true));

const followed = aliasedTable(tags, "followed");

const followedSubject = and(
  eq(followed.id, tags.worldFilter),
  isNull(followed.userId),
  eq(followed.enabled, true),
);

/** The tag that is shown where none is asked for: the language's first of the world's. */
const defaultTag = (locale: string | null | Placeholder) =>
  sql`(SELECT ${tags.id} FROM ${tags} WHERE ${isWorlds} ORDER BY ${tags.lang} <> ${locale}, ${tags.position} LIMIT 1)`;

type ShownAsked = Record<"tagId" | "locale" | "suspended", string | null | Placeholder>;

/** Whose winks a tag shows: its own, or those of the world's subject that a member follows without an own radar. */
export const suspendedOf = (reader: Reader | null): string =>
  reader && !reader.hasOwnRadar ? reader.id : "";

const asked = (name: string) => sql.placeholder(name);

export const shownTag = ({ tagId, locale, suspended }: ShownAsked) => sql`(SELECT CASE
      WHEN ${tags.enabled} = 1 AND ${tags.userId} IS NOT ${suspended} THEN ${tags.id}
      WHEN ${tags.userId} IS NOT NULL THEN (SELECT ${followed.id} FROM ${tags} ${sql.identifier("followed")} WHERE ${followedSubject})
    END FROM ${tags} WHERE ${tags.id} = coalesce(${tagId}, ${defaultTag(locale)}))`;

/** One page of winks from the one that the cursor names, found in the index alone before their articles are read. */
function pageOf(db: Db) {
  const from = sql`(${winks.createdAt}, ${winks.articleId}) <= (${asked("createdAt")}, ${asked("articleId")})`;
  const shown = shownTag({ tagId: asked("tagId"), locale: asked("locale"), suspended: asked("suspended") });
  const found = db
    .select({ articleId: winks.articleId, score: winks.score, createdAt: winks.createdAt })
    .from(winks)
    .where(and(sql`${winks.tagId} = ${shown}`, from))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(asked("limit"))
    .offset(asked("skip"))
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
      ...markColumns(asked("readerId")),
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

const followedTags = (db: Db) =>
  db
    .select({ id: users.pingId })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followeeId))
    .where(eq(follows.followerId, asked("readerId")))
    .orderBy(asc(follows.createdAt), asc(users.pingId));

const ownerOf = (db: Db) =>
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
    .where(eq(users.pingId, asked("pingId")));

const feed = keptBatch((db) => [pageOf(db), worldTags(db), followedTags(db), ownerOf(db)] as const);

const START = Number.MAX_SAFE_INTEGER;

export async function findFeed(db: Db, query: FeedQuery) {
  const { tagId, locale, cursor, skip, limit, reader } = query;
  const [page, world, others, owners] = await feed(db, {
    ...{ tagId, locale, skip, limit: cursor ? limit + 1 : limit, articleId: cursor?.articleId ?? "" },
    createdAt: cursor?.createdAt.getTime() ?? START,
    suspended: suspendedOf(reader),
    readerId: reader?.id ?? "",
    pingId: tagId ?? "",
  });
  const [first] = page;
  const isThere =
    first?.id === cursor?.articleId && first?.createdAt.getTime() === cursor?.createdAt.getTime();
  return {
    winks: cursor && isThere ? page.slice(1) : page.slice(0, limit),
    isMadeUp: cursor !== null && !isThere,
    worldTags: world,
    followedTags: others,
    owner: owners[0] ?? null,
  };
}

const tabs = keptBatch((db) => [worldTags(db), followedTags(db), ownerOf(db)] as const);

export async function findTags(db: Db, reader: Reader | null, pingId: string | null) {
  const [world, others, owners] = await tabs(db, { readerId: reader?.id ?? "", pingId: pingId ?? "" });
  return { worldTags: world, followedTags: others, own: owners[0] ?? null };
}
