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

/** Whether the person asked the browser for as little data as can be; then nothing is fetched in advance. */
export function savesData(): boolean {
  if (typeof matchMedia === "undefined") return false;
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** What a link fetches when a hand comes near it. */
export const prefetchOfLinks = () => (savesData() ? "none" : "intent");

/** For a button: fetches what its press needs as soon as a hand comes to it. */
export function onArrival(load: () => Promise<unknown>) {
  const preload = () => {
    // What fails is fetched again by the press, and reported then.
    if (!savesData()) load().catch(() => undefined);
  };
  return { onPointerEnter: preload, onFocus: preload };
}
