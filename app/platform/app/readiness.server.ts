import { sql } from "drizzle-orm";
import { queueIsMoving } from "~/features/resume/job/sweep.server";
import type { App } from "~/ports/app";
import { nameOfError } from "../log/log.server";

/** Whether database, file storage and queue work. Says only yes or no: the page is public. */
export async function readiness(app: App): Promise<Record<"database" | "storage" | "queue", boolean>> {
  const [database, storage, queue] = await Promise.all([
    passes(app, "database", async () => (await app.db.run(sql`SELECT 1`)).success),
    passes(app, "storage", async () => (await app.uploads.head("readiness")) === null),
    passes(app, "queue", () => queueIsMoving(app)),
  ]);
  return { database, storage, queue };
}

async function passes(app: App, code: string, check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    app.log({ event: "readiness.failed", level: "error", code, errorName: nameOfError(error) });
    return false;
  }
}
