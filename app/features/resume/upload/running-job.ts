/** The job that this tab waits for, so that a reload finds it again. */
export type RunningJob = { id: string; fileName: string; since: number };

const KEY = "resumeJob";

export function rememberJob(storage: Pick<Storage, "setItem">, job: RunningJob): void {
  storage.setItem(KEY, JSON.stringify(job));
}

export function forgetJob(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}

export function rememberedJob(storage: Pick<Storage, "getItem">): RunningJob | null {
  const job = parse(storage.getItem(KEY));
  return typeof job?.id === "string" && typeof job.fileName === "string" && typeof job.since === "number"
    ? { id: job.id, fileName: job.fileName, since: job.since }
    : null;
}

function parse(json: string | null): Partial<RunningJob> | null {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
