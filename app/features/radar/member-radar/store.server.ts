import { and, asc, desc, eq, gt, inArray, notExists, or, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import type { Db } from "~/db/client.server";
import { articles, memberSources, sourceItems, sources, tags, users, winks } from "~/db/schema";
import type { Namer } from "../sources/newsroom";
import { SHORTEST_MS } from "../sources/schedule";
import { TAKE_AGAIN } from "../sources/seen/store.server";

export type OwnSource = Pick<typeof memberSources.$inferSelect, "url" | "kind" | "title">;

/** Of one member, or of all. */
export function listNamed(db: Db, userId?: string) {
  return db
    .select({ userId: memberSources.userId, url: memberSources.url, kind: memberSources.kind })
    .from(memberSources)
    .where(userId === undefined ? undefined : eq(memberSources.userId, userId));
}

/** How many members of one source are read for at once. */
export const NAMERS_AT_ONCE = 50;

/** Who names an address, in the order in which they did, with what their radar is set to; a radar that is off has none. */
export function listNamers(db: Db, url: string, after: Namer | null) {
  const { createdAt, userId } = memberSources;
  const later =
    after &&
    or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(userId, after.userId)));
  return db
    .select({
      userId,
      createdAt,
      pingId: users.pingId,
      lang: tags.lang,
      worldFilter: tags.worldFilter,
      prompt: tags.prompt,
      enabled: tags.enabled,
    })
    .from(memberSources)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(tags, eq(tags.userId, userId))
    .where(and(eq(memberSources.url, url), later ?? undefined))
    .orderBy(asc(createdAt), asc(userId))
    .limit(NAMERS_AT_ONCE);
}

export function findRadarOf(db: Db, userId: string) {
  return db.query.tags.findFirst({ where: eq(tags.userId, userId) });
}

/** A member's sources with what became of each, the latest first. What was found last is of the row with the highest time. */
export function listOwn(db: Db, userId: string, since: Date) {
  const isMembers = sql`${sourceItems.key} >= 'm' AND ${sourceItems.key} < 'n'`;
  const isLately = and(eq(sourceItems.sourceId, sources.id), isMembers, gt(sourceItems.seenAt, since));
  return db
    .select({
      url: memberSources.url,
      kind: memberSources.kind,
      named: memberSources.title,
      title: sources.title,
      state: sources.state,
      error: sources.error,
      checkedAt: sources.checkedAt,
      succeededAt: sources.succeededAt,
      nextCheckAt: sources.nextCheckAt,
      isPaused: sources.isPaused,
      taken: sql<number>`count(DISTINCT ${winks.articleId})`,
      lastAt: sql<number | null>`max(${winks.createdAt})`,
      lastId: articles.id,
      lastTitle: articles.title,
    })
    .from(memberSources)
    .leftJoin(sources, eq(sources.url, memberSources.url))
    .leftJoin(sourceItems, isLately)
    .leftJoin(tags, eq(tags.userId, memberSources.userId))
    .leftJoin(winks, and(eq(winks.tagId, tags.id), eq(winks.articleId, sourceItems.articleId)))
    .leftJoin(articles, eq(articles.id, winks.articleId))
    .where(eq(memberSources.userId, userId))
    .groupBy(memberSources.url)
    .orderBy(desc(memberSources.createdAt), asc(memberSources.url));
}

/** Notes a member's source while they have fewer than `limit`, in one statement, so that two presses at once cannot pass it. Gives
 * whether it stands there now. */
export async function insertOwn(
  db: Db,
  userId: string,
  { url, kind, title }: OwnSource,
  { limit, now }: { limit: number; now: Date },
): Promise<boolean> {
  await db
    .insert(memberSources)
    .select(
      db
        .select({
          userId: sql<string>`${users.id}`.as("user_id"),
          url: sql<string>`${url}`.as("url"),
          kind: sql<OwnSource["kind"]>`${kind}`.as("kind"),
          title: sql<string>`${title}`.as("title"),
          createdAt: sql<Date>`${now.getTime()}`.as("created_at"),
        })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            sql`(SELECT count(*) FROM ${memberSources} WHERE ${memberSources.userId} = ${userId}) < ${limit}`,
          ),
        ),
    )
    .onConflictDoNothing();
  return (await db.$count(memberSources, isOwn(userId, url))) > 0;
}

