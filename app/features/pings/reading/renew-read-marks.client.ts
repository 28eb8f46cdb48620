import { READ_MARKS } from "~/core/storage-names";
import { storeText } from "~/ui/browser/browser-storage.client";
import { changeReadMarks, noMarks, readMarks, storedReads } from "../use-read-marks";

/** For when another tab has opened articles, or has forgotten all. */
export function renewReadMarks(): void {
  const { here, changed } = readMarks();
  const next = storedReads();
  const added = [...next].filter((id) => !here.has(id)).map((id) => [id, true] as const);
  changeReadMarks({ here: next, changed: next.size > 0 ? new Map([...changed, ...added]) : noMarks.changed });
}

export function forgetReadMarks(): void {
  storeText("localStorage", READ_MARKS, null);
  changeReadMarks(noMarks);
}
