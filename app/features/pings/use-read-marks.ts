import { useSyncExternalStore } from "react";
import { READ_MARKS } from "~/core/storage-names";
import { storedJson, storeText } from "~/ui/browser/browser-storage.client";

const MOST = 500;

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let read: ReadonlySet<string> | null = null;

function stored(): ReadonlySet<string> {
  const ids = storedJson("localStorage", READ_MARKS);
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(-MOST) : []);
}

function change(next: ReadonlySet<string> | null): void {
  read = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const renew = ({ key }: StorageEvent) => (key === READ_MARKS || key === null) && change(null);
  listeners.add(listener);
  window.addEventListener("storage", renew);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", renew);
  };
}

/** The ids of articles that were opened in this browser. They are kept there and nowhere else. */
export function useReadMarks(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => {
      read ??= stored();
      return read;
    },
    () => none,
  );
}

export function markRead(id: string): void {
  const now = read ?? stored();
  if (now.has(id)) return;
  const ids = [...now, id].slice(-MOST);
  storeText("localStorage", READ_MARKS, JSON.stringify(ids));
  change(new Set(ids));
}

export function forgetReadMarks(): void {
  storeText("localStorage", READ_MARKS, null);
  change(none);
}
