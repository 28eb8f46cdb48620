import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "~/core/locale";
import type { Composed, Prepared } from "./compose.client";
import type { CardSettings } from "./settings";
import { heights } from "./size";
import { useFormulas } from "./use-formulas";

type Composer = typeof import("./compose.client");

const LONG_TEXT = 4000;

type ComposedOptions = {
  text: string;
  locale: Locale;
  settings: CardSettings;
  image: string | null;
  broken: ReadonlySet<string>;
  placeholder: string;
  onBroken: (sources: string[]) => void;
  stage: RefObject<HTMLElement>;
  firstStage: RefObject<HTMLElement>;
};

export function useComposed(options: ComposedOptions) {
  const { text, locale, settings, image, broken, placeholder, onBroken, stage, firstStage } = options;
  const [composer, setComposer] = useState<Composer | null>(null);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [composed, setComposed] = useState<(Composed & { layoutKey: string }) | null>(null);
  const [failed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(0);
  const awaited = useRef<ReadonlySet<EventTarget | null>>(new Set());
  const formulas = useFormulas();
  const { drawings, want } = formulas;
  const areSource = formulas.state === "failed";
  const part = composer?.partOf(text, locale) ?? { text, isCut: false, language: locale };
  const { language } = part;
  const layoutKey = JSON.stringify([settings, image !== null, arrived]);

  const load = useCallback(() => {
    setFailed(false);
    import("./compose.client").then(setComposer, () => setFailed(true));
  }, []);
  const isNeeded = text !== "";
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  useEffect(() => {
    if (!composer) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      try {
        setFailed(false);
        if (!part.text.trim()) {
          want([], []);
          return setPrepared(null);
        }
        const next = composer.prepareText(part.text, language, broken, placeholder, drawings);
        // Formulas that are drawn in a moment are not shown as their source first.
        const wait = want(next.formulas, next.missing);
        if (areSource || wait === 0) setPrepared(next);
        else timer = setTimeout(() => setPrepared(next), wait);
      } catch (error) {
        setFailed(true);
        reportError(error);
      }
    };
    if (part.text.length < LONG_TEXT) update();
    else timer = setTimeout(update, 150);
    return () => clearTimeout(timer);
  }, [composer, part.text, language, broken, placeholder, drawings, want, areSource]);

  useEffect(() => {
    const card = stage.current;
    if (!composer || !prepared || !card) return setComposed(null);
    const later = roomOf(card);
    const first = firstStage.current ? roomOf(firstStage.current) : later;
    const heightOf =
      heights[settings.format] === null ? null : (page: number) => (page === 0 ? first : later);
    try {
      setComposed({ ...composer.composeCards(card, prepared, settings, heightOf), layoutKey });
      awaited.current = new Set([...card.querySelectorAll("img")].filter(({ complete }) => !complete));
    } catch (error) {
      setFailed(true);
      reportError(error);
    }
  }, [composer, prepared, settings, layoutKey, stage, firstStage]);

  useEffect(() => {
    const card = stage.current;
    // A picture whose size was known loads as well whenever it is laid out.
    const onLoad = ({ target }: Event) => awaited.current.has(target) && setArrived((count) => count + 1);
    const onError = ({ target }: Event) => {
      const src = target instanceof HTMLImageElement && target.getAttribute("src");
      if (src) onBroken([src]);
    };
    card?.addEventListener("load", onLoad, true);
    card?.addEventListener("error", onError, true);
    return () => {
      card?.removeEventListener("load", onLoad, true);
      card?.removeEventListener("error", onError, true);
    };
  }, [stage, onBroken]);

  return { prepared, composed, failed, formulas, isCut: part.isCut, language, retry: load };
}

export type Composition = ReturnType<typeof useComposed>;

function roomOf(face: HTMLElement | null): number {
  return face?.querySelector(".card-body")?.clientHeight ?? 0;
}
