import { aliasedTable, and, asc, desc, eq, isNull, type Placeholder, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import type { Db } from "~/db/client.server";
import { keptBatch } from "~/db/kept-batch";
import { articles, follows, readers, tags, users, winks } from "~/db/schema";
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

export const isWorlds = and(isNull(tags.userId), eq(tags.enabled, true));

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

/** What a card shows of an article. */
export const card = {
  id: articles.id,
  title: articles.title,
  summary: articles.summary,
  source: articles.source,
  lang: articles.lang,
  sourceCount: articles.sourceCount,
  isSample: articles.isSample,
};

const shownHere = () =>
  shownTag({ tagId: asked("tagId"), locale: asked("locale"), suspended: asked("suspended") });

/** One page of winks from the one that the cursor names, found in the index alone before their articles are read. */
function pageOf(db: Db) {
  const from = sql`(${winks.createdAt}, ${winks.articleId}) <= (${asked("createdAt")}, ${asked("articleId")})`;
  const found = db
    .select({ articleId: winks.articleId, score: winks.score, createdAt: winks.createdAt })
    .from(winks)
    .where(and(sql`${winks.tagId} = ${shownHere()}`, from))
    .orderBy(desc(winks.createdAt), desc(winks.articleId))
    .limit(asked("limit"))
    .offset(asked("skip"))
    .as("found");
  return db
    .select({
      ...card,
      ...markColumns(asked("readerId")),
      score: found.score,
      createdAt: found.createdAt,
    })
    .from(found)
    .innerJoin(articles, eq(articles.id, found.articleId))
    .orderBy(desc(found.createdAt), desc(found.articleId));
}

/** What the administrator has set on top of it for now. */
const pinnedIn = (db: Db) =>
  db
    .select({ ...card, ...markColumns(asked("readerId")), score: winks.score, createdAt: winks.createdAt })
    .from(tags)
    .innerJoin(winks, and(eq(winks.tagId, tags.id), eq(winks.articleId, tags.pinnedId)))
    .innerJoin(articles, eq(articles.id, winks.articleId))
    .where(and(sql`${tags.id} = ${shownHere()}`, sql`${tags.pinnedUntil} > 1000 * unixepoch()`));

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

const wishesOfReader = (db: Db) =>
  db
    .select({ wishes: readers.wishes })
    .from(readers)
    .where(eq(readers.userId, asked("readerId")));

const questions = (db: Db) =>
  [pageOf(db), worldTags(db), followedTags(db), ownerOf(db), pinnedIn(db)] as const;
const feed = keptBatch(questions);
const memberFeed = keptBatch((db) => [...questions(db), wishesOfReader(db)] as const);
const page = keptBatch((db) => [pageOf(db)] as const);

const START = Number.MAX_SAFE_INTEGER;

type PageQuery = Omit<FeedQuery, "skip">;

const pageValues = ({ tagId, locale, cursor, limit, reader }: PageQuery) => ({
  ...{ tagId, locale, skip: 0, limit: cursor ? limit + 1 : limit, articleId: cursor?.articleId ?? "" },
  createdAt: cursor?.createdAt.getTime() ?? START,
  suspended: suspendedOf(reader),
  readerId: reader?.id ?? "",
});

type Found = { id: string; createdAt: Date };

function fromCursor<Wink extends Found>(winks: Wink[], { cursor, limit }: PageQuery) {
  const [first] = winks;
  const isThere =
    first?.id === cursor?.articleId && first?.createdAt.getTime() === cursor?.createdAt.getTime();
  return { isThere, winks: cursor && isThere ? winks.slice(1) : winks.slice(0, limit) };
}

export async function findFeed(db: Db, query: FeedQuery) {
  const { tagId, skip, cursor, reader } = query;
  const values = { ...pageValues(query), skip, pingId: tagId ?? "" };
  const [found, world, others, owners, [pinned], wishes] = reader
    ? await memberFeed(db, values)
    : [...(await feed(db, values)), []];
  const { isThere, winks } = fromCursor(found, query);
  return {
    winks,
    pinned: pinned ?? null,
    isMadeUp: cursor !== null && !isThere,
    worldTags: world,
    followedTags: others,
    owner: owners[0] ?? null,
    wishes: wishes[0]?.wishes ?? null,
  };
}

/** What comes after a wink, for a reader to whom much of the page is not shown. */
export async function findMoreWinks(db: Db, query: PageQuery) {
  const [found] = await page(db, pageValues(query));
  return fromCursor(found, query).winks;
}

const tabs = keptBatch((db) => [worldTags(db), followedTags(db), ownerOf(db)] as const);

export async function findTags(db: Db, reader: Reader | null, pingId: string | null) {
  const [world, others, owners] = await tabs(db, { readerId: reader?.id ?? "", pingId: pingId ?? "" });
  return { worldTags: world, followedTags: others, own: owners[0] ?? null };
}
