import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import type { Preview } from "../article/preview/preview.client";
import { openScrollSync, type ScrollSync } from "./scroll-sync.client";

export type Panes = {
  field: RefObject<HTMLTextAreaElement>;
  pane: RefObject<HTMLElement>;
  preview: Preview | null;
  /** First source lines of the blocks. */
  lines: number[];
  /** Changes when the text area is another one. */
  draftKey: string;
  enabled: boolean;
};

/** Scrolls the preview with the text and the text with the preview, block by block. */
export function useScrollSync(panes: Panes) {
  const latest = useLatest(panes);
  const sync = useRef<ScrollSync | null>(null);
  const { field, pane, enabled, draftKey, lines } = panes;

  useEffect(() => {
    const [area, paper] = [field.current, pane.current];
    if (!enabled || !area || !paper || !draftKey) return;
    const opened = openScrollSync({
      area,
      paper,
      lines: () => latest.current.lines,
      blocks: () => latest.current.preview?.blocks() ?? [],
    });
    sync.current = opened;
    return () => {
      sync.current = null;
      opened.close();
    };
  }, [field, pane, enabled, draftKey, latest]);

  useEffect(() => {
    if (lines.length > 0) sync.current?.prepare();
  }, [lines]);
}
