import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  type CallLimits,
  type CallRefusal,
  outsideServices,
  radarServices,
  type ServiceName,
} from "~/core/service-calls";
import type { Db } from "./client.server";
import { config, serviceUsage } from "./schema";

export type ServiceCall = { day: string; service: ServiceName; userId: string | null };

/** Under what a person's calls of a day are counted, beside those of each service. */
export const personCounter = (userId: string) => `person:${userId}`;

/** Read with each call, so that it also stops the work that is under way. */
const isStopped = sql`EXISTS (SELECT 1 FROM ${config}
  WHERE scope = 'global' AND type = 'llm_config' AND value ->> 'isStopped')`;

function usedOn(day: string, column: "calls" | "tokens", counters: readonly string[]): SQL {
  const ofThem = and(eq(serviceUsage.day, day), inArray(serviceUsage.service, [...counters]));
  return sql`(SELECT coalesce(sum(${sql.raw(column)}), 0) FROM ${serviceUsage} WHERE ${ofThem})`;
}

/** Counts one more call, or says why it may not be made; in one statement, so that many workers at once make no more of them. */
export async function reserveCall(
  db: Db,
  { day, service, userId }: ServiceCall,
  limits: CallLimits,
): Promise<CallRefusal | null> {
  const own = userId === null ? [] : [personCounter(userId)];
  const isRadar = radarServices.some((each) => each === service);
  const ofRadar = sql`${usedOn(day, "calls", radarServices)} < ${limits.radarCallsPerDay}
    AND ${usedOn(day, "tokens", radarServices)} < ${limits.radarTokensPerDay}`;
  const hasRoom = sql`${usedOn(day, "calls", outsideServices)} < ${limits.callsPerDay} AND ${isRadar ? ofRadar : sql`1`}`;
  const reserved = await db.all(sql`
    INSERT INTO ${serviceUsage} (day, service, calls, tokens)
    SELECT ${day}, value, 1, 0 FROM json_each(${JSON.stringify([service, ...own])})
    WHERE NOT ${isStopped} AND ${hasRoom}
      AND ${own.length > 0 ? sql`${usedOn(day, "calls", own)} < ${limits.personCallsPerDay}` : sql`1`}
    ON CONFLICT (day, service) DO UPDATE SET calls = calls + 1
    RETURNING calls`);
  if (reserved.length > 0) return null;
  const [why] = await db.all<{ stopped: number; room: number }>(
    sql`SELECT ${isStopped} AS stopped, ${hasRoom} AS room`,
  );
  if (why?.stopped) return "calls.stopped";
  return why?.room ? "calls.ownSpent" : "calls.spent";
}

export async function addTokens(db: Db, day: string, service: ServiceName, tokens: number): Promise<void> {
  await db
    .update(serviceUsage)
    .set({ tokens: sql`${serviceUsage.tokens} + ${tokens}` })
    .where(and(eq(serviceUsage.day, day), eq(serviceUsage.service, service)));
}

/** All calls of a day. */
export async function callsOn(db: Db, day: string): Promise<number> {
  const [used] = await db.all<{ calls: number }>(
    sql`SELECT ${usedOn(day, "calls", outsideServices)} AS calls`,
  );
  return used?.calls ?? 0;
}
