import { useCallback, useEffect, useRef } from "react";
import { useGivenFiles } from "~/ui/use-given-files";
import { useLatest } from "~/ui/use-latest";
import type { DraftSession } from "./drafts/draft-session.client";
import type { OpenedTexts } from "./drafts/open-texts.client";
import type { Notify } from "./Notice";

function isOfFiles(event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** Opens dropped files as drafts, wherever on the page: a browser left to itself would navigate to the file. Files given while
 * others are being opened wait for them, so that no text is added twice. */
export function useOpenedFiles(session: DraftSession | null, notify: Notify, onSeveral: () => void) {
  const lastOpened = useRef<Promise<void>>(Promise.resolve());

  async function openAtOnce(files: readonly File[]): Promise<void> {
    if (!session) return;
    const way = await import("./drafts/open-texts.client").catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (!way) return notify("notLoaded");
    if (way.mayTakeLong(files)) notify("filesOpening");
    const opened = await way.openTexts(files, session, Date.now());
    if (opened.kind !== "one") return notifyOf(opened);
    notify(null);
    await session.importSharedText({ kind: "text", text: opened.text }, "file");
  }

  function notifyOf(opened: Exclude<OpenedTexts, { kind: "one" }>): void {
    const { left } = opened;
    if (opened.kind === "none") {
      notify(opened.why ?? "filesNone", { names: left });
      return;
    }
    onSeveral();
    const { added, known } = opened;
    if (!opened.isWhole) notify("filesStopped", { count: added });
    else if (left.length > 0) notify("filesPartly", { count: added + known, names: left });
    else if (added === 0) notify("filesKnown");
    else notify("filesOpened", { count: added });
  }

  const latest = useLatest(openAtOnce);
  const openFiles = useCallback(
    (files: readonly File[]): void => {
      lastOpened.current = lastOpened.current.then(() => latest.current(files)).catch(console.error);
    },
    [latest],
  );
  useGivenFiles(openFiles, session !== null);
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
