import { useEffect, useSyncExternalStore } from "react";
import { WISHES } from "~/core/storage-names";
import { useRoot } from "~/frame/root-data";
import { storedText } from "~/ui/browser/browser-storage.client";
import type { WinkCard } from "../feed/feed-view";
import type { Judge } from "./judge";

const listeners = new Set<() => void>();
let judge: Judge | null = null;
/** Cards with what moved them, so that a row which stays the same is not drawn again. */
let judged = new WeakMap<WinkCard, WinkCard>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By whose wishes the cards of this browser are judged from now on; null for nobody's. */
export function setJudge(next: Judge | null): void {
  judge = next;
  judged = new WeakMap();
  for (const listener of listeners) listener();
}

/** Who judges here: wishes that were just changed, or those that this browser keeps for somebody who has not signed in. A member's
 * cards come judged. What it needs is loaded only where there are any. */
export function useJudge(): Judge | null {
  const { viewer } = useRoot();
  const isMember = viewer !== null;
  useEffect(() => {
    if (isMember || judge || !storedText("localStorage", WISHES)) return;
    // Without it all is shown.
    import("./keep-wishes").then(
      ({ applyLocalWishes }) => applyLocalWishes(),
      () => undefined,
    );
  }, [isMember]);
  return useSyncExternalStore(
    subscribe,
    () => judge,
    () => null,
  );
}

/** The cards that are to be shown, with what moved them. */
export function siftBy(by: Judge, cards: WinkCard[], isRead: (card: WinkCard) => boolean): WinkCard[] {
  return cards.flatMap((card) => {
    const { hidden, moved } = by(card, isRead(card));
    if (hidden) return [];
    const shown = judged.get(card) ?? { ...card, moved: moved ?? undefined };
    judged.set(card, shown);
    return [shown];
  });
}
