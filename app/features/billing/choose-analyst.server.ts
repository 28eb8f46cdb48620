import { may, membershipOf } from "~/core/membership";
import type { Analyst } from "~/ports/analyst";
import type { App } from "~/ports/app";
import {
  holdingsFor,
  type JobToServe,
  releaseCredit,
  releaseCreditsOfEndedJobs,
  reserveCredit,
} from "./store.server";

type Needs = Pick<App, "db" | "analyst" | "builtinAnalyst" | "now">;

/** The analyst that a member's job is entitled to. Where only a credit entitles it, that is set aside for the job first; where no model
 * is configured, nothing is. */
export async function chooseAnalyst(app: Needs, job: JobToServe): Promise<Analyst> {
  const advanced = await app.analyst();
  if (advanced.name === "builtin") return advanced;
  const holdings = await holdingsFor(app.db, job);
  const membership = membershipOf({ ...holdings, grantedUntil: null, now: app.now() });
  if (!may(membership, "advancedAnalyst")) return app.builtinAnalyst;
  if (membership.monthly) return advanced;
  return (await reserveCredit(app.db, job)) ? advanced : app.builtinAnalyst;
}

/** Gives the credit of a running job back, as the job ends without the model's work. */
export async function giveBackCredit(app: Pick<App, "db">, job: JobToServe): Promise<void> {
  await releaseCredit(app.db, job);
}

/** Gives back the credits of jobs that failed or were cancelled: of one job, or of all. */
export async function giveBackCredits(app: Pick<App, "db">, jobId: string | null = null): Promise<void> {
  await releaseCreditsOfEndedJobs(app.db, jobId);
}
