import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "~/ui/use-latest";
import type { DraftSession } from "./drafts/draft-session.client";
import type { OpenedTexts } from "./drafts/open-texts.client";
import type { TellNotice } from "./use-notice";

export const loadOpenTexts = () => import("./drafts/open-texts.client");

function isOfFiles(event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/**
 * Opens files of text, and zips of them, as drafts of their own, wherever on the page they are dropped: a browser left to itself
 * would go to the file and away from the editor. Several stay beside the present draft; `onSeveral` is called then. What is
 * given while other files are being opened waits for them, so that no text is added twice.
 */
export function useOpenedFiles(session: DraftSession | null, tell: TellNotice, onSeveral: () => void) {
  const lastOpened = useRef<Promise<void>>(Promise.resolve());

  async function openAtOnce(files: readonly File[]): Promise<void> {
    if (!session) return;
    const way = await loadOpenTexts().catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (!way) return tell("notLoaded");
    if (way.mayTakeLong(files)) tell("filesOpening");
    const opened = await way.openTexts(files, session, Date.now());
    if (opened.kind !== "one") return tellOf(opened);
    tell(null);
    await session.takeHanded({ kind: "text", text: opened.text }, "file");
  }

  function tellOf(opened: Exclude<OpenedTexts, { kind: "one" }>): void {
    const { left } = opened;
    if (opened.kind === "none") {
      tell(opened.why ?? "filesNone", { names: left });
      return;
    }
    onSeveral();
    const { added, known } = opened;
    if (!opened.isWhole) tell("filesStopped", { count: added });
    else if (left.length > 0) tell("filesPartly", { count: added + known, names: left });
    else if (added === 0) tell("filesKnown");
    else tell("filesOpened", { count: added });
  }

  const latest = useLatest(openAtOnce);
  const openFiles = useCallback(
    (files: readonly File[]): void => {
      lastOpened.current = lastOpened.current.then(() => latest.current(files)).catch(console.error);
    },
    [latest],
  );
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    function onDrag(event: DragEvent): void {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
    }
    function onDrop(event: DragEvent): void {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      openFiles([...event.dataTransfer.files]);
    }
    window.addEventListener("dragover", onDrag, { signal });
    window.addEventListener("drop", onDrop, { signal });
    return () => listening.abort();
  }, [openFiles]);

  return openFiles;
}
