import { and, eq, gt, gte, inArray, isNotNull, isNull, like, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { digest } from "~/core/digest";
import type { Db } from "~/db/client.server";
import { articles, serviceUsage, pushSubscriptions as table, tags, winks } from "~/db/schema";
import { isWorlds } from "../feed/store.server";
import { toldStory } from "../story/store.server";

export type StoredPush = typeof table.$inferSelect;

/** Of one member. */
const MOST_BROWSERS = 5;
/** That one network subscribes in a day (UTC) where nobody is signed in. */
export const MOST_OF_NETWORK = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long news that is told at once may have been here; its source was read up to a day after it told it. */
const NEWS_MS = 2 * HOUR_MS;
/** What came in while a digest was sent may stand in it. */
const DIGEST_MS = HOUR_MS / 4;
const MOST_FAILURES = 5;
/** Of one subscription; a member may have muted the best of them. */
const MOST_NEWS = 50;

export async function findPush(db: Db, id: string): Promise<StoredPush | null> {
  return (await db.query.pushSubscriptions.findFirst({ where: eq(table.id, id) })) ?? null;
}

/** Those of them that are subjects of the world's. */
export async function worldSubjects(db: Db, tagIds: string[]): Promise<string[]> {
  const found = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, tagIds), isWorlds));
  return found.map(({ id }) => id);
}

/** Whether a member may have one more browser, this one not counted. */
function hasPlace(userId: string | null, id: string): SQL {
  if (userId === null) return sql`1`;
  return sql`(SELECT count(*) FROM push_subscriptions WHERE user_id = ${userId} AND id <> ${id}) < ${MOST_BROWSERS}`;
}

type Written = Omit<StoredPush, "failures" | "alertedAt" | "alertedStory" | "createdAt">;

/** Counts one more browser that nobody has signed in with; false where its network has had enough today. Known by a hash, of today alone. */
export async function countNewcomer(db: Db, network: string, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const service = `push:${await digest(`${day} ${network}`)}`;
  const [, counted] = await db.batch([
    db.delete(serviceUsage).where(and(like(serviceUsage.service, "push:%"), lt(serviceUsage.day, day))),
    db
      .insert(serviceUsage)
      .values({ day, service, calls: 1 })
      .onConflictDoUpdate({
        target: [serviceUsage.day, serviceUsage.service],
        set: { calls: sql`${serviceUsage.calls} + 1` },
        setWhere: lt(serviceUsage.calls, MOST_OF_NETWORK),
      }),
  ]);
  return counted.meta.changes > 0;
}

/** Changes a subscription as it was read, with `before` as its `dueAt`; false where a member has no place for it, or it has changed since. */
export async function updatePush(db: Db, { id, ...chosen }: Written, before: Date): Promise<boolean> {
  const changed = await db
    .update(table)
    .set({ ...chosen, ...(chosen.userId !== null && { failures: 0 }) })
    .where(and(eq(table.id, id), eq(table.dueAt, before), hasPlace(chosen.userId, id)));
  return changed.meta.changes > 0;
}

/** The address of what is nobody's may never have been a browser's: until it was reached once the second failure is its last. */
const untried = (userId: string | null) => (userId === null ? MOST_FAILURES - 2 : 0);

/** False where a member has no place for it, or it stands already. */
export async function insertPush(db: Db, row: Written, createdAt: Date): Promise<boolean> {
  const { id, userId, endpoint, p256dh, auth, locale, timeZone, hour, tagIds, alertScore, dueAt } = row;
  const written = await db.run(sql`
    INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, locale, time_zone, hour, tag_ids, alert_score, due_at, created_at, failures)
    SELECT ${id}, ${userId}, ${endpoint}, ${p256dh}, ${auth}, ${locale}, ${timeZone}, ${hour}, ${JSON.stringify(tagIds)},
      ${alertScore}, ${dueAt.getTime()}, ${createdAt.getTime()}, ${untried(userId)}
    WHERE ${hasPlace(userId, id)} ON CONFLICT DO NOTHING`);
  return written.meta.changes > 0;
}

