import { fillPlaceholders } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { PreparedQuery } from "drizzle-orm/session";
import type { Db } from "./client.server";

type Question = BatchItem<"sqlite"> & { prepare(): PreparedQuery };
type Questions = readonly [Question, ...Question[]];

/** Questions that are asked together, in one round trip. Their SQL is written once in the life of the worker, which costs more than
 * asking does: what differs from one time to the next stands in them as `sql.placeholder`. */
export function keptBatch<Asked extends Questions>(write: (db: Db) => Asked) {
  let written: PreparedQuery[] | undefined;
  return async (db: Db, values: Record<string, unknown>): Promise<BatchResponse<Asked>> => {
    written ??= write(db).map((question) => question.prepare());
    const questions = written;
    const statements = questions.map((question) => {
      const { sql, params } = question.getQuery();
      return db.$client.prepare(sql).bind(...fillPlaceholders(params, values));
    });
    const answers = await db.$client.batch(statements);
    return answers.map((answer, index) => questions[index]?.mapResult(answer, true)) as BatchResponse<Asked>;
  };
}
