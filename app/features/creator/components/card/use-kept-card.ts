import { type RefObject, useEffect, useRef, useState } from "react";
import { startingTextOf } from "~/core/starting-text";
import { keepSettings, keepText, readSettings, readText } from "../../card/kept-card.client";
import { type CardSettings, defaultSettings, previousAfter } from "../../card/settings";

/**
 * The text and the look of the card, kept in this browser with every change. A text that another page hands over takes
 * the place of what was written, which stays at hand as `previous`.
 */
export function useKeptCard(area: RefObject<HTMLTextAreaElement>, replace: (text: string) => void) {
  const [text, setText] = useState("");
  const [previous, setPrevious] = useState<string | null>(null);
  const [handed, setHanded] = useState<string | null>(null);
  const [settings, setSettings] = useState<CardSettings>(defaultSettings);
  const [isKept, setKept] = useState(true);
  const [isRead, setRead] = useState(false);
  const replacing = useRef(replace);
  replacing.current = replace;

  useEffect(() => {
    const before = readText();
    setSettings(readSettings());
    setPrevious(before.previous);
    setHanded(before.handed);
    // What was typed before this page came to life is in the field already.
    if (area.current) area.current.value ||= before.text;
    setText(area.current?.value ?? before.text);
    setRead(true);
  }, [area]);

  useEffect(() => {
    if (!isRead) return;
    const takeOver = () => {
      const coming = startingTextOf(location.hash);
      if (coming === null) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      const own = area.current?.value ?? "";
      if (own === coming) return;
      setPrevious(previousAfter({ text: own, previous, handed }));
      setHanded(coming);
      replacing.current(coming);
    };
    takeOver();
    window.addEventListener("hashchange", takeOver);
    return () => window.removeEventListener("hashchange", takeOver);
  }, [isRead, area, previous, handed]);

  useEffect(() => {
    if (isRead) setKept(keepText({ text, previous, handed }));
  }, [isRead, text, previous, handed]);

  function change(some: Partial<CardSettings>): void {
    const next = { ...settings, ...some };
    setSettings(next);
    setKept(keepSettings(next));
  }

  return { text, setText, previous, setPrevious, settings, change, isKept, isRead };
}
