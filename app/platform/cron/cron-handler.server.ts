import { createAppForWork } from "../app/create-app.server";
import type { Env } from "../app/settings.server";
import { nameOfError } from "../log/log.server";
import type { CronLine } from "./lines.server";

/** Makes the worker's `scheduled`: runs the lines of the cron that fired. One that fails is logged and stops no other. */
export function cronHandler(lines: CronLine[]) {
  return async function runCron({ cron }: ScheduledController, env: Env): Promise<void> {
    const app = createAppForWork(env, crypto.randomUUID());
    const due = lines.filter((line) => line.cron === cron);
    if (due.length === 0) app.log({ event: "cron.unknown", level: "error" });
    for (const { name, run } of due) {
      const startedAt = Date.now();
      try {
        const { count } = await run(app);
        app.log({ event: "cron", name, count, ms: Date.now() - startedAt });
      } catch (error) {
        const errorName = nameOfError(error);
        app.log({ event: "cron", level: "error", name, errorName, ms: Date.now() - startedAt });
      }
    }
  };
}
