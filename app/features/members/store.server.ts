import { and, eq, getTableColumns, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { digest } from "~/core/digest";
import { type Membership, membershipOf } from "~/core/membership";
import { subscribedPlans } from "~/core/plans";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import { isPaidCredit, isPaidSubscription } from "~/db/paid";
import { credits, deletedAccounts, proGrants, subscriptions, users } from "~/db/schema";
import type { Person } from "~/ports/identity";

type StoredUser = typeof users.$inferSelect;

export type StoredMember = StoredUser & { membership: Membership };

export type OpenSession = { subject: string; openedAt: Date };

const date = z.number().transform((milliseconds) => new Date(milliseconds));

const heldSubscriptions = z.array(
  z.object({
    plan: z.enum(subscribedPlans),
    status: z.string(),
    currentPeriodEnd: date,
    cancelsAtPeriodEnd: z.number().transform(Boolean),
  }),
);

/** A row of a former build, or of its backup, may hold a primary address that nobody verified: it is nobody's own. */
export const verifiedAddresses = sql`
  json_each(${users.emails}) AS address WHERE (${users.emailVerified} = 1 OR address.value <> ${users.primaryEmail})`;

const grantedUntil = sql<number | null>`(
  SELECT max(${proGrants.expiryDate}) FROM ${proGrants} WHERE ${proGrants.email} IN (SELECT address.value FROM ${verifiedAddresses}))`;

// A column that stands directly in a selection loses its table's name; one in a nested condition keeps it.
const subscribed = sql<string>`(
  SELECT json_group_array(json_object(
    'plan', ${subscriptions.plan}, 'status', ${subscriptions.status},
    'currentPeriodEnd', ${subscriptions.currentPeriodEnd}, 'cancelsAtPeriodEnd', ${subscriptions.cancelsAtPeriodEnd}))
  FROM ${subscriptions} WHERE ${and(eq(subscriptions.userId, users.id), isPaidSubscription)})`;

/** Whether the account was deleted after this session was opened. */
async function isClosed({ subject, openedAt }: OpenSession) {
  return sql`EXISTS (SELECT 1 FROM ${deletedAccounts}
    WHERE ${deletedAccounts.idHash} = ${await digest(subject)} AND ${deletedAccounts.deletedAt} >= ${openedAt.getTime()})`;
}

/** A member and all that this person has, in one statement. */
export async function findMember(db: Db, session: OpenSession, now: Date): Promise<StoredMember | undefined> {
  const [row] = await membersWhere(
    db,
    and(eq(users.id, session.subject), sql`NOT ${await isClosed(session)}`),
  );
  return row && memberOf(row, now);
}

/** Those of the members who are there, whatever session they have. */
export async function listMembers(db: Db, ids: readonly string[], now: Date): Promise<StoredMember[]> {
  const rows = await membersWhere(db, inArray(users.id, listed(ids)));
  return rows.map((row) => memberOf(row, now));
}

function membersWhere(db: Db, which: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(users),
      grantedUntil,
      subscribed,
      credits: db.$count(credits, and(eq(credits.userId, users.id), isNull(credits.jobId), isPaidCredit)),
    })
    .from(users)
    .where(which);
}

function memberOf(row: Awaited<ReturnType<typeof membersWhere>>[number], now: Date): StoredMember {
  const { grantedUntil: granted, subscribed: held, credits: unused, ...user } = row;
  const membership = membershipOf({
    grantedUntil: granted === null ? null : new Date(granted),
    subscriptions: heldSubscriptions.parse(JSON.parse(held)),
    credits: unused,
    now,
  });
  return { ...user, membership };
}

/** Whether this session was opened before the person's account was deleted. */
export async function endedByDeletion(db: Db, session: OpenSession): Promise<boolean> {
  const [row] = await db.all<{ ended: number }>(sql`SELECT ${await isClosed(session)} AS ended`);
  return row?.ended === 1;
}

/** Of two first requests at once one wins and both read the same row; a session older than the account's deletion creates nobody. */
export async function insertMember(
  db: Db,
  session: OpenSession,
  member: Omit<StoredUser, "id" | "emailVerified" | "stripeCustomerId" | "wordingsDay" | "wordings">,
): Promise<void> {
  await db.run(sql`
    INSERT INTO users (id, ping_id, primary_email, emails, email_verified, name, image_url, created_at, checked_at)
    SELECT ${session.subject}, ${member.pingId}, ${member.primaryEmail}, ${JSON.stringify(member.emails)},
      ${member.primaryEmail === "" ? 0 : 1}, ${member.name}, ${member.imageUrl}, ${member.createdAt.getTime()},
      ${member.checkedAt?.getTime() ?? null}
    WHERE NOT ${await isClosed(session)} ON CONFLICT DO NOTHING`);
}

/** Takes the turn to ask the provider about a member; of many requests at the same time one gets it. */
export async function claimCheck(
  db: Db,
  id: string,
  { dueBefore, until }: { dueBefore: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .update(users)
    .set({ checkedAt: until })
    .where(and(eq(users.id, id), or(isNull(users.checkedAt), lt(users.checkedAt, dueBefore))));
  return claimed.meta.changes > 0;
}

/** Writes what the provider was asked at `askedAt`; an answer to an earlier question does not replace a later one's. */
export async function updatePerson(db: Db, person: Person, askedAt: Date): Promise<void> {
  const { subject, primaryEmail, emails, name, imageUrl } = person;
  const emailVerified = primaryEmail !== "";
  await db
    .update(users)
    .set({ primaryEmail, emails, emailVerified, name, imageUrl, checkedAt: askedAt })
    .where(and(eq(users.id, subject), or(isNull(users.checkedAt), lte(users.checkedAt, askedAt))));
}

export async function updateName(db: Db, primaryEmail: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.primaryEmail, primaryEmail));
}

export async function findCustomer(db: Db, id: string): Promise<string | null> {
  const row = await db.query.users.findFirst({
    columns: { stripeCustomerId: true },
    where: eq(users.id, id),
  });
  return row?.stripeCustomerId ?? null;
}

export async function clearCustomer(db: Db, id: string): Promise<void> {
  await db.update(users).set({ stripeCustomerId: null }).where(eq(users.id, id));
}
