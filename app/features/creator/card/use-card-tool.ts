import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/ui/root-data";
import { toast } from "~/ui/toast-queue";
import { applyEdit } from "../article/editing/apply-edit.client";
import { useEditing } from "../editor/use-editing";
import type { MissingImage } from "./image-address";
import { placeholderPicture } from "./placeholder";
import { LONGEST_READABLE } from "./size";
import { useComposed } from "./use-composed";
import { usePictures } from "./use-pictures";
import { useKeptCard } from "./use-stored-card";
import { useToday } from "./use-today";
import { cardDay } from "./wording";

/** Everything the card tool knows and does; the screen shows it. */
export function useCardTool() {
  const { t } = useTranslation("card");
  const { locale } = useRoot();
  const area = useRef<HTMLTextAreaElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const firstStage = useRef<HTMLElement>(null);
  const [image, setImage] = useState<string | null>(null);
  const [missing, setMissing] = useState<MissingImage[]>([]);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const placeholder = useMemo(() => placeholderPicture(t("missing.placeholder")), [t]);

  const { run, history } = useEditing(area, {
    onChange: () => kept.setText(area.current?.value ?? ""),
    onPictureFile: () => toast(t("editor.pictureFile")),
    onNotLoaded: () => toast(t("editor.notLoaded"), "bad"),
  });

  /** Puts another text in place of the present one, as one step that the browser's undo takes back. */
  function replace(text: string): void {
    const field = area.current;
    if (!field) return;
    const edit = { from: 0, to: field.value.length, insert: text, start: text.length, end: text.length };
    applyEdit(field, edit, history.current);
    kept.setText(field.value);
  }

  const kept = useKeptCard(area, replace);
  const { text, settings } = kept;
  const addBroken = useCallback((more: string[]) => setBroken((before) => new Set([...before, ...more])), []);
  const onBroken = useCallback((src: string) => addBroken([src]), [addBroken]);
  const work = { text, locale, settings, image, broken, placeholder, onBroken, stage, firstStage };
  const composed = useComposed(work);
  const pages = (!composed.failed && composed.composed?.pages) || [];

  const pictures = usePictures({
    cards: () => [...(cards.current?.querySelectorAll<HTMLElement>(".share-card") ?? [])],
    placeholder,
    onMissing: (found) => {
      setMissing(found);
      addBroken(found.map(({ src }) => src));
    },
  });

  async function download(card: number | null, again = false): Promise<void> {
    if ((await pictures.download(card, again)) === "done") toast(t("done.downloaded"), "good");
  }

  async function copyPicture(card: number): Promise<void> {
    if ((await pictures.copy(card)) === "done") toast(t("done.imageCopied"), "good");
  }

  async function copyWords(): Promise<void> {
    if ((await pictures.copyWords(text)) === "done") toast(t("done.textCopied"), "good");
  }

  function retryMissing(): void {
    setBroken(new Set());
    void download(null, true);
  }

  function retry(): void {
    const { reason, card } = pictures.problem ?? {};
    if (reason === "clipboardText") void copyWords();
    else if (reason === "clipboardImage") void copyPicture(card ?? 0);
    else void download(card ?? null);
  }

  const { language } = composed;
  const today = useToday();
  const face = { settings, language, day: today && cardDay(today, language), image };
  const shown = missing.filter(({ src }) => broken.has(src) && text.includes(src));
  const isDrawing = composed.formulas.state === "drawing";
  const isTooTall = settings.format === "auto" && (composed.composed?.height ?? 0) > LONGEST_READABLE;
  return {
    ...{ locale, area, cards, stage, firstStage, run, replace, kept, composed, pages, pictures, face },
    ...{
      setImage,
      missing: shown,
      isTooTall,
      isDrawing,
      download,
      copyPicture,
      copyWords,
      retry,
      retryMissing,
    },
  };
}

export type CardTool = ReturnType<typeof useCardTool>;
