import { and, eq, gt, inArray, isNotNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ErrorKey } from "~/core/error-key";
import { type Claim, isFree, releaseClaim, stillHeld, updateClaimed } from "~/db/claims";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import { serviceUsage, sourceItems, sourceReads, sources } from "~/db/schema";

export type Source = typeof sources.$inferSelect;
type NewSource = Pick<Source, "id" | "kind" | "url" | "host">;

/** D1 answers a thousand questions a run, each new source is one, and the same run lets old articles go. */
const NEW_AT_ONCE = 250;

/** Takes the named sources in, of many new ones the rest with the next cron, and lets the others rest; one that is named again goes on
 * as known. */
export async function nameSources(db: Db, named: readonly NewSource[], now: Date): Promise<void> {
  const known = await db
    .select({ id: sources.id, isNamed: sources.isNamed, kind: sources.kind })
    .from(sources);
  const isKnown = new Set(known.map(({ id }) => id));
  const isListed = new Set(named.map(({ id }) => id));
  const kinds = new Map(named.map(({ id, kind }) => [id, kind]));
  const turned = known.filter(({ id, isNamed }) => isNamed !== isListed.has(id)).map(({ id }) => id);
  for (const source of named.filter(({ id }) => !isKnown.has(id)).slice(0, NEW_AT_ONCE))
    await db
      .insert(sources)
      .values({ ...source, address: source.url, nextCheckAt: now })
      .onConflictDoNothing();
  for (const kind of ["feed", "links"] as const) {
    const others = known.filter((each) => each.kind !== kind && kinds.get(each.id) === kind);
    const ids = others.map(({ id }) => id);
    if (ids.length > 0)
      await db
        .update(sources)
        .set({ kind })
        .where(inArray(sources.id, listed(ids)));
  }
  if (turned.length > 0)
    await db
      .update(sources)
      .set({ isNamed: sql`NOT ${sources.isNamed}` })
      .where(inArray(sources.id, listed(turned)));
}

const isRead = and(eq(sources.isNamed, true), eq(sources.isPaused, false));

/** Marks those whose turn has come as queued. No more than `limit` wait at once: in a longer queue messages would be taken for lost before
 * their turn. */
export async function queueDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const room = limit - (await db.$count(sources, and(isRead, eq(sources.state, "queued"))));
  if (room <= 0) return [];
  const isDue = and(eq(sources.state, "idle"), lte(sources.nextCheckAt, now));
  return queue(db, now, isDue, room);
}

/** Those whose reading ended without a word, those queued while none is read, and those queued long ago, marked as queued anew. */
export async function queueLost(
  db: Db,
  now: Date,
  { stillBefore, lostBefore }: { stillBefore: Date; lostBefore: Date },
  limit: number,
): Promise<string[]> {
  const reading = alias(sources, "reading");
  const isAtWork = and(eq(reading.state, "running"), gt(reading.leaseUntil, now));
  const noneIsRead = notExists(db.select({ one: sql`1` }).from(reading).where(isAtWork));
  const isLost = or(
    and(eq(sources.state, "running"), lte(sources.leaseUntil, now)),
    and(eq(sources.state, "queued"), lte(sources.leaseUntil, stillBefore), noneIsRead),
    and(eq(sources.state, "queued"), lte(sources.leaseUntil, lostBefore)),
  );
  return queue(db, now, isLost, limit);
}

async function queue(db: Db, now: Date, which: SQL | undefined, limit: number): Promise<string[]> {
  const chosen = db
    .select({ id: sources.id })
    .from(sources)
    .where(and(isRead, which))
    .orderBy(sources.nextCheckAt)
    .limit(limit);
  const queued = await db
    .update(sources)
    .set({ state: "queued", leaseUntil: now })
    .where(inArray(sources.id, chosen))
    .returning({ id: sources.id });
  return queued.map(({ id }) => id);
}

export function findSource(db: Db, id: string): Promise<Source | undefined> {
  return db.query.sources.findFirst({ where: eq(sources.id, id) });
}

/** What was chosen for a source holds for the one in its place, if that is new; one that is known keeps what was chosen for it, but does
 * not show whole texts where the other did not. */
export async function insertHeir(db: Db, id: string, heir: NewSource, now: Date): Promise<void> {
  const { isPaused = false, summaryOnly = false, weight = 1 } = (await findSource(db, id)) ?? {};
  await db
    .insert(sources)
    .values({ ...heir, address: heir.url, nextCheckAt: now, isPaused, summaryOnly, weight })
    .onConflictDoUpdate({
      target: sources.id,
      set: { summaryOnly: sql`max(${sources.summaryOnly}, excluded.summary_only)` },
    });
}

