import { useRef, useState } from "react";
import { type CopyOutcome, copyImage, copyText } from "../article/copy/clipboard.client";
import { saveFile } from "../article/copy/save-file.client";
import { cardFileName } from "./file-name";
import type { MissingImage } from "./image-address";

export type Work = "download" | "copyImage";

/** What went wrong last: no picture could be taken, no file of several be made, or the clipboard was refused. */
export type Problem = { reason: "capture" | "zip" | "clipboardImage" | "clipboardText"; card: number | null };

type Given = {
  /** The cards as they stand on the page, in order. */
  cards: () => HTMLElement[];
  placeholder: string;
  onMissing: (missing: MissingImage[]) => void;
};

/** Takes pictures of the cards, to keep or to copy; one at a time, however often a button is pressed. */
export function usePictures({ cards, placeholder, onMissing }: Given) {
  const [running, setRunning] = useState<{ work: Work; card: number | null; done: number } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isLocked = useRef(false);

  async function take(chosen: HTMLElement[], again: boolean): Promise<Blob[]> {
    const { takePicture } = await import("./capture.client");
    const pictures: Blob[] = [];
    const missing: MissingImage[] = [];
    for (const card of chosen) {
      const taken = await takePicture(card, { placeholder, again });
      pictures.push(taken.png);
      missing.push(...taken.missing);
      setRunning((before) => before && { ...before, done: pictures.length });
    }
    onMissing(missing);
    return pictures;
  }

  async function alone(work: Work, card: number | null, task: () => Promise<Problem["reason"] | null>) {
    if (isLocked.current) return null;
    isLocked.current = true;
    setRunning({ work, card, done: 0 });
    setProblem(null);
    const reason = await task().catch((error) => {
      reportError(error);
      return "capture" as const;
    });
    if (reason) setProblem({ reason, card });
    setRunning(null);
    isLocked.current = false;
    return reason ? "failed" : "done";
  }

  /** All cards, several as one zip; or the one of this index. */
  function download(card: number | null, again = false) {
    return alone("download", card, async () => {
      const all = cards();
      const chosen = card === null ? all : all.slice(card, card + 1);
      const pictures = await take(chosen, again);
      const [only, ...more] = pictures;
      if (!only) return null;
      if (more.length === 0) {
        saveFile(cardFileName(card === null ? null : card + 1), only);
        return null;
      }
      const { zipPictures } = await import("./capture.client");
      const zip = await zipPictures(pictures).catch((error) => {
        console.error(error);
        return null;
      });
      if (!zip) return "zip";
      saveFile("share-cards.zip", zip);
      return null;
    });
  }

  /** To be called in the click itself, which is all that a browser lets write to the clipboard. */
  function copy(card: number) {
    return alone("copyImage", card, async () => {
      const picture = take(cards().slice(card, card + 1), false).then(([png]) => {
        if (!png) throw new Error("there is no such card");
        return png;
      });
      return outcomeOf(await copyImage(picture), "clipboardImage");
    });
  }

  async function copyWords(text: string) {
    const reason = outcomeOf(await copyText(text), "clipboardText");
    setProblem(reason && { reason, card: null });
    return reason ? "failed" : "done";
  }

  return { running, problem, dismiss: () => setProblem(null), download, copy, copyWords };
}

function outcomeOf(outcome: CopyOutcome, reason: Problem["reason"]): Problem["reason"] | null {
  return outcome === "copied" ? null : reason;
}
