import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether React has taken this part of the page over, so that what is pressed is heard. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
