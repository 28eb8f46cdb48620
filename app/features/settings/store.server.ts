import { and, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import { type AuditEntry, type Before, recordChange } from "~/db/audit";
import type { Db } from "~/db/client.server";
import { config, feedVersion, tags } from "~/db/schema";
import { GLOBAL, type Subject } from "./config-types";

export type StoredConfig = typeof config.$inferSelect;

/** What is configured for the whole product. */
export function findConfig(db: Db, type: string): Promise<StoredConfig | undefined> {
  return db.query.config.findFirst({ where: and(eq(config.scope, GLOBAL), eq(config.type, type)) });
}

/** The version only grows, so that of two that are saved at once one stands whole. */
export function writeConfig(db: Db, row: StoredConfig) {
  const updatedAt = sql`max(excluded.updated_at, ${config.updatedAt} + 1)`;
  return db
    .insert(config)
    .values(row)
    .onConflictDoUpdate({ target: [config.scope, config.type], set: { value: row.value, updatedAt } });
}

/** With an administrator's change go, in one batch, its audit, the pages that it outdates and the world's subjects. */
export async function upsertConfig(
  db: Db,
  row: StoredConfig,
  { before, ...change }: Pick<AuditEntry, "id" | "at" | "actor"> & { before: Before },
  subjects: readonly Subject[] | undefined,
): Promise<void> {
  const outdate = db.update(feedVersion).set({ version: sql`${feedVersion.version} + 1` });
  await db.batch([
    writeConfig(db, row),
    recordChange(db, { ...change, action: "config.save", subject: row.type }, before),
    outdate,
    ...(subjects ? writeSubjects(db, subjects) : []),
  ]);
}

/** A subject that is gone keeps its tag and what is in it, but is shown no more; it may come back. */
function writeSubjects(db: Db, subjects: readonly Subject[]) {
  const listed = sql`json_each(${JSON.stringify(subjects)}) AS listed`;
  const part = (name: keyof Subject) => sql<string>`listed.value ->> ${name}`;
  return [
    db
      .update(tags)
      .set({ enabled: false })
      .where(and(isNull(tags.userId), sql`${tags.id} NOT IN (SELECT ${part("id")} FROM ${listed})`)),
    db
      .insert(tags)
      .select(
        db
          .select({
            id: part("id").as("id"),
            userId: sql<null>`NULL`.as("user_id"),
            name: part("name").as("name"),
            lang: sql<Locale>`${part("lang")}`.as("lang"),
            worldFilter: sql<string>`''`.as("world_filter"),
            prompt: sql<string>`''`.as("prompt"),
            enabled: sql<boolean>`1`.as("enabled"),
            position: sql<number>`listed.key`.as("position"),
            version: sql<number>`0`.as("version"),
            pinnedId: sql<null>`NULL`.as("pinned_id"),
            pinnedUntil: sql<null>`NULL`.as("pinned_until"),
          })
          .from(listed)
          .where(sql`true`),
      )
      .onConflictDoUpdate({
        target: tags.id,
        set: {
          name: sql`excluded.name`,
          lang: sql`excluded.lang`,
          enabled: true,
          position: sql`excluded.position`,
        },
        setWhere: isNull(tags.userId),
      }),
  ] as const;
}
