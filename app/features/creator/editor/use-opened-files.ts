import { useCallback, useEffect, useRef } from "react";
import { useGivenFiles } from "~/ui/browser/use-given-files";
import { useLatest } from "~/ui/browser/use-latest";
import { useFileDrop } from "../use-file-drop";
import type { OpenedTexts } from "./drafts/session/open-texts.client";
import type { OpenDraft } from "./drafts/session/use-draft";
import type { Notify } from "./Notice";

/** Opens dropped files as drafts, wherever on the page: a browser left to itself would navigate to the file. Files given while
 * others are being opened wait for them, so that no text is added twice; and all wait for the code that keeps drafts. */
export function useOpenedFiles({ session, state }: OpenDraft, notify: Notify, onSeveral: () => void) {
  const early = useRef<File[]>([]);
  const lastOpened = useRef<Promise<void>>(Promise.resolve());

  async function openAtOnce(files: readonly File[]): Promise<void> {
    if (!session && state.kind !== "loading") notify("notLoaded");
    if (!session) return void early.current.push(...files);
    const way = await import("./drafts/session/open-texts.client").catch((error: unknown) => {
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
  useFileDrop(openFiles);
  useGivenFiles(openFiles, session !== null);
  useEffect(() => {
    if (session && early.current.length > 0) openFiles(early.current.splice(0));
  }, [session, openFiles]);

  return openFiles;
}
