import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether shortcuts go with the Command key; false until the page runs. */
export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}
