import { useMemo } from "react";
import { useHydrated } from "./use-hydrated";

/** Whether this browser hands such a thing to other apps; not before hydration. `sampleOf` must be a function of the module. */
export function useCanShare(sampleOf: () => ShareData): boolean {
  const isHydrated = useHydrated();
  return useMemo(
    () => isHydrated && "share" in navigator && navigator.canShare?.(sampleOf()) === true,
    [isHydrated, sampleOf],
  );
}

/** Hands something to other apps; false where that failed. Whoever thinks better of it has not failed. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true;
    console.error(error);
    return false;
  }
  return true;
}
