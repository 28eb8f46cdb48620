import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}
