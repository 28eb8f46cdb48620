import { and, eq, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { serviceUsage } from "~/db/schema";
import type { NewsLimits, NewsServices } from "~/ports/news";

export type ServiceName = keyof NewsServices;

/** Counts one more call of a day (UTC), unless its calls or tokens are spent; in one statement, so that many workers make no more of
 * them. */
export async function reserveCall(
  db: Db,
  day: string,
  service: ServiceName,
  { callsPerDay, tokensPerDay }: NewsLimits,
): Promise<boolean> {
  const reserved = await db.all(sql`
    INSERT INTO ${serviceUsage} (day, service, calls, tokens)
    SELECT ${day}, ${service}, 1, 0
    WHERE (
      SELECT coalesce(sum(calls), 0) < ${callsPerDay} AND coalesce(sum(tokens), 0) < ${tokensPerDay}
      FROM ${serviceUsage} WHERE day = ${day}
    )
    ON CONFLICT (day, service) DO UPDATE SET calls = calls + 1
    RETURNING calls
  `);
  return reserved.length > 0;
}

export async function addTokens(db: Db, day: string, service: ServiceName, tokens: number): Promise<void> {
  await db
    .update(serviceUsage)
    .set({ tokens: sql`${serviceUsage.tokens} + ${tokens}` })
    .where(and(eq(serviceUsage.day, day), eq(serviceUsage.service, service)));
}
