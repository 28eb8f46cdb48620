import type { Locale } from "~/core/locale";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { JOB_DESCRIPTION_MAX, MAX_FILE_BYTES } from "../limits";
import { sniff } from "../reading/sniff";
import type { ResumeRefusal } from "./refusals";
import { markQueued, openJob, removeJob, usageOf } from "./store.server";
import { deleteEverything, putUpload } from "./uploads.server";

const RUNNING_LIMIT = 2;
const DAILY_LIMIT = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

type Submission = { userId: string; locale: Locale; file: Uint8Array; jobDescription: string | null };

/** Takes a resume in. Where storage, database or queue refuses, nothing is left behind and the answer is `unavailable`;
 * `values.retryAfter` (seconds) goes with the two limits. */
export async function submit(
  app: Pick<App, "db" | "uploads" | "sendJob" | "now" | "newId" | "log">,
  { userId, locale, file, jobDescription }: Submission,
): Promise<Result<{ jobId: string }, ResumeRefusal>> {
  if (file.length > MAX_FILE_BYTES) return refuse("resume.tooLarge");
  if ((jobDescription?.length ?? 0) > JOB_DESCRIPTION_MAX) return refuse("resume.jobDescriptionTooLong");
  const sniffed = sniff(file);
  if (!sniffed.ok) return sniffed;

  const jobId = app.newId();
  try {
    const limits = { running: RUNNING_LIMIT, inWindow: DAILY_LIMIT, windowMs: DAY_MS };
    const opened = await openJob(app.db, { id: jobId, userId, locale, now: app.now() }, limits);
    if (!opened) return await limitReached(app, userId);
    await putUpload(app.uploads, jobId, { file, jobDescription });
    await markQueued(app.db, jobId, app.now());
    await app.sendJob({ kind: "resume.analyse", id: jobId });
    return { ok: true, jobId };
  } catch (error) {
    const errorName = error instanceof Error ? error.name : "unknown";
    app.log({ event: "resume.submitFailed", level: "error", jobId, errorName });
    await undo(app, jobId);
    return refuse("unavailable");
  }
}

/** Which limit it was. The day's first: a running job may have ended since, and then it was not the day's. */
async function limitReached(app: Pick<App, "db" | "now">, userId: string) {
  const now = app.now();
  const { count, oldest } = await usageOf(app.db, userId, new Date(now.getTime() - DAY_MS));
  if (count < DAILY_LIMIT || !oldest) return refuse("resume.tooManyRunning", { retryAfter: 30 });
  const waitMs = oldest.getTime() + DAY_MS - now.getTime();
  return refuse("resume.dailyLimit", { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Takes back what was already kept. What cannot be taken back now is taken by the sweep within the hour. */
async function undo(app: Pick<App, "db" | "uploads" | "log">, jobId: string): Promise<void> {
  const undone = await Promise.allSettled([deleteEverything(app.uploads, jobId), removeJob(app.db, jobId)]);
  const count = undone.filter(({ status }) => status === "rejected").length;
  if (count > 0) app.log({ event: "resume.undoFailed", level: "error", jobId, count });
}
