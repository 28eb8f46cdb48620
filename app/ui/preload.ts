import { useEffect } from "react";

/** When a page is at rest, and the longest that an idle moment is waited for; Safari knows none. Milliseconds. */
const AT_REST_MS = 1500;
const LONGEST_WAIT_MS = 4000;

/** Calls in the first idle moment after a delay; returns what cancels it. */
export function whenIdle(work: () => void, delay = 0): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, Math.max(delay, AT_REST_MS));
    return () => clearTimeout(timer);
  }
  let idle = 0;
  const timer = setTimeout(() => {
    idle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  }, delay);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(idle);
  };
}

/** Loads what a page needs only later. What fails is asked for again when it is needed. `load` must be a function of the module,
 * not of a render. */
export function usePreload(load: () => Promise<unknown>[]): void {
  useEffect(() => whenIdle(() => void Promise.allSettled(load()), AT_REST_MS), [load]);
}
