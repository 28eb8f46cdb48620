import { and, eq, sql } from "drizzle-orm";
import { type AuditEntry, recordChange } from "~/db/audit";
import type { Db } from "~/db/client.server";
import { config } from "~/db/schema";

export type StoredConfig = typeof config.$inferSelect;

export function findConfig(db: Db, scope: string, type: string): Promise<StoredConfig | undefined> {
  return db.query.config.findFirst({ where: and(eq(config.scope, scope), eq(config.type, type)) });
}

/** Writes a configuration whole; a change that an administrator makes stands in the audit as well, or neither stands. */
export async function upsertConfig(
  db: Db,
  row: StoredConfig,
  change: Pick<AuditEntry, "id" | "at" | "actor"> | null,
): Promise<void> {
  const updatedAt = sql`max(excluded.updated_at, ${config.updatedAt} + 1)`;
  const write = db
    .insert(config)
    .values(row)
    .onConflictDoUpdate({ target: [config.scope, config.type], set: { value: row.value, updatedAt } });
  if (!change) await write;
  else await db.batch([write, recordChange(db, { ...change, action: "config.save", subject: row.type })]);
}
