import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { share } from "~/ui/browser/share";
import { clearToast, toast } from "~/ui/toast-queue";
import { type CopyOutcome, copyImage, copyText } from "../article/copy/clipboard.client";
import { saveFile } from "../article/copy/save-file.client";
import type { MissingImage } from "./image-address";

const NOT_LOADED = "notLoaded";

export const loadCapture = () =>
  import("./capture.client").catch((error) => {
    console.error(error);
    throw new Error("what makes pictures did not come", { cause: NOT_LOADED });
  });

/** `card` is the index of the only one that is downloaded or copied, null for all. */
export type Running = { work: "download" | "copyImage" | "share"; card: number | null; done: number };

export type Problem = {
  reason: "capture" | "zip" | "clipboardImage" | "clipboardText" | "share" | "notLoaded";
  work: Running["work"] | "copyText";
  card: number | null;
};

type PicturesOptions = {
  text: string;
  cards: RefObject<HTMLElement>;
  broken: ReadonlySet<string>;
  placeholder: string;
  onBroken: (sources: string[]) => void;
  onRetryBroken: () => void;
};

/** One work at a time, however often a button is pressed. */
export function usePictures(options: PicturesOptions) {
  const { text, cards, broken, placeholder, onBroken, onRetryBroken } = options;
  const { t } = useTranslation("card");
  const [running, setRunning] = useState<Running | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [missing, setMissing] = useState<MissingImage[]>([]);
  const isLocked = useRef(false);

  async function capture(chosen: number | null, again: boolean): Promise<Blob[]> {
    const { captureCard } = await loadCapture();
    const all = [...(cards.current?.querySelectorAll<HTMLElement>(".share-card") ?? [])];
    const pictures: Blob[] = [];
    const lacking: MissingImage[] = [];
    for (const card of chosen === null ? all : all.slice(chosen, chosen + 1)) {
      const captured = await captureCard(card, { placeholder, again });
      pictures.push(captured.png);
      lacking.push(...captured.missing);
      setRunning((before) => before && { ...before, done: pictures.length });
    }
    setMissing(lacking);
    onBroken(lacking.map(({ src }) => src));
    return pictures;
  }

  async function alone(
    { work, card }: Pick<Running, "work" | "card">,
    task: () => Promise<Problem["reason"] | null>,
    success?: string,
  ): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setRunning({ work, card, done: 0 });
    setProblem(null);
    clearToast("card");
    const reason = await task().catch((error) => {
      console.error(error);
      return error instanceof Error && error.cause === NOT_LOADED ? NOT_LOADED : ("capture" as const);
    });
    if (reason) setProblem({ reason, work, card });
    else if (success) toast(success, "good", { topic: "card" });
    setRunning(null);
    isLocked.current = false;
  }

  function download(card: number | null, again = false): Promise<void> {
    const save = async () => {
      const pictures = await capture(card, again);
      const [only, ...more] = pictures;
      if (only && more.length === 0) saveFile(cardFileName(card === null ? null : card + 1), only);
      if (more.length === 0) return null;
      const { zipPictures } = await import("./capture.client");
      const zip = await zipPictures(filesOf(pictures)).catch((error) => {
        console.error(error);
        return null;
      });
      if (!zip) return "zip";
      saveFile("share-cards.zip", zip);
      return null;
    };
    return alone({ work: "download", card }, save, t("done.downloaded"));
  }

  /** To be called in the click itself, which is all that a browser lets write to the clipboard. */
  function copyCard(card: number): Promise<void> {
    const copy = async () => {
      const picture = capture(card, false).then(([png]) => {
        if (!png) throw new Error("there is no such card");
        return png;
      });
      return reasonOf(await copyImage(picture), "clipboardImage");
    };
    return alone({ work: "copyImage", card }, copy, t("done.imageCopied"));
  }

  /** All cards as pictures; other apps say themselves what they make of them. */
  function shareCards(): Promise<void> {
    const handOver = async () => {
      const files = filesOf(await capture(null, false));
      return (await share({ files })) ? null : "share";
    };
    return alone({ work: "share", card: null }, handOver);
  }

  async function copyWords(): Promise<void> {
    const reason = reasonOf(await copyText(text), "clipboardText");
    setProblem(reason && { reason, work: "copyText", card: null });
    if (reason) clearToast("card");
    else toast(t("done.textCopied"), "good", { topic: "card" });
  }

  function retry(): void {
    const { work, card } = problem ?? {};
    if (work === "copyText") void copyWords();
    else if (work === "copyImage") void copyCard(card ?? 0);
    else if (work === "share") void shareCards();
    else void download(card ?? null);
  }

  function retryMissing(): void {
    onRetryBroken();
    void download(null, true);
  }

  const stillMissing = missing.filter(({ src }) => broken.has(src) && text.includes(src));
  return {
    running,
    problem,
    missing: stillMissing,
    download,
    copyCard,
    shareCards,
    copyWords,
    retry,
    retryMissing,
  };
}

export function cardFileName(number: number | null): string {
  return number === null ? "share-card.png" : `share-card-${String(number).padStart(2, "0")}.png`;
}

function filesOf(pictures: Blob[]): File[] {
  return pictures.map((png, index) => {
    const name = cardFileName(pictures.length === 1 ? null : index + 1);
    return new File([png], name, { type: png.type });
  });
}

function reasonOf(outcome: CopyOutcome, reason: Problem["reason"]): Problem["reason"] | null {
  return outcome === "copied" ? null : reason;
}
