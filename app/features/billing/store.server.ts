import { and, count, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { standingStates } from "~/core/membership";
import type { SubscribedPlan } from "~/core/plans";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import { credits, stripeEvents, subscriptions, users } from "~/db/schema";
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
        value ->> 'cancelsAtPeriodEnd', ${askedAt.getTime()}, NULL, NULL, NULL
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
    .where(and(inArray(subscriptions.id, listed(ids)), lte(subscriptions.checkedAt, askedAt)));
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

/** What has become of the money for something, as it was when we asked. */
export type Money = { isBack: boolean; askedAt: Date };

type PeriodMoney = Money & { id: string; until: Date };

/** Marks the period that a payment paid for as taken back or given back. Of one period the answer counts that was asked for last. */
export async function storePaidPeriod(
  db: Db,
  told: Told,
  { id, until, isBack, askedAt }: PeriodMoney,
): Promise<void> {
  const { moneyUntil, moneyAt, reversedUntil } = subscriptions;
  const isFresh = or(
    isNull(moneyUntil),
    lt(moneyUntil, until),
    and(eq(moneyUntil, until), lte(moneyAt, askedAt)),
  );
  const mark = db
    .update(subscriptions)
    .set({
      reversedUntil: isBack ? until : sql`nullif(${reversedUntil}, ${until.getTime()})`,
      moneyUntil: until,
      moneyAt: askedAt,
    })
    .where(and(eq(subscriptions.id, id), isFresh));
  await db.batch([...subscriptionStatements(db, told, []), mark]);
}

type NewCredit = { id: string; userId: string; source: string; now: Date };

/** One credit for a purchase, however often it is told of, and none for somebody who is not here. `money` where that was asked for. */
export async function storeCreditOfEvent(
  db: Db,
  eventId: string,
  credit: NewCredit,
  money: Money | null,
): Promise<void> {
  await db.batch([
    db
      .insert(credits)
      .select(sql`
        SELECT ${credit.id}, id, ${credit.source}, NULL, ${credit.now.getTime()}, NULL, NULL
        FROM users WHERE id = ${credit.userId}`)
      .onConflictDoNothing({ target: credits.source }),
    ...(money ? [markCredit(db, credit.source, money)] : []),
    finishEvent(db, eventId),
  ]);
}

function markCredit(db: Db, source: string, { isBack, askedAt }: Money) {
  const isFresh = or(isNull(credits.moneyAt), lte(credits.moneyAt, askedAt));
  return db
    .update(credits)
    .set({ reversedAt: isBack ? askedAt : null, moneyAt: askedAt })
    .where(and(eq(credits.source, source), isFresh));
}

/** So that who comes again gets a new customer. */
export async function unbindCustomer(db: Db, customerId: string): Promise<void> {
  await db.update(users).set({ stripeCustomerId: null }).where(eq(users.stripeCustomerId, customerId));
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