/** Gives a subscription its new address; nothing where there is one there already. */
export async function movePush(
  db: Db,
  id: string,
  to: Pick<StoredPush, "id" | "endpoint" | "p256dh" | "auth">,
): Promise<boolean> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE id = ${to.id} AND id <> ${id})`;
  const moved = await db
    .update(table)
    .set({ ...to, failures: 0 })
    .where(and(eq(table.id, id), isFree));
  return moved.meta.changes > 0;
}

export async function deletePush(db: Db, id: string, whose: "anybodys" | "membersOnly"): Promise<boolean> {
  const where = and(eq(table.id, id), whose === "membersOnly" ? isNotNull(table.userId) : undefined);
  return (await db.delete(table).where(where)).meta.changes > 0;
}

/** When the last digest of a subscription was due, and what came in meanwhile may have stood in it. */
const lastDigest = sql`${table.dueAt} - ${DAY_MS - DIGEST_MS}`;

/** What may be told at once to the subscriptions of the statement around it: news of a story that came to none of their subjects before
 * their last digest, and that was not told before. */
const newsFor = (now: Date) => sql`
  json_each(${table.tagIds}) AS chosen
  JOIN ${tags} ON ${tags.id} = chosen.value AND ${isWorlds}
  JOIN ${winks} ON ${winks.tagId} = ${tags.id}
    AND ${winks.createdAt} >= ${now.getTime() - DAY_MS}
    AND ${winks.score} >= ${table.alertScore}
  JOIN ${articles} ON ${articles.id} = ${winks.articleId} AND ${articles.removedAt} IS NULL
    AND ${articles.fetchedAt} >= max(${now.getTime() - NEWS_MS}, ${lastDigest})
    AND ${toldStory} IS NOT ${table.alertedStory}
    AND NOT EXISTS (SELECT 1 FROM articles AS told JOIN winks AS here ON here.article_id = told.id
      WHERE (told.id = ${toldStory} OR told.story_id = ${toldStory}) AND told.fetched_at < ${lastDigest}
        AND here.tag_id IN (SELECT value FROM json_each(${table.tagIds})))`;

const mayAlert = (now: Date) =>
  and(
    isNotNull(table.alertScore),
    or(isNull(table.alertedAt), lte(table.alertedAt, new Date(now.getTime() - DAY_MS))),
  );

export type Turn = Pick<StoredPush, "id" | "dueAt">;

/** Those whose digest is due, the longest first, from behind the last one of another page. */
export function listDue(db: Db, now: Date, most: number, last?: Turn): Promise<Turn[]> {
  const after =
    last && or(gt(table.dueAt, last.dueAt), and(eq(table.dueAt, last.dueAt), gt(table.id, last.id)));
  return db
    .select({ id: table.id, dueAt: table.dueAt })
    .from(table)
    .where(and(lte(table.dueAt, now), after))
    .orderBy(table.dueAt, table.id)
    .limit(most);
}

/** Those for whom there is news that is told at once, and whose digest is not due; first those that were told none for the longest. */
export function listAlerts(db: Db, now: Date, most: number): Promise<Pick<Turn, "id">[]> {
  const newest = sql`(SELECT max(${winks.score}) FROM ${tags} JOIN ${winks} ON ${winks.tagId} = ${tags.id}
    AND ${winks.createdAt} >= ${now.getTime() - DAY_MS}
    JOIN ${articles} ON ${articles.id} = ${winks.articleId} AND ${articles.fetchedAt} >= ${now.getTime() - NEWS_MS}
    WHERE ${isWorlds})`;
  return db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        gt(table.dueAt, now),
        mayAlert(now),
        sql`${table.alertScore} <= ${newest}`,
        sql`EXISTS (SELECT 1 FROM ${newsFor(now)})`,
      ),
    )
    .orderBy(table.alertedAt, table.id)
    .limit(most);
}

/** Takes the turn of a digest: of many that come for it one gets it. */
export async function claimTurn(db: Db, { id, dueAt }: StoredPush, next: Date): Promise<boolean> {
  const claimed = await db
    .update(table)
    .set({ dueAt: next })
    .where(and(eq(table.id, id), eq(table.dueAt, dueAt)));
  return claimed.meta.changes > 0;
}

/** Puts a digest off that was claimed until then; nothing where something else has changed it. */
export async function putOff(db: Db, id: string, { from, to }: { from: Date; to: Date }): Promise<void> {
  await db
    .update(table)
    .set({ dueAt: to })
    .where(and(eq(table.id, id), eq(table.dueAt, from)));
}

type News = Record<"id" | "story" | "tagId" | "title" | "summary" | "source", string> & { score: number };

/** News that may be told at once, the best first. */
export function listNews(db: Db, id: string, now: Date): Promise<News[]> {
  return db.all<News>(sql`
    SELECT ${articles.id} AS id, ${toldStory} AS story, ${tags.id} AS tagId,
      ${articles.title} AS title, ${articles.summary} AS summary, ${articles.source} AS source, ${winks.score} AS score
    FROM ${table}, ${newsFor(now)}
    WHERE ${and(eq(table.id, id), mayAlert(now))}
    ORDER BY ${winks.score} DESC, ${winks.createdAt} DESC LIMIT ${MOST_NEWS}`);
}

/** Takes the one alert of 24 hours. */
export async function claimAlert(db: Db, id: string, story: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(table)
    .set({ alertedAt: now, alertedStory: story })
    .where(and(eq(table.id, id), mayAlert(now), sql`${table.alertedStory} IS NOT ${story}`));
  return claimed.meta.changes > 0;
}

/** Puts back what an alert found that was not sent; nothing where there was another since. */
export async function releaseAlert(
  db: Db,
  { id, alertedAt, alertedStory }: StoredPush,
  story: string,
  claimedAt: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ alertedAt, alertedStory })
    .where(and(eq(table.id, id), eq(table.alertedAt, claimedAt), eq(table.alertedStory, story)));
}

export async function noteSuccess(db: Db, { id, failures }: StoredPush): Promise<void> {
  if (failures > 0) await db.update(table).set({ failures: 0 }).where(eq(table.id, id));
}

/** Counts a failure; what has failed so often in a row is given up. */
export async function noteFailure(db: Db, id: string): Promise<void> {
  await db.batch([
    db
      .update(table)
      .set({ failures: sql`${table.failures} + 1` })
      .where(eq(table.id, id)),
    db.delete(table).where(and(eq(table.id, id), gte(table.failures, MOST_FAILURES))),
  ]);
}
