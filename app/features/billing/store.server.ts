import { and, count, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { type StoredSubscription, standingStates } from "~/core/membership";
import type { SubscribedPlan } from "~/core/plans";
import type { Db } from "~/db/client.server";
import { credits, resumeJobs, stripeEvents, subscriptions, users } from "~/db/schema";
import type { Subscription } from "~/ports/payments";

export async function customerIdOf(db: Db, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  return user?.customerId ?? null;
}

/** Binds a customer to a member who has none; of two at once the first stays. */
export async function bindCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)));
}

export async function hasSubscription(db: Db, userId: string, plan: SubscribedPlan): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.plan, plan),
        inArray(subscriptions.status, standingStates),
      ),
    );
  return (row?.count ?? 0) > 0;
}

type SeenEvent = { id: string; type: string; now: Date };

/** Notes an event; false where it has been worked off before. */
export async function noteEvent(db: Db, { id, type, now }: SeenEvent): Promise<boolean> {
  await db
    .insert(stripeEvents)
    .values({ id, type, state: "received", receivedAt: now })
    .onConflictDoNothing();
  const event = await db.query.stripeEvents.findFirst({ where: eq(stripeEvents.id, id) });
  return event?.state !== "done";
}

export function finishEvent(db: Db, id: string) {
  return db.update(stripeEvents).set({ state: "done" }).where(eq(stripeEvents.id, id));
}

export async function forgetEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
}

type Told = { subscriptions: Subscription[]; askedAt: Date };

/** In one statement: an answer never overwrites one that was asked for later, and a subscription of nobody here is left out. */
function writeSubscriptions(db: Db, { subscriptions: told, askedAt }: Told) {
  const rows = told
    .filter(({ userId, plan }) => userId !== null && plan !== null)
    .map((each) => ({ ...each, currentPeriodEnd: each.currentPeriodEnd.getTime() }));
  const fresh = (column: string) => sql.raw(`excluded.${column}`);
  return db
    .insert(subscriptions)
    .select(sql`
      SELECT value ->> 'id', users.id, value ->> 'plan', value ->> 'status', value ->> 'currentPeriodEnd',
        value ->> 'cancelsAtPeriodEnd', ${askedAt.getTime()}
      FROM json_each(${JSON.stringify(rows)}) JOIN users ON users.id = value ->> 'userId' WHERE true`)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: {
        userId: fresh("user_id"),
        plan: fresh("plan"),
        status: fresh("status"),
        currentPeriodEnd: fresh("current_period_end"),
        cancelsAtPeriodEnd: fresh("cancels_at_period_end"),
        checkedAt: fresh("checked_at"),
      },
      setWhere: sql`excluded.checked_at >= ${subscriptions.checkedAt}`,
    });
}

