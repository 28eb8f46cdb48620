import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** The reader's time zone; null on the server and until the page has been taken over, which must agree with it. */
export function useTimeZone(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
