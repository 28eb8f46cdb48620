import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "~/ui/browser/use-latest";
import type { Preview } from "../article/preview/preview.client";
import type { ScrollSync } from "./scroll-sync.client";

type Panes = {
  field: RefObject<HTMLTextAreaElement>;
  pane: RefObject<HTMLElement>;
  preview: Preview | null;
  lines: number[];
  isShown: boolean;
  draftKey: string;
  enabled: boolean;
};

export function useScrollSync(panes: Panes) {
  const latest = useLatest(panes);
  const sync = useRef<ScrollSync | null>(null);
  const { field, pane, enabled, draftKey, lines } = panes;
  const isOpen = panes.preview !== null;
  const wasPasted = useRef(false);

  // The first text may be a paste, which brings the preview, and this with it.
  useEffect(() => {
    const area = field.current;
    if (isOpen || !area || !draftKey) return;
    const notePaste = () => {
      wasPasted.current = true;
    };
    area.addEventListener("paste", notePaste);
    return () => area.removeEventListener("paste", notePaste);
  }, [field, draftKey, isOpen]);

  useEffect(() => {
    const [area, preview] = [field.current, pane.current];
    if (!enabled || !area || !preview || !draftKey || !isOpen) return;
    let isOver = false;
    async function open(panes: { area: HTMLTextAreaElement; preview: HTMLElement }) {
      const { openScrollSync } = await import("./scroll-sync.client");
      if (isOver) return;
      sync.current = openScrollSync({
        ...panes,
        lines: () => latest.current.lines,
        blocks: () => latest.current.preview?.blocks() ?? [],
        isShown: () => latest.current.isShown,
        wasPasted: wasPasted.current,
      });
    }
    // Without it each pane scrolls for itself.
    open({ area, preview }).catch(console.error);
    return () => {
      isOver = true;
      sync.current?.close();
      sync.current = null;
    };
  }, [field, pane, enabled, draftKey, isOpen, latest]);

  useEffect(() => {
    if (lines.length > 0) sync.current?.prepare();
  }, [lines]);
}
