import { useEffect } from "react";
import { useLatest } from "~/ui/use-latest";
import type { DraftSession } from "../../drafts/draft-session.client";
import { problemOfFiles, textOfBytes } from "../../drafts/text-file";
import type { NoticeName } from "./use-notice";

function isOfFiles(event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/**
 * Opens a file of text as a draft of its own, wherever on the page it is dropped: a browser left to itself would go to the file
 * and away from the editor.
 */
export function useOpenedFiles(session: DraftSession | null, tell: (notice: NoticeName | null) => void) {
  async function openFiles(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!session) return;
    if (files.length > 0 && files.every(({ type }) => type.startsWith("image/"))) return tell("pictureFile");
    const problem = problemOfFiles(files);
    if (problem || !file) return tell(problem);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      // A folder with the name of a file, or one that is gone meanwhile.
      console.error(error);
      return tell("fileUnread");
    }
    const read = textOfBytes(new Uint8Array(bytes));
    if (read.kind !== "text") return tell(read.kind);
    tell(null);
    await session.takeHanded(read, "file");
  }

  const latest = useLatest(openFiles);
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
      void latest.current([...event.dataTransfer.files]);
    }
    window.addEventListener("dragover", onDrag, { signal });
    window.addEventListener("drop", onDrop, { signal });
    return () => listening.abort();
  }, [latest]);

  return openFiles;
}
