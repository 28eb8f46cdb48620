import { useEffect, useSyncExternalStore } from "react";
import { WISHES } from "~/core/storage-names";
import { useRoot } from "~/frame/root-data";
import { storedText } from "~/ui/browser/browser-storage.client";
import { currentJudge, onJudge } from "./current-judge";
import type { Judge } from "./judge";

/** Who judges here: wishes that were just changed, or those that this browser keeps for somebody who has not signed in. A member's
 * cards come judged. What it needs is loaded only where there are any. */
export function useJudge(): Judge | null {
  const isMember = useRoot().viewer !== null;
  useEffect(() => {
    if (isMember || currentJudge() || !storedText("localStorage", WISHES)) return;
    // Without it all is shown.
    import("./keep-wishes.client").then(
      ({ applyLocalWishes }) => applyLocalWishes(),
      () => undefined,
    );
  }, [isMember]);
  return useSyncExternalStore(onJudge, currentJudge, () => null);
}
