import { useEffect } from "react";
import { useLatest } from "./use-latest";

/** A letter with Ctrl or Cmd, wherever the focus is; null leaves it to the browser. */
export function useShortcut(letter: string, act: ((event: KeyboardEvent) => void) | null): void {
  const latest = useLatest(act);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== letter || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      latest.current?.(event);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [letter, latest]);
}
