import { useSyncExternalStore } from "react";

type ToastTone = "neutral" | "good" | "bad";
export type ToastMessage = { id: number; text: string; tone: ToastTone; duration: number };

const DURATION_MS = 6000;

const none: ToastMessage[] = [];
const listeners = new Set<() => void>();
let shown = none;
let lastId = 0;

function show(next: ToastMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says something in passing; called from event handlers only. What a person must not miss belongs on the page. */
export function toast(text: string, tone: ToastTone = "neutral", duration = DURATION_MS): void {
  lastId += 1;
  show([...shown, { id: lastId, text, tone, duration }]);
}

export function dismissToast(id: number): void {
  show(shown.filter((each) => each.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}
