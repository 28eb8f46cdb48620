import type { App } from "~/ports/app";
import { abandonJob, endOverdueJobs, forgetJobsBefore, oldestWaiting } from "./store.server";
import { deleteEverything, UPLOADS_PREFIX } from "./uploads.server";

/** What is older goes, delivered or not. The sweep comes every ten minutes (wrangler.toml), so nothing is kept for more than an hour. */
export const KEEP_MS = 50 * 60 * 1000;
export const REMEMBER_MS = 30 * 24 * 60 * 60 * 1000;

export async function abandon(app: Pick<App, "db" | "uploads" | "now">, jobId: string): Promise<void> {
  await abandonJob(app.db, jobId, app.now());
  await deleteEverything(app.uploads, jobId);
}

/** Ends overdue jobs and deletes every object that is too old, whether a job knows it or not. */
export async function sweep(
  app: Pick<App, "db" | "uploads" | "now">,
): Promise<{ jobs: number; objects: number }> {
  const now = app.now();
  const before = new Date(now.getTime() - KEEP_MS);
  const jobs = await endOverdueJobs(app.db, before, now);
  await forgetJobsBefore(app.db, new Date(now.getTime() - REMEMBER_MS));

  let objects = 0;
  let cursor: string | undefined;
  do {
    const page = await app.uploads.list({ prefix: UPLOADS_PREFIX, cursor });
    const overdue = page.objects.filter(({ uploaded }) => uploaded <= before).map(({ key }) => key);
    if (overdue.length > 0) await app.uploads.delete(overdue);
    objects += overdue.length;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return { jobs, objects };
}

const STALLED_MS = 5 * 60 * 1000;

export async function queueIsMoving(app: Pick<App, "db" | "now">): Promise<boolean> {
  const oldest = await oldestWaiting(app.db);
  return oldest === null || app.now().getTime() - oldest.getTime() < STALLED_MS;
}
