import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { radarServices } from "~/core/service-calls";
import { type AuditEntry, recordChange, recordChangeOf } from "~/db/audit";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import { articles, serviceUsage, sourceItems, sourceReads, sources, tags, winks } from "~/db/schema";
import type { SourcePlace } from "./status-page";

/** Most subjects that the figures tell apart; the configuration allows no more. */
const MOST_TAGS = 50;

/** Of a source that members alone name its member is told. */
const isProblem = (world: readonly string[]) =>
  and(inArray(sources.url, listed(world)), or(gt(sources.failures, 0), eq(sources.state, "stopped")));

const isShown = ({ show, world }: Pick<Choice, "show" | "world">) =>
  show === "problems" ? isProblem(world) : show === "paused" ? eq(sources.isPaused, true) : undefined;

/** `world` are the addresses that subjects name. */
type Choice = SourcePlace & { world: readonly string[] };

/** The statement of a page of the sources that subjects name, by host; one more than asked for where there are more. */
export function selectSources(db: Db, { after, ...choice }: Choice, limit: number) {
  const later = after && sql`(${sources.host}, ${sources.id}) > (${after.host}, ${after.id})`;
  return db
    .select()
    .from(sources)
    .where(and(eq(sources.isNamed, true), isShown(choice), later ?? undefined))
    .orderBy(asc(sources.host), asc(sources.id))
    .limit(limit + 1);
}

/** What the sources of a page have brought in the last week, and in a longer while. */
export function selectGains(db: Db, place: Choice, limit: number, weekAgo: Date, since: Date) {
  const inWeek = (what: typeof sourceReads.fresh | typeof sourceReads.taken) =>
    sql<number>`coalesce(sum(CASE WHEN ${sourceReads.at} >= ${weekAgo.getTime()} THEN ${what} END), 0)`;
  const page = selectSources(db, place, limit).as("page");
  return db
    .select({
      sourceId: sourceReads.sourceId,
      fresh: inWeek(sourceReads.fresh),
      taken: inWeek(sourceReads.taken),
      freshLately: sql<number>`sum(${sourceReads.fresh})`,
      takenLately: sql<number>`sum(${sourceReads.taken})`,
    })
    .from(sourceReads)
    .where(
      and(inArray(sourceReads.sourceId, db.select({ id: page.id }).from(page)), gte(sourceReads.at, since)),
    )
    .groupBy(sourceReads.sourceId);
}

/** Of the last items alone, as no index leads to a source's own of these days. */
const MOST_ITEMS = 50_000;

/** Members' own rounds remember what they have seen under keys that begin with m. */
export const OWN_ROUNDS = "m";

/** Which article of the world's each source has brought since then. */
export function lastBrought(db: Db, since: Date) {
  const { sourceId, articleId, key, seenAt } = sourceItems;
  const last = db
    .select({ sourceId, articleId })
    .from(sourceItems)
    .where(and(gte(seenAt, since), isNotNull(articleId), lt(key, OWN_ROUNDS)))
    .orderBy(desc(seenAt))
    .limit(MOST_ITEMS)
    .as("last");
  return db.selectDistinct({ sourceId: last.sourceId, articleId: last.articleId }).from(last).as("brought");
}

/** How often readers kept what the sources of a page have brought since then, and voted for it. */
export function selectLiked(db: Db, place: Choice, limit: number, since: Date) {
  const page = selectSources(db, place, limit).as("page");
  const brought = lastBrought(db, since);
  const keptOf = sql`(SELECT count(*) FROM kept_articles AS kept WHERE kept.article_id = ${articles.id})`;
  return db
    .select({
      sourceId: brought.sourceId,
      kept: sql<number>`sum(${keptOf})`,
      likes: sql<number>`sum(${articles.likeCount})`,
      dislikes: sql<number>`sum(${articles.dislikeCount})`,
    })
    .from(brought)
    .innerJoin(articles, and(eq(articles.id, brought.articleId), isNull(articles.removedAt)))
    .where(inArray(brought.sourceId, db.select({ id: page.id }).from(page)))
    .groupBy(brought.sourceId);
}

export function selectQueue(db: Db, now: Date, world: readonly string[]) {
  const isDue = and(eq(sources.state, "idle"), eq(sources.isPaused, false), lte(sources.nextCheckAt, now));
  const countOf = (condition: SQL | undefined) => sql<number>`coalesce(sum(${condition}), 0)`;
  return db
    .select({
      all: sql<number>`count(*)`,
      problems: countOf(isProblem(world)),
      paused: countOf(eq(sources.isPaused, true)),
      due: countOf(isDue),
      queued: countOf(eq(sources.state, "queued")),
      running: countOf(and(eq(sources.state, "running"), gt(sources.leaseUntil, now))),
      oldestDue: sql<number | null>`min(CASE WHEN ${isDue} THEN ${sources.nextCheckAt} END)`,
    })
    .from(sources)
    .where(eq(sources.isNamed, true));
}

