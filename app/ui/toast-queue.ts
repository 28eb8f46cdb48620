import { useSyncExternalStore } from "react";

type ToastTone = "neutral" | "good" | "bad";
export type ToastMessage = { id: number; topic: string; text: string; tone: ToastTone };

const DURATION_MS = 6000;

/** Of the element that the messages stand in. */
export const TOASTS_ID = "toasts";

const none: ToastMessage[] = [];
const listeners = new Set<() => void>();
let shown = none;
let lastId = 0;

function show(next: ToastMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** One message a topic: the newest, which comes as a new one and so is read aloud again. */
export function queued(messages: ToastMessage[], next: ToastMessage): ToastMessage[] {
  return [...messages.filter(({ topic }) => topic !== next.topic), next];
}

/** Called from event handlers only. `topic` is what it speaks of, so that "saved" takes the place of "could not be saved". */
export function toast(
  text: string,
  tone: ToastTone = "neutral",
  { topic = text, duration = DURATION_MS }: { topic?: string; duration?: number } = {},
): void {
  lastId += 1;
  show(queued(shown, { id: lastId, topic, text, tone }));
  setTimeout(expire, duration, lastId, duration);
}

/** It stays while somebody points at the messages or is among them. */
function expire(id: number, duration: number): void {
  const isHeld = document.getElementById(TOASTS_ID)?.matches(":hover, :focus-within");
  if (isHeld) setTimeout(expire, duration, id, duration);
  else dismissToast(id);
}

/** For a success that the page itself shows. */
export function clearToast(topic: string): void {
  show(shown.filter((each) => each.topic !== topic));
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
