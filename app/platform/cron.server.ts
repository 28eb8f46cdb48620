import { sweep } from "~/features/resume/sweep.server";
import { type Env, settingsOf } from "./env.server";
import { wire } from "./wire.server";

/** Runs what is due. Safe to run twice: a sweep finds nothing left the second time. */
export async function runCron(_event: ScheduledController, env: Env): Promise<void> {
  const result = settingsOf(env);
  if (!result.ok) throw new Error(`missing settings: ${result.missing.join(", ")}`);
  const { settings } = result;
  const startedAt = Date.now();
  const app = wire(env, settings, crypto.randomUUID(), settings.origin ?? "http://localhost");
  const { jobs, objects } = await sweep(app);
  app.log({ event: "cron.sweep", count: jobs + objects, ms: Date.now() - startedAt });
}
