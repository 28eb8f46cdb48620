import { useSyncExternalStore } from "react";
import { READ_MARKS } from "~/core/storage-names";
import { storedJson, storeText } from "~/ui/browser/browser-storage.client";

const MOST = 500;

/** What was opened in this browser, and what changed since this document was loaded, which goes before what its pages were sent with. */
type ReadMarks = { here: ReadonlySet<string>; changed: ReadonlyMap<string, boolean> };

export const noMarks: ReadMarks = { here: new Set(), changed: new Map() };
const listeners = new Set<() => void>();
let marks: ReadMarks | null = null;

export function storedReads(key = READ_MARKS): ReadonlySet<string> {
  const ids = storedJson("localStorage", key);
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(-MOST) : []);
}

export function readMarks(): ReadMarks {
  marks ??= { ...noMarks, here: storedReads() };
  return marks;
}

export function changeReadMarks(next: ReadMarks): void {
  marks = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReadMarks(): ReadMarks {
  return useSyncExternalStore(subscribe, readMarks, () => noMarks);
}

/** Whether an article was read: what the server knows of a member, else what this browser does. */
export function isReadBy(
  { here, changed }: ReadMarks,
  { id, isRead }: { id: string; isRead: boolean | null },
): boolean {
  return changed.get(id) ?? isRead ?? here.has(id);
}

export function markRead(id: string, isRead = true): void {
  const { here, changed } = readMarks();
  const others = [...here].filter((each) => each !== id);
  const ids = isRead ? [...others, id].slice(-MOST) : others;
  storeText("localStorage", READ_MARKS, JSON.stringify(ids));
  changeReadMarks({ here: new Set(ids), changed: new Map(changed).set(id, isRead) });
}
