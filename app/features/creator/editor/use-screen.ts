import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { useLatest } from "~/ui/browser/use-latest";

const WIDE = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether text and preview stand side by side. Keeps `--visible-height`: on a touch screen the keyboard covers the page without
 * making it smaller. */
export function useViewport(): boolean {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const follow = () => {
      const covered = window.innerHeight - viewport.height * viewport.scale;
      if (covered > 100 && viewport.scale < 1.05) {
        root.style.setProperty("--visible-height", `${viewport.height}px`);
        window.scrollTo(0, 0);
      } else root.style.removeProperty("--visible-height");
    };
    viewport.addEventListener("resize", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      root.style.removeProperty("--visible-height");
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

type EditorKeys = { onCopy: () => void; onToolbar: () => void };

/** The shortcuts of the whole screen, each of which has a button too: Ctrl or Cmd + Enter copies, Alt + F10 goes to the toolbar. */
export function useEditorKeys(screen: RefObject<HTMLElement>, keys: EditorKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const element = screen.current;
    function onKey(event: KeyboardEvent) {
      if (event.isComposing) return;
      const copies = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (!copies && !(event.key === "F10" && event.altKey)) return;
      event.preventDefault();
      if (copies) latest.current.onCopy();
      else latest.current.onToolbar();
    }
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [screen, latest]);
}

const never = () => () => undefined;
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}
