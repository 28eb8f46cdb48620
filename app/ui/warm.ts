import { useEffect } from "react";

const DELAY = 1500;

/**
 * Loads what a page needs only later, once it is at rest, so that it is there when the network is not. What fails to load
 * now is asked for again when it is needed. `load` must be a function of the module, not of a render.
 */
export function useWarm(load: () => Promise<unknown>[]): void {
  useEffect(() => {
    const begin = () => void Promise.allSettled(load());
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(begin, DELAY);
      return () => clearTimeout(timer);
    }
    let idle = 0;
    const timer = setTimeout(() => {
      idle = requestIdleCallback(begin);
    }, DELAY);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, [load]);
}