export function selectReadings(db: Db, limit: number) {
  return db
    .select({ reading: sourceReads, title: sources.title, host: sources.host })
    .from(sourceReads)
    .leftJoin(sources, eq(sources.id, sourceReads.sourceId))
    .orderBy(desc(sourceReads.at), desc(sourceReads.id))
    .limit(limit);
}

export function selectOutcomes(db: Db, since: Date) {
  return db
    .select({ readings: sql<number>`count(*)`, failures: sql<number>`count(${sourceReads.error})` })
    .from(sourceReads)
    .where(gte(sourceReads.at, since));
}

const dayOf = (moment: SQL | typeof winks.createdAt | typeof sourceReads.at) =>
  sql<string>`strftime('%Y-%m-%d', ${moment} / 1000, 'unixepoch')`;

export function selectTags(db: Db) {
  return db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(isNull(tags.userId))
    .orderBy(asc(tags.position), asc(tags.id))
    .limit(MOST_TAGS);
}

function ofWorld(db: Db, since: Date) {
  const world = db.select({ id: tags.id }).from(tags).where(isNull(tags.userId));
  return and(inArray(winks.tagId, world), gte(winks.createdAt, since));
}

export function selectTaken(db: Db, since: Date) {
  const day = dayOf(winks.createdAt);
  return db
    .select({ tagId: winks.tagId, day, count: sql<number>`count(*)` })
    .from(winks)
    .where(ofWorld(db, since))
    .groupBy(winks.tagId, day);
}

export function selectScores(db: Db, since: Date) {
  const tenth = sql<number>`min(${winks.score} / 10, 9)`;
  return db
    .select({ tagId: winks.tagId, tenth, count: sql<number>`count(*)` })
    .from(winks)
    .where(ofWorld(db, since))
    .groupBy(winks.tagId, tenth);
}

export function selectRowsWritten(db: Db, since: Date) {
  const day = dayOf(sourceReads.at);
  return db
    .select({ day, rows: sql<number>`sum(${sourceReads.rowsWritten})` })
    .from(sourceReads)
    .where(gte(sourceReads.at, since))
    .groupBy(day);
}

export function selectUsage(db: Db, sinceDay: string) {
  return db
    .select()
    .from(serviceUsage)
    .where(and(gte(serviceUsage.day, sinceDay), inArray(serviceUsage.service, [...radarServices])));
}

export async function findSource(db: Db, id: string) {
  const { url, isPaused, summaryOnly, weight } = sources;
  const [source] = await db
    .select({ url, isPaused, summaryOnly, weight })
    .from(sources)
    .where(and(eq(sources.id, id), eq(sources.isNamed, true)));
  return source ?? null;
}

export const listWeights = (db: Db, urls: readonly string[]) =>
  db.select({ url: sources.url, weight: sources.weight }).from(sources).where(inArray(sources.url, urls));

/** Marks a source as queued, wherever it stands in its schedule; false where it is being read or was queued just now. */
export async function queueNow(db: Db, id: string, change: AuditEntry, lostBefore: Date): Promise<boolean> {
  const { at: now } = change;
  const where = and(
    eq(sources.id, id),
    or(
      inArray(sources.state, ["idle", "stopped"]),
      and(eq(sources.state, "queued"), lte(sources.leaseUntil, lostBefore)),
      and(eq(sources.state, "running"), lte(sources.leaseUntil, now)),
    ),
  );
  const before = sql`json_object('state', ${sources.state})`;
  const queue = db
    .update(sources)
    .set({ state: "queued", leaseUntil: now, nextCheckAt: now })
    .where(where)
    .returning({ id: sources.id });
  const [, queued] = await db.batch([recordChangeOf(db, change, { table: sources, where, before }), queue]);
  return queued.length > 0;
}

export type Setting = Partial<Pick<typeof sources.$inferSelect, "isPaused" | "summaryOnly" | "weight">>;

type Change = AuditEntry & { before: Setting };

export async function setSource(
  db: Db,
  id: string,
  set: Setting,
  { before, ...change }: Change,
): Promise<void> {
  await db.batch([db.update(sources).set(set).where(eq(sources.id, id)), recordChange(db, change, before)]);
}
