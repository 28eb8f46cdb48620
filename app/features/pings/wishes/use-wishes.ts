import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { keepChange, loadWishes, localWishes } from "./keep-wishes.client";
import { emptyWishes, MOST_WISHES, type WishChange, type Wishes } from "./wishes";

type Told = { text: string; isGood: boolean; undo: WishChange | null };

/** Changes somebody's wishes, a member's or this browser's: each at once, told of, and undone in one press. A member's are known once `load`
 * has been called or something was changed. */
export function useWishes() {
  const { t, i18n } = useTranslation("wishes");
  const isMember = useRoot().viewer !== null;
  const [wishes, setWishes] = useState<Wishes | null>(() => (isMember ? null : localWishes()));
  const [failed, setFailed] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const hasChanged = useRef(false);
  // Two presses may come before the first has been answered: each goes out after the one before.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function load() {
    if (!isMember) return;
    setFailed(false);
    loadWishes().then(setWishes, () => setFailed(true));
  }

  async function keep(next: WishChange, text: string, canUndo: boolean): Promise<void> {
    const kept = await keepChange(isMember, next);
    if ("wishes" in kept) {
      setWishes(kept.wishes);
      hasChanged.current = true;
      const undo: WishChange = { do: "restore", wishes: kept.before, over: kept.wishes };
      return setTold({ text, isGood: true, undo: canUndo ? undo : null });
    }
    const { refused } = kept;
    if (refused) await i18n.loadNamespaces("errors");
    const why = refused ? i18n.getFixedT(null, "errors")(refused, { count: MOST_WISHES }) : t("failed");
    setTold({ text: why, isGood: false, undo: null });
  }

  function change(next: WishChange, text: string, canUndo = true): void {
    queue.current = queue.current
      .then(() => keep(next, text, canUndo))
      .catch(() => setTold({ text: t("failed"), isGood: false, undo: null }));
  }

  return {
    ...{ isMember, wishes, failed, told, change, load },
    /** Whether a member's pages are other ones now, once what is under way has been answered. */
    settled: () => queue.current.then(() => isMember && hasChanged.current),
    undoAll: () => change({ do: "restore", wishes: emptyWishes }, t("done.clear")),
    undo: () => told?.undo && change(told.undo, t("done.undone"), false),
  };
}

export type WishControls = ReturnType<typeof useWishes>;
