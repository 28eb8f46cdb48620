import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import { useLatest } from "~/ui/use-latest";
import { type FileProblem, problemOfFile, textOfBytes } from "../editor/drafts/text-file";

/**
 * Hands over the text of a file that is dropped anywhere on the page: a browser left to itself would go to the file and away
 * from the card.
 */
export function useDroppedText(onText: (text: string) => void): void {
  const { t } = useTranslation("card");
  function tell(problem: FileProblem | "fileSeveral"): void {
    // An archive is no text to this page, whatever is within.
    if (problem === "pictureFile") toast(t("editor.pictureFile"));
    else toast(t(`drop.${isOfArchive(problem) ? "fileKind" : problem}`), "bad");
  }

  const take = useLatest(async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file || files.every(({ type }) => type.startsWith("image/")))
      return tell(file ? "pictureFile" : "fileKind");
    if (others.length > 0) return tell("fileSeveral");
    const problem = problemOfFile(file);
    if (problem) return tell(problem);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      // A folder with the name of a file, or one that is gone meanwhile.
      console.error(error);
      return tell("fileUnread");
    }
    const read = textOfBytes(new Uint8Array(bytes));
    if (read.kind === "text") onText(read.text);
    else tell(read.kind);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const filesOf = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") ? dataTransfer : null;
    window.addEventListener(
      "dragover",
      (event) => {
        const given = filesOf(event);
        if (!given) return;
        event.preventDefault();
        given.dropEffect = "copy";
      },
      { signal },
    );
    window.addEventListener(
      "drop",
      (event) => {
        const given = filesOf(event);
        // A picture on the field itself is told of there.
        if (!given || event.defaultPrevented) return;
        event.preventDefault();
        void take.current([...given.files]);
      },
      { signal },
    );
    return () => listening.abort();
  }, [take]);
}

type ArchiveProblem = Extract<FileProblem, `zip${string}`>;

function isOfArchive(problem: string): problem is ArchiveProblem {
  return problem.startsWith("zip");
}
