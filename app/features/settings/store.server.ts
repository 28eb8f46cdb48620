import { and, eq, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { config } from "~/db/schema";

export type StoredConfig = typeof config.$inferSelect;

export function findConfig(db: Db, scope: string, type: string): Promise<StoredConfig | undefined> {
  return db.query.config.findFirst({ where: and(eq(config.scope, scope), eq(config.type, type)) });
}

export async function upsertConfig(db: Db, row: StoredConfig): Promise<void> {
  const updatedAt = sql`max(excluded.updated_at, ${config.updatedAt} + 1)`;
  await db
    .insert(config)
    .values(row)
    .onConflictDoUpdate({ target: [config.scope, config.type], set: { value: row.value, updatedAt } });
}
