import { may, membershipOf } from "~/core/membership";
import type { ModelPlan } from "~/core/plans";
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

/** The plan is told also where no model is configured. Where only a credit entitles a job, it is set aside first, if there is a model. */
export async function chooseAnalyst(
  app: Needs,
  job: JobToServe,
): Promise<{ analyst: Analyst; plan: ModelPlan | null }> {
  const holdings = await holdingsFor(app.db, job);
  const membership = membershipOf({ ...holdings, grantedUntil: null, now: app.now() });
  const unpaid = { analyst: app.builtinAnalyst, plan: null };
  if (!may(membership, "advancedAnalyst")) return unpaid;
  const analyst = await app.analyst(job.userId);
  if (membership.monthly) return { analyst, plan: "monthly" };
  const isServed = analyst.name === "builtin" || (await reserveCredit(app.db, job));
  return isServed ? { analyst, plan: "perUse" } : unpaid;
}

/** Gives the credit of a running job back, as the job ends without the model's work. */
export async function giveBackCredit(app: Pick<App, "db">, job: JobToServe): Promise<void> {
  await releaseCredit(app.db, job);
}

/** Gives back the credits of jobs that failed or were cancelled: of one job, or of all. */
export async function giveBackCredits(app: Pick<App, "db">, jobId: string | null = null): Promise<void> {
  await releaseCreditsOfEndedJobs(app.db, jobId);
}
