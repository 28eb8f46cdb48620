import { and, asc, desc, eq, exists, gt, gte, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { articles, config, feedVersion, tags, winks } from "~/db/schema";
import { isWorlds } from "../feed/store.server";

/** Twice what the settings can hold. */
const MOST_SUBJECTS = 100;

const subjectsOf = (db: Db) =>
  db
    .select({ id: tags.id, name: tags.name, lang: tags.lang, version: tags.version })
    .from(tags)
    .where(isWorlds)
    .orderBy(asc(tags.position))
    .limit(MOST_SUBJECTS);

export async function findSubjects(db: Db) {
  const found = await subjectsOf(db);
  return found.map(({ id, name, lang, version }) => ({ id, name: name ?? id, lang, version }));
}

export async function findVersions(db: Db) {
  const [[row], subjects] = await db.batch([
    db.select({ version: feedVersion.version }).from(feedVersion),
    subjectsOf(db),
  ]);
  if (!row) throw new Error("the feed has no version");
  return { common: row.version, subjects };
}

const told = { scope: "global", type: "websub" };
const isTold = and(eq(config.scope, told.scope), eq(config.type, told.type));

/** The versions that the hub was told of last, by subject. */
export async function findTold(db: Db): Promise<Record<string, unknown>> {
  const [row] = await db.select({ value: config.value }).from(config).where(isTold);
  return row?.value ?? {};
}

/** Notes what the hub is told of; gives whether nobody else has since `before`. */
export async function claimTelling(
  db: Db,
  { value, at, before }: { value: Record<string, unknown>; at: Date; before: Date },
): Promise<boolean> {
  const { meta } = await db
    .insert(config)
    .values({ ...told, value, updatedAt: at })
    .onConflictDoUpdate({
      target: [config.scope, config.type],
      set: { value, updatedAt: at },
      setWhere: lte(config.updatedAt, before),
    });
  return meta.changes > 0;
}

/** Puts back what the hub was told of before, since it could not be told. */
export async function takeBackTelling(db: Db, value: Record<string, unknown>): Promise<void> {
  await db.update(config).set({ value }).where(isTold);
}

/** A subject of the world's feed, or somebody's own radar, with its newest winks, in one round trip. */
export async function findNewest(db: Db, tagId: string, limit: number) {
  const [found, newest] = await db.batch([
    db
      .select({ id: tags.id, name: tags.name, lang: tags.lang, userId: tags.userId })
      .from(tags)
      .where(and(eq(tags.id, tagId), eq(tags.enabled, true))),
    db
      .select({
        id: articles.id,
        title: articles.title,
        summary: articles.summary,
        source: articles.source,
        lang: articles.lang,
        createdAt: winks.createdAt,
        score: winks.score,
        fetchedAt: articles.fetchedAt,
        correctedAt: articles.correctedAt,
      })
      .from(winks)
      .innerJoin(articles, eq(articles.id, winks.articleId))
      .where(and(eq(winks.tagId, tagId), isNull(articles.removedAt)))
      .orderBy(desc(winks.createdAt), desc(winks.articleId))
      .limit(limit),
  ]);
  return { tag: found[0] ?? null, newest };
}

export async function findLastNumber(db: Db): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${articles.number})` }).from(articles);
  return row?.last ?? 0;
}

const listed = {
  id: articles.id,
  lang: articles.lang,
  title: articles.title,
  publishedAt: articles.publishedAt,
};

/** Whether anybody comes upon an article without being told of it: it stands, in a feed of the world's. */
const isOfTheWorld = (db: Db) =>
  and(
    isNull(articles.removedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(winks)
        .innerJoin(tags, and(eq(tags.id, winks.tagId), isWorlds))
        .where(eq(winks.articleId, articles.id)),
    ),
  );

export function findNumbered(db: Db, after: number, until: number) {
  return db
    .select(listed)
    .from(articles)
    .where(and(gt(articles.number, after), lte(articles.number, until), isOfTheWorld(db)))
    .orderBy(asc(articles.number));
}

export function findPublishedSince(db: Db, since: Date, limit: number) {
  return db
    .select(listed)
    .from(articles)
    .where(and(gte(articles.publishedAt, since), isOfTheWorld(db)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
}