/** Takes away those that Stripe does not have, or whose plan or member are none of ours. */
function removeSubscriptions(db: Db, ids: string[], askedAt: Date) {
  return db
    .delete(subscriptions)
    .where(
      and(
        sql`${subscriptions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        lte(subscriptions.checkedAt, askedAt),
      ),
    );
}

function subscriptionStatements(db: Db, told: Told, goneIds: string[]) {
  const foreign = told.subscriptions.filter(({ userId, plan }) => userId === null || plan === null);
  const gone = [...goneIds, ...foreign.map(({ id }) => id)];
  return [removeSubscriptions(db, gone, told.askedAt), writeSubscriptions(db, told)] as const;
}

export async function storeSubscriptions(db: Db, told: Told, goneIds: string[] = []): Promise<void> {
  await db.batch([...subscriptionStatements(db, told, goneIds)]);
}

/** The subscription as Stripe tells it, and the event that led to it worked off: both or neither. */
export async function storeSubscriptionOfEvent(
  db: Db,
  eventId: string,
  { id, subscription, askedAt }: { id: string; subscription: Subscription | null; askedAt: Date },
): Promise<void> {
  const told = { subscriptions: subscription ? [subscription] : [], askedAt };
  const statements = subscriptionStatements(db, told, subscription ? [] : [id]);
  await db.batch([...statements, finishEvent(db, eventId)]);
}

type NewCredit = { id: string; userId: string; source: string; now: Date };

/** One credit for a purchase, however often it is told of, and none for somebody who is not here. */
export async function storeCreditOfEvent(db: Db, eventId: string, credit: NewCredit): Promise<void> {
  await db.batch([
    db
      .insert(credits)
      .select(sql`
        SELECT ${credit.id}, id, ${credit.source}, NULL, ${credit.now.getTime()} FROM users WHERE id = ${credit.userId}`)
      .onConflictDoNothing({ target: credits.source }),
    finishEvent(db, eventId),
  ]);
}

export async function hasCreditOf(db: Db, userId: string, source: string): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(credits)
    .where(and(eq(credits.userId, userId), eq(credits.source, source)));
  return (row?.count ?? 0) > 0;
}

/** A page of those that were last checked before a time, in the order of their ids. */
export async function subscriptionsCheckedBefore(
  db: Db,
  before: Date,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(lt(subscriptions.checkedAt, before), gt(subscriptions.id, afterId)))
    .orderBy(subscriptions.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type JobToServe = { id: string; userId: string; attempt: number };

type Holdings = { subscriptions: StoredSubscription[]; credits: number };

/** What a member has that can pay for a job: subscriptions, and credits that are free or already stand for this job. */
export async function holdingsFor(db: Db, job: JobToServe): Promise<Holdings> {
  const [held, [free]] = await db.batch([
    db.select().from(subscriptions).where(eq(subscriptions.userId, job.userId)),
    db
      .select({ count: count() })
      .from(credits)
      .where(and(eq(credits.userId, job.userId), or(isNull(credits.jobId), eq(credits.jobId, job.id)))),
  ]);
  return { subscriptions: held, credits: free?.count ?? 0 };
}

const heldBy = (job: JobToServe) =>
  sql`EXISTS (SELECT 1 FROM ${resumeJobs} WHERE id = ${job.id} AND state = 'running' AND attempt = ${job.attempt})`;

/** Sets a free credit aside for a job that has none yet; whether the job then has one. */
export async function reserveCredit(db: Db, job: JobToServe): Promise<boolean> {
  await db.run(sql`
    UPDATE credits SET job_id = ${job.id}
    WHERE id = (SELECT id FROM credits WHERE user_id = ${job.userId} AND job_id IS NULL ORDER BY created_at, id LIMIT 1)
      AND NOT EXISTS (SELECT 1 FROM credits WHERE job_id = ${job.id}) AND ${heldBy(job)}`);
  const [row] = await db.select({ count: count() }).from(credits).where(eq(credits.jobId, job.id));
  return (row?.count ?? 0) > 0;
}

/** Gives back the credit of a job that this worker still holds and that was done without the model. */
export async function releaseCredit(db: Db, job: JobToServe): Promise<void> {
  await db.run(sql`UPDATE credits SET job_id = NULL WHERE job_id = ${job.id} AND ${heldBy(job)}`);
}

/** Gives back the credits of jobs that ended without a result: of one, or of all. */
export async function releaseCreditsOfEndedJobs(db: Db, jobId: string | null): Promise<void> {
  await db.run(sql`
    UPDATE credits SET job_id = NULL
    WHERE job_id IN (SELECT id FROM resume_jobs WHERE state IN ('failed', 'cancelled'))
      AND (${jobId} IS NULL OR job_id = ${jobId})`);
}

/** Whether a resume that was paid for by itself was sent for the model's work since then. */
export async function hasServedCredit(db: Db, userId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(credits)
    .innerJoin(resumeJobs, eq(resumeJobs.id, credits.jobId))
    .where(and(eq(credits.userId, userId), gte(resumeJobs.createdAt, since)));
  return (row?.count ?? 0) > 0;
}

/** Counts one more wording of a day (UTC), unless the day's are spent; in one statement, so that many at once are no more. */
export async function countWording(db: Db, userId: string, day: string, most: number): Promise<boolean> {
  const counted = await db
    .update(users)
    .set({
      wordingsDay: day,
      wordings: sql`CASE WHEN ${users.wordingsDay} = ${day} THEN ${users.wordings} + 1 ELSE 1 END`,
    })
    .where(and(eq(users.id, userId), or(ne(users.wordingsDay, day), lt(users.wordings, most))));
  return counted.meta.changes > 0;
}
