import { sweep } from "~/features/resume/job/sweep.server";
import { wireForWork } from "../app/create-app.server";
import type { Env } from "../app/settings.server";

/** Runs what is due. Safe to run twice: a sweep finds nothing left the second time. */
export async function runCron(_event: ScheduledController, env: Env): Promise<void> {
  const app = wireForWork(env, crypto.randomUUID());
  const startedAt = Date.now();
  const { jobs, objects } = await sweep(app);
  app.log({ event: "cron.sweep", count: jobs + objects, ms: Date.now() - startedAt });
}
