import { aliasedTable, and, eq, isNull, or, sql } from "drizzle-orm";
import type { Locale } from "~/core/locale";
import type { Db } from "~/db/client.server";
import { config, memberSources, tags, users } from "~/db/schema";
import { GLOBAL } from "../config-types";
import { worldFocus } from "../focus/world-focus";
import { type StoredConfig, writeConfig } from "../store.server";
import type { NewsAgent } from "./setting-types";

export type OwnRow = Omit<StoredConfig, "scope">;

type StoredSettings = {
  own: Map<string, unknown>;
  /** What the administrator saved as the world's focus points; undefined where nothing is saved. */
  focus: unknown;
};

/** All settings of a member and the world's focus points, in one statement. */
export async function findSettings(db: Db, userId: string): Promise<StoredSettings> {
  const rows = await db.query.config.findMany({
    columns: { scope: true, type: true, value: true },
    where: or(eq(config.scope, userId), and(eq(config.scope, GLOBAL), eq(config.type, worldFocus.name))),
  });
  const own = rows.filter(({ scope }) => scope === userId);
  return {
    own: new Map(own.map(({ type, value }) => [type, value.value])),
    focus: rows.find(({ scope }) => scope === GLOBAL)?.value,
  };
}

/** Writes all of them or none; the member's own tag in the feed follows what the news agent looks for. */
export async function upsertSettings(
  db: Db,
  userId: string,
  [first, ...rest]: readonly OwnRow[],
  agent: NewsAgent | null,
): Promise<void> {
  if (!first) return;
  const write = (row: OwnRow) => writeConfig(db, { scope: userId, ...row });
  await db.batch([write(first), ...rest.map(write), ...(agent ? [writeRadar(db, userId, agent)] : [])]);
}

function writeRadar(db: Db, userId: string, { enabled, worldFilter, prompt }: NewsAgent) {
  const subject = aliasedTable(tags, "subject");
  // With sources of one's own the radar stays on without the agent: it has no prompt then, and takes nothing from the world.
  const hasSources = sql`EXISTS (SELECT 1 FROM ${memberSources} WHERE ${memberSources.userId} = ${userId})`;
  const radar = {
    lang: sql<Locale>`coalesce(${subject.lang}, 'en')`,
    worldFilter: sql<string>`${worldFilter}`,
    prompt: enabled
      ? sql<string>`${prompt}`
      : sql<string>`CASE WHEN ${hasSources} THEN '' ELSE ${prompt} END`,
    enabled: enabled ? sql<boolean>`1` : sql<boolean>`${hasSources}`,
  };
  return db
    .insert(tags)
    .select(
      db
        .select({
          id: users.pingId,
          userId: sql<string>`${users.id}`.as("user_id"),
          name: sql<null>`NULL`.as("name"),
          lang: radar.lang.as("lang"),
          worldFilter: radar.worldFilter.as("world_filter"),
          prompt: radar.prompt.as("prompt"),
          enabled: radar.enabled.as("enabled"),
          position: sql<number>`0`.as("position"),
          version: sql<number>`0`.as("version"),
          pinnedId: sql<null>`NULL`.as("pinned_id"),
          pinnedUntil: sql<null>`NULL`.as("pinned_until"),
        })
        .from(users)
        .leftJoin(subject, and(eq(subject.id, worldFilter), isNull(subject.userId)))
        .where(eq(users.id, userId)),
    )
    .onConflictDoUpdate({
      target: tags.id,
      set: {
        worldFilter,
        prompt: sql`excluded.prompt`,
        enabled: sql`excluded.enabled`,
        lang: sql`excluded.lang`,
      },
      setWhere: eq(tags.userId, userId),
    });
}
