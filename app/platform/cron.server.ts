import { sweep } from "~/features/resume/job/sweep.server";
import type { Env } from "./env.server";
import { wireForWork } from "./wire.server";

/** Runs what is due. Safe to run twice: a sweep finds nothing left the second time. */
export async function runCron(_event: ScheduledController, env: Env): Promise<void> {
  const app = wireForWork(env, crypto.randomUUID());
  const startedAt = Date.now();
  const { jobs, objects } = await sweep(app);
  app.log({ event: "cron.sweep", count: jobs + objects, ms: Date.now() - startedAt });
}
