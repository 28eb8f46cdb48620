import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.server";
import { audit } from "./schema";

export type AuditEntry = Omit<typeof audit.$inferSelect, "before">;

/** What stood before a change: its parts by name, null where there was none. A secret is told as set, changed or removed. */
export type Before = Record<string, unknown>;

/** The statement that records a change, for the batch that makes it: neither stands without the other. */
export function recordChange(db: Db, entry: AuditEntry, before: Before | SQL) {
  return db.insert(audit).values({ ...entry, before });
}

/** The same of rows that are read before they change: none is recorded where none fits. `before` is JSON. */
export function recordChangeOf(
  db: Db,
  { id, at, actor, action, subject }: AuditEntry,
  { table, where, before }: { table: SQLiteTable; where: SQL | undefined; before: SQL },
) {
  const row = {
    id: sql<string>`${id}`.as("id"),
    at: sql<Date>`${at.getTime()}`.as("at"),
    actor: sql<string>`${actor}`.as("actor"),
    action: sql<AuditEntry["action"]>`${action}`.as("action"),
    subject: sql<string>`${subject}`.as("subject"),
    before: sql<Before>`${before}`.as("before"),
  };
  return db.insert(audit).select(db.select(row).from(table).where(where));
}
