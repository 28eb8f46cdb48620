import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import type { Preview } from "../article/preview/preview.client";
import { openScrollSync, type ScrollSync } from "./scroll-sync.client";

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

  useEffect(() => {
    const [area, preview] = [field.current, pane.current];
    if (!enabled || !area || !preview || !draftKey) return;
    const opened = openScrollSync({
      area,
      preview,
      lines: () => latest.current.lines,
      blocks: () => latest.current.preview?.blocks() ?? [],
      isShown: () => latest.current.isShown,
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
