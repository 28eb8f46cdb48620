/** The job that this tab waits for, so that a reload finds it again. */
export type RunningJob = { id: string; fileName: string; since: number };

const KEY = "resumeJob";

export function rememberJob(storage: Storage, job: RunningJob): void {
  storage.setItem(KEY, JSON.stringify(job));
}

export function forgetJob(storage: Storage): void {
  storage.removeItem(KEY);
}

/** The job that was remembered; null where there is none or the entry is not ours. */
export function rememberedJob(storage: Storage): RunningJob | null {
  const text = storage.getItem(KEY);
  if (!text?.startsWith("{")) return null;
  const job: Partial<RunningJob> = JSON.parse(text);
  return typeof job.id === "string" && typeof job.fileName === "string" && typeof job.since === "number"
    ? { id: job.id, fileName: job.fileName, since: job.since }
    : null;
}
