import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { type AuditEntry, recordChange, recordChangeOf } from "~/db/audit";
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
      before: audit.before,
    })
    .from(audit)
    .leftJoin(users, eq(users.pingId, audit.actor))
    .where(older ?? undefined)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit + 1);
}

/** A year after a moment, in milliseconds; after 29 February it is the last day of a February. */
function yearAfter(moment: SQL) {
  const seconds = sql`${moment} / 1000`;
  const leapDay = sql`CASE strftime('%m-%d', ${seconds}, 'unixepoch') WHEN '02-29' THEN '-1 day' ELSE '+0 days' END`;
  return sql<Date>`unixepoch(${seconds}, 'unixepoch', '+1 year', ${leapDay}) * 1000 + ${moment} % 1000`;
}

const expiry = sql`json_object('expiry_date', strftime('%Y-%m-%dT%H:%M:%fZ', ${proGrants.expiryDate} / 1000.0, 'unixepoch'))`;

/** A year from today or from the end of the present one, counted where it is written: each of many at the same time adds one. */
export async function extendGrant(db: Db, email: string, change: AuditEntry): Promise<Grant> {
  const grantedAt = change.at;
  const now = sql`${grantedAt.getTime()}`;
  const extended = yearAfter(sql`max(${proGrants.expiryDate}, ${now})`);
  const former = sql`(SELECT ${expiry} FROM ${proGrants} WHERE ${eq(proGrants.email, email)})`;
  const write = db
    .insert(proGrants)
    .values({ email, expiryDate: yearAfter(now), grantedAt })
    .onConflictDoUpdate({ target: proGrants.email, set: { expiryDate: extended, grantedAt } })
    .returning(columns);
  const before = sql`coalesce(${former}, '{"expiry_date":null}')`;
  const [, [grant]] = await db.batch([recordChange(db, change, before), write]);
  if (!grant) throw new Error("the grant was not written");
  return grant;
}

/** Whether there was one to delete; only then it stands in the audit. */
export async function deleteGrant(db: Db, email: string, change: AuditEntry): Promise<boolean> {
  const where = eq(proGrants.email, email);
  const record = recordChangeOf(db, change, { table: proGrants, where, before: expiry });
  const remove = db.delete(proGrants).where(where).returning({ email: proGrants.email });
  const [, removed] = await db.batch([record, remove]);
  return removed.length > 0;
}
