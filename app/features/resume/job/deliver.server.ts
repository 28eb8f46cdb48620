import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { ResumeRefusal } from "./refusals";
import { cancelJobsOf, closeJob, findOwnJob } from "./store.server";
import { deleteEverything, getResult } from "./uploads.server";

type Owned = { jobId: string; userId: string };

/** A finished job's result as JSON text; to be followed by `acknowledgeDelivery` when the person has it. */
export async function deliver(
  app: Pick<App, "db" | "uploads">,
  { jobId, userId }: Owned,
): Promise<Result<{ resumeData: string }, ResumeRefusal>> {
  const job = await findOwnJob(app.db, jobId, userId);
  if (job?.state !== "done") return refuse("resume.jobNotFound");
  const resumeData = await getResult(app.uploads, jobId);
  return resumeData === null ? refuse("resume.jobNotFound") : { ok: true, resumeData };
}

export async function acknowledgeDelivery(
  app: Pick<App, "db" | "uploads" | "now">,
  jobId: string,
): Promise<void> {
  await closeJob(app.db, jobId, ["done"], "delivered", app.now());
  await deleteEverything(app.uploads, jobId);
}

export async function discard(
  app: Pick<App, "db" | "uploads" | "now">,
  { jobId, userId }: Owned,
): Promise<boolean> {
  if (!(await findOwnJob(app.db, jobId, userId))) return false;
  await closeJob(app.db, jobId, ["uploading", "queued", "running"], "cancelled", app.now());
  await acknowledgeDelivery(app, jobId);
  return true;
}

/** Ends all that runs for somebody and deletes every file of theirs. A job that still runs then writes nothing any more. */
export async function discardAll(app: Pick<App, "db" | "uploads" | "now">, userId: string): Promise<void> {
  const ids = await cancelJobsOf(app.db, userId, app.now());
  await Promise.all(ids.map((id) => deleteEverything(app.uploads, id)));
}