export async function claimSource(db: Db, id: string, now: Date, leaseMs: number): Promise<Source | null> {
  const other = alias(sources, "other");
  const [claimed] = await db
    .update(sources)
    .set({
      state: "running",
      attempt: sql`${sources.attempt} + 1`,
      leaseUntil: new Date(now.getTime() + leaseMs),
    })
    .where(
      and(
        eq(sources.id, id),
        isFree(sources, ["idle", "queued"], now),
        notExists(
          db
            .select({ one: sql`1` })
            .from(other)
            .where(
              and(
                eq(other.host, sources.host),
                sql`${other.id} <> ${sources.id}`,
                eq(other.state, "running"),
                sql`${other.leaseUntil} > ${now.getTime()}`,
              ),
            ),
        ),
      ),
    )
    .returning();
  return claimed ?? null;
}

/** Holds a claim for longer; false where it was lost. */
export function holdSource(db: Db, claim: Claim, now: Date, leaseMs: number): Promise<boolean> {
  return updateClaimed(db, sources, claim, { leaseUntil: new Date(now.getTime() + leaseMs) });
}

export type SourceChange = Partial<Omit<Source, "id" | "attempt" | "leaseUntil">>;

export type Reading = Omit<typeof sourceReads.$inferInsert, "id" | "sourceId" | "at" | "error"> & {
  error: ErrorKey | null;
};

/** Ends a reading: what came of it, and when the source is asked next. Nothing where the claim was lost. */
export async function endReading(
  db: Db,
  claim: Claim,
  at: Date,
  reading: Reading,
  set: SourceChange,
): Promise<void> {
  const held = stillHeld(sources, claim);
  await db.batch([
    db.insert(sourceReads).select(
      db
        .select({
          id: sql<number>`NULL`.as("id"),
          sourceId: sources.id,
          at: sql<Date>`${at.getTime()}`.as("at"),
          ms: sql<number>`${reading.ms}`.as("ms"),
          error: sql<ErrorKey>`${reading.error}`.as("error"),
          status: sql<number>`${reading.status ?? null}`.as("status"),
          isUnchanged: sql<boolean>`${reading.isUnchanged ? 1 : 0}`.as("is_unchanged"),
          items: sql<number>`${reading.items ?? 0}`.as("items"),
          fresh: sql<number>`${reading.fresh ?? 0}`.as("fresh"),
          taken: sql<number>`${reading.taken ?? 0}`.as("taken"),
          notes: sql<string[]>`${JSON.stringify(reading.notes)}`.as("notes"),
          rowsWritten: sql<number>`${reading.rowsWritten ?? 0}`.as("rows_written"),
        })
        .from(sources)
        .where(held),
    ),
    db
      .update(sources)
      .set({ state: "idle", leaseUntil: null, ...set })
      .where(held),
  ]);
}

/** Takes a source out of the queue, to wait for its next turn; nothing where a reading of it has begun. */
export async function unqueue(db: Db, { id, attempt }: Claim): Promise<void> {
  await db
    .update(sources)
    .set({ state: "idle", leaseUntil: null })
    .where(and(eq(sources.id, id), eq(sources.attempt, attempt), eq(sources.state, "queued")));
}

export function giveUp(db: Db, claim: Claim & Pick<Source, "failures">, nextCheckAt: Date): Promise<boolean> {
  const failures = claim.failures + 1;
  return releaseClaim(db, sources, claim, {
    state: "idle",
    error: "radar.interrupted",
    failures,
    nextCheckAt,
  });
}

export async function listRead(db: Db, urls: string[]): Promise<string[]> {
  const read = await db
    .select({ url: sources.url })
    .from(sources)
    .where(and(inArray(sources.url, urls), isNotNull(sources.bodyHash)));
  return read.map(({ url }) => url);
}

const MOST_DELETED = 5000;

export async function deleteOld(db: Db, before: { reads: Date; usage: Date; items: Date }): Promise<number> {
  const oldItems = db
    .select({ rowid: sql`rowid` })
    .from(sourceItems)
    .where(lt(sourceItems.seenAt, before.items))
    .limit(MOST_DELETED);
  const oldReads = db
    .select({ id: sourceReads.id })
    .from(sourceReads)
    .where(lt(sourceReads.at, before.reads))
    .limit(MOST_DELETED);
  const deleted = await db.batch([
    db.delete(sourceItems).where(sql`rowid IN ${oldItems}`),
    db.delete(sourceReads).where(inArray(sourceReads.id, oldReads)),
    db.delete(serviceUsage).where(lt(serviceUsage.day, before.usage.toISOString().slice(0, 10))),
  ]);
  return deleted.reduce((sum, { meta }) => sum + meta.changes, 0);
}
