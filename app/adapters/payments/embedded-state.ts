import { and, asc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { locales } from "~/core/locale";
import { paidPlans, subscribedPlans } from "~/core/plans";
import type { Db } from "~/db/client.server";
import { embeddedPayments as table } from "~/db/schema";

const owned = { customerId: z.string(), userId: z.string() };

const keptShapes = {
  customer: z.object({ kind: z.literal("customer"), userId: z.string(), email: z.string() }),
  checkout: z.object({
    kind: z.literal("checkout"),
    ...owned,
    plan: z.enum(paidPlans),
    locale: z.enum(locales),
    successUrl: z.string(),
    cancelUrl: z.string(),
    paid: z.boolean(),
  }),
  subscription: z.object({
    kind: z.literal("subscription"),
    ...owned,
    plan: z.enum(subscribedPlans),
    status: z.string(),
    currentPeriodEnd: z.coerce.date(),
    cancelsAtPeriodEnd: z.boolean(),
  }),
  payment: z.object({
    kind: z.literal("payment"),
    ...owned,
    plan: z.enum(paidPlans),
    purchaseId: z.string().nullable(),
    period: z.object({ id: z.string(), until: z.coerce.date() }).nullable(),
    money: z.enum(["kept", "disputed", "returned"]),
  }),
};

type Kind = keyof typeof keptShapes;
export type Kept<Each extends Kind> = z.infer<(typeof keptShapes)[Each]>;

const shapes: { [Each in Kind]: z.ZodType<Kept<Each>> } = keptShapes;

export function embeddedState(db: Db) {
  const isOf = (kind: Kind) => sql`${table.value} ->> 'kind' = ${kind}`;

  async function list<Each extends Kind>(kind: Each, where: SQL | undefined, limit: number) {
    const rows = await db
      .select()
      .from(table)
      .where(and(isOf(kind), where))
      .orderBy(asc(table.id))
      .limit(limit);
    return rows.map(({ id, value }) => ({ id, kept: shapes[kind].parse(value) }));
  }

  return {
    async find<Each extends Kind>(kind: Each, id: string): Promise<Kept<Each> | null> {
      const [row] = await list(kind, eq(table.id, id), 1);
      return row?.kept ?? null;
    },
    after: <Each extends Kind>(kind: Each, id: string, limit: number) => list(kind, gt(table.id, id), limit),
    ofUser: <Each extends Kind>(kind: Each, userId: string) =>
      list(kind, sql`${table.value} ->> 'userId' = ${userId}`, 100),
    /** Keeps the first of two; whoever comes second finds it. */
    async add(id: string, kept: Kept<Kind>): Promise<void> {
      await db.insert(table).values({ id, value: kept }).onConflictDoNothing();
    },
    async change(id: string, kept: Kept<Kind>): Promise<void> {
      await db.update(table).set({ value: kept }).where(eq(table.id, id));
    },
    /** Forgets the open checkouts of a plan but for one. */
    async closeOthers(plan: string, userId: string, keptId: string): Promise<void> {
      await db.delete(table).where(
        sql`${isOf("checkout")} AND ${table.id} <> ${keptId} AND ${table.value} ->> 'userId' = ${userId}
            AND ${table.value} ->> 'plan' = ${plan} AND NOT ${table.value} ->> 'paid'`,
      );
    },
    async forgetCustomer(id: string): Promise<void> {
      await db.delete(table).where(or(eq(table.id, id), sql`${table.value} ->> 'customerId' = ${id}`));
    },
  };
}
