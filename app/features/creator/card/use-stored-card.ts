import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "~/ui/use-latest";
import { besideAfter, type CardSettings, defaultSettings, previousAfter } from "./settings";
import {
  keepInTab,
  keepSettings,
  keepText,
  readSettings,
  readShared,
  readText,
  watchOtherTabs,
} from "./stored-card.client";
import { useDroppedText } from "./use-dropped-text";
import { useHandedText } from "./use-shared-text";

/**
 * The text and the look of the card, kept in this browser with every change. A text that another page or a file hands over takes
 * the place of what was written, which stays at hand as `previous`; so does what another tab writes over it.
 */
export function useKeptCard(area: RefObject<HTMLTextAreaElement>, replace: (text: string) => void) {
  const [text, setText] = useState("");
  const [previous, setPrevious] = useState<string | null>(null);
  const [handed, setHanded] = useState<string | null>(null);
  const [beside, setBeside] = useState<string | null>(null);
  const seen = useRef<string | null>(null);
  const [settings, setSettings] = useState<CardSettings>(defaultSettings);
  const [isKept, setKept] = useState(true);
  const [isRead, setRead] = useState(false);
  const latestBeside = useLatest(beside);

  useEffect(() => {
    const before = readText();
    setSettings(readSettings());
    setPrevious(before.previous);
    setHanded(before.handed);
    setBeside(before.beside);
    seen.current = readShared().text;
    // What was typed before this page came to life is in the field already.
    if (area.current) area.current.value ||= before.text;
    setText(area.current?.value ?? before.text);
    setRead(true);
  }, [area]);

  function takeHanded(coming: string): void {
    const own = area.current?.value ?? "";
    if (own === coming) return;
    setPrevious(previousAfter({ text: own, previous, handed }));
    setHanded(coming);
    replace(coming);
  }

  const link = useHandedText(isRead, takeHanded);
  useDroppedText(takeHanded);

  useEffect(() => {
    if (!isRead) return;
    const shared = readShared().text;
    const own = { text, previous, handed, beside: latestBeside.current };
    const after = besideAfter(own, shared, seen.current);
    seen.current = text;
    setBeside(after);
    setKept(keepText({ ...own, beside: after }));
  }, [isRead, text, previous, handed, latestBeside]);

  // What another tab wrote is kept in this one alone: an idle tab must not put its older text back before all.
  useEffect(() => {
    if (isRead) keepInTab({ text, previous, handed, beside });
  }, [isRead, text, previous, handed, beside]);

  useEffect(() => {
    if (!isRead) return;
    return watchOtherTabs((shared) => {
      setBeside(besideAfter({ text, previous, handed, beside: latestBeside.current }, shared, seen.current));
      seen.current = shared;
    });
  }, [isRead, text, previous, handed, latestBeside]);

  /** What was at hand has been taken back or let go; `next` is at hand in its place. */
  function settlePrevious(next: string | null): void {
    setPrevious(next);
    if (previous !== null) return;
    setBeside(null);
    setKept(keepText({ text, previous: next, handed, beside: null }));
    seen.current = text;
  }

  function change(some: Partial<CardSettings>): void {
    const next = { ...settings, ...some };
    setSettings(next);
    setKept(keepSettings(next));
  }

  const atHand = previous ?? beside;
  const isElsewhere = previous === null && beside !== null;
  return { text, setText, atHand, isElsewhere, settlePrevious, settings, change, isKept, isRead, link };
}
