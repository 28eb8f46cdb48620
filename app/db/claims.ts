import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.server";

/** A table whose rows are worked on by one worker at a time. A row that is claimed has the state `running`. */
type ClaimTable = SQLiteTable & Record<"id" | "state" | "attempt" | "leaseUntil", SQLiteColumn>;

export type Claim = { id: string; attempt: number };

type Values<Table extends ClaimTable> = SQLiteUpdateSetSource<Table>;

type ClaimRequest<Table extends ClaimTable> = {
  id: string;
  waiting: Table["$inferSelect"]["state"][];
  now: Date;
  leaseMs: number;
  set: Values<Table>;
};

/** Takes a row that waits, or whose worker's lease has run out, in one statement. Null where it is not to be had. */
export async function claimRow<Table extends ClaimTable>(
  db: Db,
  table: Table,
  { id, waiting, now, leaseMs, set }: ClaimRequest<Table>,
): Promise<Claim | null> {
  const [claimed] = await db
    .update<ClaimTable>(table)
    .set({
      ...set,
      state: "running",
      attempt: sql`${table.attempt} + 1`,
      leaseUntil: new Date(now.getTime() + leaseMs),
    })
    .where(and(eq(table.id, id), isFree(table, waiting, now)))
    .returning({ id: sql<string>`${table.id}`, attempt: sql<number>`${table.attempt}` });
  return claimed ?? null;
}

/** Writes to a claimed row; false, and nothing written, where the claim was lost: ended from outside, or overtaken after the lease. */
export async function updateClaimed<Table extends ClaimTable>(
  db: Db,
  table: Table,
  claim: Claim,
  set: Values<Table>,
): Promise<boolean> {
  const result = await db.update<ClaimTable>(table).set(set).where(stillHeld(table, claim));
  return result.meta.changes > 0;
}

export function releaseClaim<Table extends ClaimTable>(
  db: Db,
  table: Table,
  claim: Claim,
  set: Values<Table> & { state: Table["$inferSelect"]["state"] },
): Promise<boolean> {
  return updateClaimed(db, table, claim, { ...set, leaseUntil: null });
}

/** Whether a row waits, or its worker's lease has run out. */
export function isFree<Table extends ClaimTable>(
  table: Table,
  waiting: ClaimRequest<Table>["waiting"],
  now: Date,
) {
  return or(inArray(table.state, waiting), and(eq(table.state, "running"), lte(table.leaseUntil, now)));
}

export function stillHeld(table: ClaimTable, { id, attempt }: Claim) {
  return and(eq(table.id, id), eq(table.state, "running"), eq(table.attempt, attempt));
}
