import { useEffect } from "react";
import { useLatest } from "./use-latest";

/** A letter with Ctrl or Cmd, wherever the focus is. */
export function useShortcut(letter: string, act: (event: KeyboardEvent) => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      // The event of a browser that fills a form in has no key.
      if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== letter) return;
      latest.current(event);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [letter, latest]);
}
