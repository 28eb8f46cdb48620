import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { type Membership, membershipOf } from "~/core/membership";
import type { Db } from "~/db/client.server";
import { credits, proGrants, subscriptions, users } from "~/db/schema";

type StoredUser = typeof users.$inferSelect;

export type StoredMember = StoredUser & { membership: Membership };

const date = z.number().transform((milliseconds) => new Date(milliseconds));

const heldSubscriptions = z.array(
  z.object({
    plan: z.enum(["pro", "monthly"]),
    status: z.string(),
    currentPeriodEnd: date,
    cancelsAtPeriodEnd: z.number().transform(Boolean),
  }),
);

/** An address that is not verified earns no grant: anybody can add anybody's. */
const isVerified = sql`(${users.emailVerified} = 1 OR address.value <> ${users.primaryEmail})`;

const grantedUntil = sql<number | null>`(
  SELECT max(${proGrants.expiryDate}) FROM json_each(${users.emails}) AS address
  JOIN ${proGrants} ON ${proGrants.email} = address.value WHERE ${isVerified})`;

// A column that stands directly in a selection loses its table's name; one in a nested condition keeps it.
const subscribed = sql<string>`(
  SELECT json_group_array(json_object(
    'plan', ${subscriptions.plan}, 'status', ${subscriptions.status},
    'currentPeriodEnd', ${subscriptions.currentPeriodEnd}, 'cancelsAtPeriodEnd', ${subscriptions.cancelsAtPeriodEnd}))
  FROM ${subscriptions} WHERE ${eq(subscriptions.userId, users.id)})`;

/** A member and all that this person has, in one statement. */
export async function findMember(db: Db, id: string, now: Date): Promise<StoredMember | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(users),
      grantedUntil,
      subscribed,
      credits: db.$count(credits, and(eq(credits.userId, users.id), isNull(credits.jobId))),
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return undefined;
  const { grantedUntil: granted, subscribed: held, credits: unused, ...user } = row;
  const membership = membershipOf({
    grantedUntil: granted === null ? null : new Date(granted),
    subscriptions: heldSubscriptions.parse(JSON.parse(held)),
    credits: unused,
    now,
  });
  return { ...user, membership };
}

/** Creates a member; of two first requests at the same time one wins and both read the same row. */
export async function upsertMember(db: Db, member: StoredUser, now: Date): Promise<StoredMember> {
  await db.insert(users).values(member).onConflictDoNothing();
  const stored = await findMember(db, member.id, now);
  if (!stored) throw new Error("a member that was just created is not there");
  return stored;
}
