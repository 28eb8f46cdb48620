import type { App } from "~/ports/app";
import { abandonJob, cancelJobsOf, closeJob, findOwnJob } from "./store.server";
import { deleteEverything } from "./uploads.server";

type Needs = Pick<App, "db" | "uploads" | "now">;

/** Ends a job for its owner and deletes its files; false where there is none of theirs. */
export async function discard(
  app: Needs,
  { jobId, userId }: { jobId: string; userId: string },
): Promise<boolean> {
  if (!(await findOwnJob(app.db, jobId, userId))) return false;
  await closeJob(app.db, jobId, ["uploading", "queued", "running"], "cancelled", app.now());
  await closeJob(app.db, jobId, ["done", "delivered"], "delivered", app.now());
  await deleteEverything(app.uploads, jobId);
  return true;
}

/** Ends all that runs for somebody and deletes every file of theirs. A job that still runs then writes nothing any more. */
export async function discardAll(app: Needs, userId: string): Promise<void> {
  const ids = await cancelJobsOf(app.db, userId, app.now());
  await Promise.all(ids.map((id) => deleteEverything(app.uploads, id)));
}

/** Ends a job that its queue gave up. */
export async function abandon(app: Needs, jobId: string): Promise<void> {
  if (await abandonJob(app.db, jobId, app.now())) await deleteEverything(app.uploads, jobId);
}
