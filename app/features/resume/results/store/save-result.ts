import type { Report, ResumeData } from "../../report";

/** The key that the specification names; the file name stands beside the result's own fields. */
export const RESULT = "resumeData";
export const REVISION = "resumeRevision";
export const VERSION = "resumeVersion";

/** What stays of a result in its tab: the answer of the upload call without a report where none could be kept. */
export type StoredResult = {
  resumeData: Omit<ResumeData, "report"> & { report: Report | null };
  fileName: string | null;
};

type Store = Pick<Storage, "setItem" | "removeItem">;

/** Forgets what was decided about the last result. */
export function saveResult(store: Store, result: { resumeData: ResumeData; fileName: string | null }): void {
  for (const key of [REVISION, VERSION]) store.removeItem(key);
  replaceResult(store, result);
}

/** Leaves the report out where the browser has too little room. What was decided stays. */
export function replaceResult(store: Store, result: StoredResult): void {
  const { report, ...texts } = result.resumeData;
  const named = { ...texts, original_file_name: result.fileName };
  if (!tryToSet(store, RESULT, JSON.stringify({ ...named, report })))
    store.setItem(RESULT, JSON.stringify(named));
}

export function holdsResult(store: Pick<Storage, "getItem">): boolean {
  return store.getItem(RESULT) !== null;
}

export function forgetResult(store: Pick<Storage, "removeItem">): void {
  for (const key of [RESULT, REVISION, VERSION]) store.removeItem(key);
}

export function tryToSet(store: Pick<Storage, "setItem">, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") return false;
    throw error;
  }
}
