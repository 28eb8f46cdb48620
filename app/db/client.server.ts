import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

export type Db = DrizzleD1Database<typeof schema> & { $client: D1Database };

export function openDb(d1: D1Database): Db {
  return drizzle(d1, { schema });
}

/** Whether D1 did not answer, as its errors say, or those that they caused. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^D1_ERROR|^D1 DB |Network connection lost|\(10\d{3}\)$/.test(error.message) || isOutage(error.cause)
  );
}
