import { type RefObject, useEffect } from "react";
import { useLatest } from "~/ui/use-latest";

type EditorKeys = { onCopy: () => void; onTools: () => void };

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
      else latest.current.onTools();
    }
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [screen, latest]);
}
