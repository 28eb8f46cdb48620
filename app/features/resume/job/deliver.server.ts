import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { ResumeRefusal } from "./refusals";
import { closeJob, findOwnJob, hasResult } from "./store.server";
import { getResult } from "./uploads.server";

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
