import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { type AuditEntry, recordChange } from "~/db/audit";
import type { Db } from "~/db/client.server";
import { audit, proGrants, users } from "~/db/schema";
import { endOfPrefix, type Grant, type GrantPlace } from "./grant-page";

const columns = { email: proGrants.email, expiryDate: proGrants.expiryDate };

/** The statement of a page by address, one row more than asked for where there are more; backwards in falling order. */
export function selectGrants(db: Db, { search, after, before }: GrantPlace, limit: number) {
  const { email } = proGrants;
  const within: (SQL | undefined)[] =
    search === "" ? [] : [gte(email, search), lt(email, endOfPrefix(search))];
  const cut = after !== null ? gt(email, after) : before !== null ? lt(email, before) : undefined;
  const backwards = after === null && before !== null;
  return db
    .select(columns)
    .from(proGrants)
    .where(and(...within, cut))
    .orderBy(backwards ? desc(email) : asc(email))
    .limit(limit + 1);
}

export type ChangePlace = { at: Date; id: string } | null;

/** The statement of the latest changes before a place, with the address of whoever made them. */
export function selectChanges(db: Db, place: ChangePlace, limit: number) {
  const older = place && sql`(${audit.at}, ${audit.id}) < (${place.at.getTime()}, ${place.id})`;
  return db
    .select({
      id: audit.id,
      at: audit.at,
      actor: sql<string>`coalesce(${users.primaryEmail}, ${audit.actor})`,
      action: audit.action,
      subject: audit.subject,
    })
    .from(audit)
    .leftJoin(users, eq(users.pingId, audit.actor))
    .where(older ?? undefined)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit + 1);
}

export async function findGrant(db: Db, email: string): Promise<Grant | undefined> {
  const [grant] = await db.select(columns).from(proGrants).where(eq(proGrants.email, email));
  return grant;
}

export async function upsertGrant(db: Db, grant: Grant, grantedAt: Date, change: AuditEntry): Promise<void> {
  const { expiryDate } = grant;
  const write = db
    .insert(proGrants)
    .values({ ...grant, grantedAt })
    .onConflictDoUpdate({ target: proGrants.email, set: { expiryDate, grantedAt } });
  await db.batch([write, recordChange(db, change)]);
}

/** Whether there was one to delete; only then it stands in the audit. */
export async function deleteGrant(db: Db, email: string, change: AuditEntry): Promise<boolean> {
  const { id, at, actor, action, subject } = change;
  const record = db.insert(audit).select(
    db
      .select({
        id: sql<string>`${id}`.as("id"),
        at: sql<Date>`${at.getTime()}`.as("at"),
        actor: sql<string>`${actor}`.as("actor"),
        action: sql<AuditEntry["action"]>`${action}`.as("action"),
        subject: sql<string>`${subject}`.as("subject"),
      })
      .from(proGrants)
      .where(eq(proGrants.email, email)),
  );
  const remove = db.delete(proGrants).where(eq(proGrants.email, email)).returning({ email: proGrants.email });
  const [, removed] = await db.batch([record, remove]);
  return removed.length > 0;
}
