import { useEffect } from "react";

const LOCK = "wink-unstored";

/** Holds a new version of the site back, in every tab, while something typed here is not stored yet. */
export function useUnstored(isUnstored: boolean): void {
  useEffect(() => {
    if (!isUnstored || !navigator.locks) return;
    let release: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks.request(LOCK, { mode: "shared" }, () => stored).catch(console.error);
    return release;
  }, [isUnstored]);
}

/** Calls once nothing is left to be stored in any tab; at once where a browser has no locks. */
export async function whenAllIsStored(work: () => void): Promise<void> {
  if (navigator.locks) await navigator.locks.request(LOCK, work);
  else work();
}
