import type { Judge } from "./judge";

const listeners = new Set<() => void>();
let judge: Judge | null = null;

/** By whose wishes this browser judges; null for nobody's. */
export const currentJudge = (): Judge | null => judge;

export function setJudge(next: Judge | null): void {
  judge = next;
  for (const listener of listeners) listener();
}

export function onJudge(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
