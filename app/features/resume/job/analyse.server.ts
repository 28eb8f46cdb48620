import type { ErrorKey } from "~/core/error-key";
import type { ModelPlan } from "~/core/plans";
import { type Refused, refuse } from "~/core/result";
import type { JobStage } from "~/core/resume";
import type { Analyst } from "~/ports/analyst";
import type { App } from "~/ports/app";
import type { Labeller } from "~/ports/labeller";
import { extract } from "../reading/extract.server";
import { optimise } from "./optimise.server";
import { readResume } from "./read-resume.server";
import {
  claimJob,
  enterStage,
  findJob,
  finishJob,
  hasResult,
  type ResumeJob,
  releaseJob,
} from "./store.server";
import { deleteEverything, deleteUpload, getUpload, putResult } from "./uploads.server";

const CMAPS_PATH = "/cmaps/";

/** Longer than the longest stage, an outside analyst's 90 s, with room: each stage begins it anew. */
export const LEASE_MS = 110_000;
const MAX_ATTEMPTS = 3;

export type Analysis =
  | { outcome: "done"; analyst: string; readMs: number }
  | { outcome: "failed"; reason: ErrorKey }
  | { outcome: "busy"; waitMs: number }
  | { outcome: "gone" };

/** By which plan a job may ask whom, and what is to be undone where the built-in analyst answered in the end. */
export type Entitlement = {
  analystFor(
    job: Pick<ResumeJob, "id" | "userId" | "attempt">,
  ): Promise<{ analyst: Analyst; plan: ModelPlan | null }>;
  labellerFor(job: Pick<ResumeJob, "id" | "userId" | "attempt">): Promise<Labeller | null>;
  unused(job: Pick<ResumeJob, "id" | "userId" | "attempt">): Promise<void>;
};

type Needs = Pick<
  App,
  "db" | "uploads" | "builtinAnalyst" | "enterReading" | "asset" | "translate" | "now" | "log"
> &
  Entitlement;

/** Works one job off; safe to call any number of times. The upload goes with the end of the job; what is unexpected is thrown
 * after the claim was given back, so that the queue delivers the message again. */
export async function analyse(app: Needs, jobId: string): Promise<Analysis> {
  const leaveReading = await app.enterReading();
  try {
    // Not before: a lease that runs while its worker waits may end.
    const job = await claimJob(app.db, jobId, app.now(), LEASE_MS);
    return job ? await analyseClaimed(app, job, leaveReading) : await unclaimable(app, jobId);
  } finally {
    leaveReading();
  }
}

async function analyseClaimed(app: Needs, job: ResumeJob, leaveReading: () => void): Promise<Analysis> {
  try {
    if (job.attempt > MAX_ATTEMPTS) return await fail(app, job, refuse("resume.failed"));
    return await work(app, job, leaveReading);
  } catch (error) {
    await releaseJob(app.db, job, app.now());
    throw error;
  } finally {
    await keepOnlyWhatIsNeeded(app, job.id);
  }
}

async function work(app: Needs, job: ResumeJob, leaveReading: () => void): Promise<Analysis> {
  const enter = (stage: JobStage) => enterStage(app.db, job, stage, app.now(), LEASE_MS);
  const read = await extractUpload(app, job.id);
  leaveReading();
  if (!read) return fail(app, job, refuse("resume.failed"));
  const { extracted, jobDescription, readMs } = read;
  if (!extracted.ok) return fail(app, job, extracted);
  const { layout } = extracted.document;
  // Nobody is asked about a page whose owner has taken it back.
  const labeller = async () => ((await enter("reading")) ? app.labellerFor(job) : null);
  const { resume, reader } = await readResume({ ...app, labeller }, extracted.document);

  const analyst = () => app.analystFor(job);
  const subject = { resume, reader, layout, jobDescription, locale: job.locale };
  const result = await optimise({ ...app, analyst }, subject, enter);
  if (!result) return { outcome: "gone" };
  if (result.report.analyst === "builtin") await app.unused(job);
  await putResult(app.uploads, job.id, result, job.createdAt);
  const finished = await finishJob(app.db, job, { state: "done" }, app.now());
  return finished ? { outcome: "done", analyst: result.report.analyst, readMs } : { outcome: "gone" };
}

/** Drops the file from memory once it is read: what follows may wait for others. */
async function extractUpload(app: Needs, jobId: string) {
  const upload = await getUpload(app.uploads, jobId);
  if (!upload) return null;
  const { file, jobDescription } = upload;
  const readFrom = app.now().getTime();
  const extracted = await extract(file, { cMap: (name) => app.asset(CMAPS_PATH + name) });
  return { extracted, jobDescription, readMs: app.now().getTime() - readFrom };
}

async function fail(app: Needs, job: ResumeJob, { reason }: Refused): Promise<Analysis> {
  await finishJob(app.db, job, { state: "failed", error: reason }, app.now());
  return { outcome: "failed", reason };
}

async function keepOnlyWhatIsNeeded(app: Needs, jobId: string): Promise<void> {
  const job = await findJob(app.db, jobId);
  if (job?.state === "queued" || job?.state === "running" || job?.state === "uploading") return;
  if (job && hasResult(job, app.now())) await deleteUpload(app.uploads, jobId);
  else await deleteEverything(app.uploads, jobId);
}

async function unclaimable(app: Needs, jobId: string): Promise<Analysis> {
  await keepOnlyWhatIsNeeded(app, jobId);
  const job = await findJob(app.db, jobId);
  if (job?.state !== "running" || !job.leaseUntil) return { outcome: "gone" };
  return { outcome: "busy", waitMs: Math.max(1000, job.leaseUntil.getTime() - app.now().getTime()) };
}
