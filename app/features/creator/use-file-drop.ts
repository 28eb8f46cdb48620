import { useEffect, useState } from "react";
import { useLatest } from "~/ui/browser/use-latest";

/** Calls with files dropped anywhere on the page, for which a browser would leave it; true while some hover over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      const { dataTransfer, type } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      setIsOver(type === "dragover");
      if (type === "drop" && event.defaultPrevented) return;
      event.preventDefault();
      if (type === "drop") latest.current([...dataTransfer.files]);
      else dataTransfer.dropEffect = "copy";
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    window.addEventListener("dragover", onDrag, { signal });
    window.addEventListener("drop", onDrag, { signal });
    window.addEventListener("dragleave", onLeave, { signal });
    return () => listening.abort();
  }, [latest]);
  return isOver;
}