type NewSource = Pick<typeof sources.$inferInsert, "id" | "kind" | "url" | "host">;

/** Takes in an address that a member has just named: it is read soon, if nobody had it read lately, the latest of what it held is taken
 * once more for the newcomer, and their radar is on. */
export async function readSoon(
  db: Db,
  { userId, locale, source, now }: { userId: string; locale: Locale; source: NewSource; now: Date },
): Promise<void> {
  const namers = sql`(SELECT count(*) FROM ${memberSources} WHERE ${memberSources.url} = ${source.url})`;
  // A number that is handed in comes as one with decimals.
  const round = sql`'m' || CAST((${namers} - 1) / ${NAMERS_AT_ONCE} AS INTEGER) || '.%'`;
  const latest = sql`(SELECT rowid FROM ${sourceItems} WHERE source_id = ${source.id} AND key LIKE ${round}
    ORDER BY seen_at DESC LIMIT ${TAKEN_AGAIN})`;
  await db.batch([
    db
      .insert(sources)
      .values({ ...source, address: source.url, nextCheckAt: now })
      .onConflictDoUpdate({
        target: sources.id,
        set: {
          isNamed: true,
          kind: sql`CASE WHEN excluded.kind = 'links' THEN 'links' ELSE ${sources.kind} END`,
          ...{ etag: null, lastModified: null, bodyHash: null },
          // It has just answered whoever tried it.
          state: sql`iif(${sources.state} = 'stopped', 'idle', ${sources.state})`,
          failures: sql`iif(${sources.state} = 'stopped', 0, ${sources.failures})`,
          nextCheckAt: sql`min(${sources.nextCheckAt}, max(${now.getTime()}, coalesce(${sources.checkedAt}, 0) + ${SHORTEST_MS}))`,
        },
      }),
    db.update(sourceItems).set({ contentHash: TAKE_AGAIN }).where(sql`rowid IN ${latest}`),
    switchOn(db, userId, locale),
  ]);
}

const TAKEN_AGAIN = 10;

function switchOn(db: Db, userId: string, locale: Locale) {
  return db
    .insert(tags)
    .select(
      db
        .select({
          id: users.pingId,
          userId: sql<string>`${users.id}`.as("user_id"),
          name: sql<null>`NULL`.as("name"),
          lang: sql<Locale>`${locale}`.as("lang"),
          worldFilter: sql<string>`''`.as("world_filter"),
          prompt: sql<string>`''`.as("prompt"),
          enabled: sql<boolean>`1`.as("enabled"),
          position: sql<number>`0`.as("position"),
          version: sql<number>`0`.as("version"),
          pinnedId: sql<null>`NULL`.as("pinned_id"),
          pinnedUntil: sql<null>`NULL`.as("pinned_until"),
        })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            sql`EXISTS (SELECT 1 FROM ${memberSources} WHERE ${eq(memberSources.userId, userId)})`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: tags.id,
      // What the agent is told to look for counts only while it is on.
      set: { enabled: true, prompt: sql`CASE WHEN ${tags.enabled} THEN ${tags.prompt} ELSE '' END` },
      setWhere: eq(tags.userId, userId),
    });
}

/** Takes a member's source away; gives what it was. The radar is switched off with the last one, unless the agent fills it. */
export async function deleteOwn(db: Db, userId: string, url: string): Promise<OwnSource | null> {
  const left = db.select({ one: sql`1` }).from(memberSources).where(eq(memberSources.userId, userId));
  const [deleted] = await db.batch([
    db.delete(memberSources).where(isOwn(userId, url)).returning(),
    db
      .update(tags)
      .set({ enabled: sql`${tags.prompt} <> ''` })
      .where(and(eq(tags.userId, userId), eq(tags.enabled, true), notExists(left))),
  ]);
  return deleted[0] ?? null;
}

function isOwn(userId: string, ...urls: string[]) {
  return and(eq(memberSources.userId, userId), inArray(memberSources.url, urls));
}
