import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import { useLatest } from "~/ui/use-latest";
import { readDropped } from "./dropped-file.client";

/** Calls with the text of a file that is dropped anywhere on the page; true while one hovers. */
export function useDroppedFile(onText: (text: string) => void): boolean {
  const { t } = useTranslation("subtitles");
  const [isOver, setIsOver] = useState(false);
  const take = useLatest(async (files: readonly File[]) => {
    const dropped = await readDropped(files);
    if ("text" in dropped) onText(dropped.text);
    else toast(t(`drop.${dropped.problem}`), "bad");
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const listen = (kind: "dragover" | "drop", act?: (files: FileList) => void) =>
      window.addEventListener(
        kind,
        (event) => {
          const { dataTransfer } = event;
          if (!dataTransfer?.types.includes("Files")) return;
          event.preventDefault();
          setIsOver(kind === "dragover");
          act?.(dataTransfer.files);
        },
        { signal },
      );
    listen("dragover");
    listen("drop", (files) => void take.current([...files]));
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    window.addEventListener("dragleave", leave, { signal });
    return () => listening.abort();
  }, [take]);
  return isOver;
}
