const ASK_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets one in after another; who is in gets what lets the next in, and is thought to be gone after `mostMs`. Who waits does so by
 * timers of its own: a promise of another request may never be settled, and a request that waits for it alone is stopped as hung. */
export function oneAtATime(mostMs: number) {
  let inside: { until: number } | null = null;

  return async function enter(): Promise<() => void> {
    while (inside && inside.until > Date.now()) await pause(ASK_MS);
    const own = { until: Date.now() + mostMs };
    inside = own;
    return () => {
      if (inside === own) inside = null;
    };
  };
}
