import { parsedJson, recordOf } from "~/core/parse-unknown";

export type RunningJob = { id: string; fileName: string; since: number };

const KEY = "resumeJob";

export function rememberJob(storage: Pick<Storage, "setItem">, job: RunningJob): void {
  storage.setItem(KEY, JSON.stringify(job));
}

export function forgetJob(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}

export function rememberedJob(storage: Pick<Storage, "getItem">): RunningJob | null {
  const { id, fileName, since } = recordOf(parsedJson(storage.getItem(KEY) ?? ""));
  return typeof id === "string" && typeof fileName === "string" && typeof since === "number"
    ? { id, fileName, since }
    : null;
}
