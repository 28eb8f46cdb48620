import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { config } from "~/db/schema";
import { GLOBAL } from "../config-types";

const FOCUS_TYPE = "world_focus_points";

export type OwnRow = Pick<typeof config.$inferSelect, "type" | "value" | "updatedAt">;

type StoredSettings = {
  own: Map<string, unknown>;
  /** What the administrator saved as the world's focus points; undefined where nothing is saved. */
  focus: unknown;
};

/** All settings of a member and the world's focus points, in one statement. */
export async function findSettings(db: Db, userId: string): Promise<StoredSettings> {
  const rows = await db.query.config.findMany({
    columns: { scope: true, type: true, value: true },
    where: or(eq(config.scope, userId), and(eq(config.scope, GLOBAL), eq(config.type, FOCUS_TYPE))),
  });
  const own = rows.filter(({ scope }) => scope === userId);
  return {
    own: new Map(own.map(({ type, value }) => [type, value.value])),
    focus: rows.find(({ scope }) => scope === GLOBAL)?.value,
  };
}

/** Writes all of them or none. */
export async function upsertSettings(
  db: Db,
  userId: string,
  [first, ...rest]: readonly OwnRow[],
): Promise<void> {
  if (!first) return;
  const write = (row: OwnRow) =>
    db
      .insert(config)
      .values({ scope: userId, ...row })
      .onConflictDoUpdate({
        target: [config.scope, config.type],
        set: { value: row.value, updatedAt: sql`max(excluded.updated_at, ${config.updatedAt} + 1)` },
      });
  await db.batch([write(first), ...rest.map(write)]);
}
