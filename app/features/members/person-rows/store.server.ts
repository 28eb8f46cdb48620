import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { digest } from "~/core/digest";
import type { Db } from "~/db/client.server";
import {
  audit,
  config,
  credits,
  deletedAccounts,
  proGrants,
  resumeJobs,
  serviceUsage,
  subscriptions,
  users,
} from "~/db/schema";
import { personCounter } from "~/db/service-calls";
import { verifiedAddresses } from "../store.server";
import { eraseFeedRows, feedRowsOf } from "./feed-rows.server";

const ownAddresses = (id: string) => sql`(
  SELECT address.value FROM ${users}, ${verifiedAddresses} AND ${users.id} = ${id})`;

const ownPingId = (id: string) => sql`(SELECT ${users.pingId} FROM ${users} WHERE ${users.id} = ${id})`;

/** The scope of what is configured for all. */
const GLOBAL_SCOPE = "global";

/** What stands in the audit in place of somebody whose account was deleted. */
const NOBODY = "deleted";

/** Takes away every row of a person, and remembers by the hash of the id that this account was deleted. */
export async function eraseMember(db: Db, id: string, now: Date): Promise<void> {
  const tombstone = { idHash: await digest(id), deletedAt: now };
  await db.batch([
    db
      .update(audit)
      .set({ subject: NOBODY })
      .where(inArray(audit.subject, ownAddresses(id))),
    db
      .update(audit)
      .set({ actor: NOBODY })
      .where(eq(audit.actor, ownPingId(id))),
    db.delete(proGrants).where(inArray(proGrants.email, ownAddresses(id))),
    db.delete(subscriptions).where(eq(subscriptions.userId, id)),
    db.delete(credits).where(eq(credits.userId, id)),
    db.delete(config).where(eq(config.scope, id)),
    db.delete(resumeJobs).where(eq(resumeJobs.userId, id)),
    db.delete(serviceUsage).where(eq(serviceUsage.service, personCounter(id))),
    ...eraseFeedRows(db, (owner) => eq(owner, id)),
    db
      .insert(deletedAccounts)
      .values(tombstone)
      .onConflictDoUpdate({
        target: deletedAccounts.idHash,
        set: { deletedAt: now },
      }),
    db.delete(users).where(eq(users.id, id)),
  ]);
}

/** Deletes the rows of people who are not members; gives how many. */
export async function eraseOrphans(db: Db): Promise<number> {
  const isNobodys = (owner: SQLiteColumn) => sql`${owner} NOT IN (SELECT ${users.id} FROM ${users})`;
  const [, , ...deleted] = await db.batch([
    ...eraseFeedRows(db, isNobodys),
    db.delete(config).where(and(ne(config.scope, GLOBAL_SCOPE), isNobodys(config.scope))),
    db.delete(resumeJobs).where(isNobodys(resumeJobs.userId)),
    db.delete(subscriptions).where(isNobodys(subscriptions.userId)),
    db.delete(credits).where(isNobodys(credits.userId)),
    db.delete(serviceUsage).where(
      sql`${serviceUsage.service} LIKE ${personCounter("%")}
          AND substr(${serviceUsage.service}, ${personCounter("").length + 1}) NOT IN (SELECT ${users.id} FROM ${users})`,
    ),
  ]);
  return deleted.reduce((sum, { meta }) => sum + meta.changes, 0);
}

/** Every row that is kept about a person, in one round trip. */
export async function readEverything(db: Db, id: string) {
  const aboutThem = or(inArray(audit.subject, ownAddresses(id)), eq(audit.actor, ownPingId(id)));
  const aboutFeed = feedRowsOf(db, id);
  const [
    radars,
    winks,
    votes,
    followed,
    followers,
    named,
    pushes,
    reads,
    kept,
    [reader],
    user,
    grants,
    held,
    bought,
    saved,
    jobs,
    calls,
    entries,
  ] = await db.batch([
    ...aboutFeed,
    db.select().from(users).where(eq(users.id, id)),
    db
      .select()
      .from(proGrants)
      .where(inArray(proGrants.email, ownAddresses(id))),
    db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    db.select().from(credits).where(eq(credits.userId, id)),
    db.select().from(config).where(eq(config.scope, id)),
    db.select().from(resumeJobs).where(eq(resumeJobs.userId, id)),
    db
      .select()
      .from(serviceUsage)
      .where(eq(serviceUsage.service, personCounter(id))),
    db.select().from(audit).where(aboutThem).orderBy(audit.at),
  ]);
  const radar = radars[0] ?? null;
  const feed = { radar, winks, votes, followed, followers, named, pushes, reads, kept, reader };
  return {
    user: user[0],
    grants,
    subscriptions: held,
    credits: bought,
    config: saved,
    jobs,
    calls,
    audit: entries,
    feed,
  };
}
