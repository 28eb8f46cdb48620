import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { ResumeRefusal } from "./refusals";
import { cancelJobsOf, closeJob, findOwnJob, hasResult } from "./store.server";
import { deleteEverything, getResult } from "./uploads.server";

type Owned = { jobId: string; userId: string };

/** How long after it was handed over whole a result may be fetched once more: an answer may be lost on its way. Milliseconds. */
export const FETCH_AGAIN_MS = 60_000;

/** A finished job's result as JSON text; to be followed by `acknowledgeDelivery` when the person has it. */
export async function deliver(
  app: Pick<App, "db" | "uploads" | "now">,
  { jobId, userId }: Owned,
): Promise<Result<{ resumeData: string }, ResumeRefusal>> {
  const job = await findOwnJob(app.db, jobId, userId);
  if (!job || !hasResult(job, app.now())) return refuse("resume.jobNotFound");
  const resumeData = await getResult(app.uploads, jobId);
  return resumeData === null ? refuse("resume.jobNotFound") : { ok: true, resumeData };
}

/** Lets a result that was handed over go with the next sweep after a minute. */
export async function acknowledgeDelivery(app: Pick<App, "db" | "now">, jobId: string): Promise<void> {
  const now = app.now();
  await closeJob(app.db, jobId, ["done"], "delivered", now, new Date(now.getTime() + FETCH_AGAIN_MS));
}

export async function discard(
  app: Pick<App, "db" | "uploads" | "now">,
  { jobId, userId }: Owned,
): Promise<boolean> {
  if (!(await findOwnJob(app.db, jobId, userId))) return false;
  await closeJob(app.db, jobId, ["uploading", "queued", "running"], "cancelled", app.now());
  await closeJob(app.db, jobId, ["done", "delivered"], "delivered", app.now());
  await deleteEverything(app.uploads, jobId);
  return true;
}

/** Ends all that runs for somebody and deletes every file of theirs. A job that still runs then writes nothing any more. */
export async function discardAll(app: Pick<App, "db" | "uploads" | "now">, userId: string): Promise<void> {
  const ids = await cancelJobsOf(app.db, userId, app.now());
  await Promise.all(ids.map((id) => deleteEverything(app.uploads, id)));
}
