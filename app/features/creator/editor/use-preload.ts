import { useEffect } from "react";
import { whenIdle } from "~/ui/preload";
import { useLatest } from "~/ui/use-latest";
import { loadRichPaste } from "../article/editing/listen.client";
import type { Preview } from "../article/preview/preview.client";
import { loadSaveDrafts } from "./drafts/use-save-all";
import { loadDialogs } from "./EditorDialogs";
import { loadMenu } from "./MoreMenu";
import { warmCopying } from "./use-copy";
import { loadFiles } from "./use-downloads";
import { loadOpenTexts } from "./use-opened-files";
import { loadProblemChecks } from "./use-problems";

export const loadExample = () => import("../article/editing/example-article");

/** Shows the text as soon as the preview is there, and then fetches what may be needed when the network has gone. */
export function useWarmUp(preview: Preview | null, show: () => void): void {
  const latest = useLatest(show);
  useEffect(() => {
    if (!preview) return;
    latest.current();
    const load = () =>
      void Promise.all([
        loadDialogs(),
        loadMenu(),
        loadExample(),
        loadRichPaste(),
        warmCopying(),
        loadFiles(),
        loadSaveDrafts(),
        loadOpenTexts(),
        loadProblemChecks(),
      ]).catch(console.error);
    return whenIdle(load);
  }, [preview, latest]);
}
