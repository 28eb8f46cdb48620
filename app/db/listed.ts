import { sql } from "drizzle-orm";

/** One parameter however many values: D1 takes a hundred. */
export const listed = (values: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
