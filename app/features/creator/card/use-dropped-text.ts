import { useTranslation } from "react-i18next";
import { clearToast, toast } from "~/ui/toast-queue";
import type { FileProblem } from "../editor/drafts/panel/text-file";
import { useFileDrop } from "../use-file-drop";

export function useDroppedText(onText: (text: string) => void): void {
  const { t } = useTranslation("card");
  function notify(problem: FileProblem | "fileSeveral"): void {
    // The editor reads archives, this page does not.
    if (problem === "pictureFile") toast(t("editor.pictureFile"), "neutral", { topic: "drop" });
    else toast(t(`drop.${isOfArchive(problem) ? "fileKind" : problem}`), "bad", { topic: "drop" });
  }

  useFileDrop(async (files) => {
    const [file, ...others] = files;
    if (!file || files.every(({ type }) => type.startsWith("image/")))
      return notify(file ? "pictureFile" : "fileKind");
    if (others.length > 0) return notify("fileSeveral");
    const reader = await import("../editor/drafts/panel/text-file").catch(console.error);
    if (!reader) return toast(t("problem.notLoaded"), "bad", { topic: "drop" });
    const problem = reader.problemOfFile(file);
    if (problem) return notify(problem);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      // A folder with the name of a file, or one that is gone meanwhile.
      console.error(error);
      return notify("fileUnread");
    }
    const decoded = reader.textOfBytes(new Uint8Array(bytes));
    if (decoded.kind !== "text") return notify(decoded.kind);
    clearToast("drop");
    onText(decoded.text);
  });
}

type ArchiveProblem = Extract<FileProblem, `zip${string}`>;

function isOfArchive(problem: string): problem is ArchiveProblem {
  return problem.startsWith("zip");
}
