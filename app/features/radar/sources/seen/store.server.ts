import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { listed } from "~/db/listed";
import { sourceItems } from "~/db/schema";

/** The hash of what was seen, and is to be taken once more for whoever has come since. */
export const TAKE_AGAIN = "";

/** What the keys of seen items begin with that the nth fifty of a source's members have seen. */
export const memberRound = (number: number) => `m${number}.`;

export async function findSeen(db: Db, sourceId: string, keys: readonly string[]) {
  const rows = await db
    .select()
    .from(sourceItems)
    .where(and(eq(sourceItems.sourceId, sourceId), inArray(sourceItems.key, listed(keys))));
  return new Map(rows.map(({ key, contentHash, articleId }) => [key, { contentHash, articleId }]));
}

/** Rows of five parameters each that fit one statement of D1. */
const ITEMS_AT_ONCE = 18;

export async function markSeen(db: Db, items: (typeof sourceItems.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < items.length; at += ITEMS_AT_ONCE)
    await db
      .insert(sourceItems)
      .values(items.slice(at, at + ITEMS_AT_ONCE))
      .onConflictDoUpdate({
        target: [sourceItems.sourceId, sourceItems.key],
        set: {
          contentHash: sql`excluded.content_hash`,
          articleId: sql`excluded.article_id`,
          seenAt: sql`excluded.seen_at`,
        },
      });
}
