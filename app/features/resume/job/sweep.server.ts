import type { App } from "~/ports/app";
import { endedJobs, endOverdueJobs, forgetJobsBefore, lostJobs, oldestWaiting } from "./store.server";
import { deleteEverything, deleteOlder } from "./uploads.server";

/** What is older goes, delivered or not. The sweep comes every minute (wrangler.toml), so nothing is kept for more than an hour. */
export const KEEP_MS = 59 * 60 * 1000;
/** How many ids are asked for at once: D1 takes 100 parameters. */
const MOST_IDS = 90;
export const REMEMBER_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes every object that is too old, for which it needs no database, ends overdue jobs, deletes what ended ones left, and sends
 * again what was lost. */
export async function sweep(
  app: Pick<App, "db" | "uploads" | "now" | "sendJobs">,
): Promise<{ jobs: number; objects: number }> {
  const now = app.now();
  const before = new Date(now.getTime() - KEEP_MS);
  const { deleted, kept } = await deleteOlder(app.uploads, before);
  const jobs = await endOverdueJobs(app.db, before, now);
  await forgetJobsBefore(app.db, new Date(now.getTime() - REMEMBER_MS));
  let left = 0;
  for (let at = 0; at < kept.length; at += MOST_IDS) {
    const ended = await endedJobs(app.db, kept.slice(at, at + MOST_IDS), now);
    await Promise.all(ended.map((id) => deleteEverything(app.uploads, id)));
    left += ended.length;
  }
  const lost = await lostJobs(app.db, now);
  await app.sendJobs(lost.map((id) => ({ kind: "resume.analyse", id })));
  return { jobs: jobs + lost.length, objects: deleted + left };
}

const STALLED_MS = 5 * 60 * 1000;

export async function queueIsMoving(app: Pick<App, "db" | "now">): Promise<boolean> {
  const oldest = await oldestWaiting(app.db);
  return oldest === null || app.now().getTime() - oldest.getTime() < STALLED_MS;
}
