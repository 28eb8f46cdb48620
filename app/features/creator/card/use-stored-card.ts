import { type RefObject, useEffect, useRef, useState } from "react";
import { recordOf } from "~/core/parse-unknown";
import { type SharedText, sharedTextIn } from "~/core/starting-text";
import { storedJson, storedText, storeJson, watchOtherTabs } from "~/ui/browser/browser-storage.client";
import { useLatest } from "~/ui/browser/use-latest";
import {
  type CardSettings,
  defaultSettings,
  otherTabAfter,
  previousAfter,
  type StoredText,
  settingsFrom,
  textFrom,
} from "./settings";
import { useDroppedText } from "./use-dropped-text";

/** The text and the settings of the card, stored in this browser with every change. A text that another page or a file shares
 * replaces what was written, which can be brought back; so can what another tab writes over it. */
export function useStoredCard(area: RefObject<HTMLTextAreaElement>, replace: (text: string) => void) {
  const [text, setText] = useState("");
  const [previous, setPrevious] = useState<string | null>(null);
  const [shared, setShared] = useState<string | null>(null);
  const [otherTab, setOtherTab] = useState<string | null>(null);
  const seen = useRef<string | null>(null);
  const [settings, setSettings] = useState<CardSettings>(defaultSettings);
  const [isStored, setStored] = useState(true);
  const [isRead, setRead] = useState(false);
  const latestOtherTab = useLatest(otherTab);

  useEffect(() => {
    const before = readText();
    setSettings(settingsFrom(storedJson("localStorage", SETTINGS_KEY)));
    setPrevious(before.previous);
    setShared(before.shared);
    setOtherTab(before.otherTab);
    seen.current = readNewest().text;
    // What was typed before hydration is in the field already.
    if (area.current) area.current.value ||= before.text;
    setText(area.current?.value ?? before.text);
    setRead(true);
  }, [area]);

  function importText(imported: string): void {
    const own = area.current?.value ?? "";
    if (own === imported) return;
    setPrevious(previousAfter({ text: own, previous, shared }));
    setShared(imported);
    replace(imported);
  }

  const link = useSharedText(isRead, importText);
  useDroppedText(importText);

  useEffect(() => {
    if (!isRead) return;
    const own = { text, previous, shared, otherTab: latestOtherTab.current };
    const after = otherTabAfter(own, readNewest().text, seen.current);
    seen.current = text;
    setOtherTab(after);
    setStored(storeJson("localStorage", TEXT_KEY, { ...own, otherTab: after }));
  }, [isRead, text, previous, shared, latestOtherTab]);

  // What another tab wrote is saved in this tab alone: an idle tab must not put its older text back for all.
  useEffect(() => {
    if (isRead) storeJson("sessionStorage", TEXT_KEY, { text, previous, shared, otherTab });
  }, [isRead, text, previous, shared, otherTab]);

  useEffect(() => {
    if (!isRead) return;
    return watchOtherTabs(TEXT_KEY, () => {
      // Storage that was cleared takes no text away.
      if (storedText("localStorage", TEXT_KEY) === null) return;
      const newest = readNewest().text;
      const own = { text, previous, shared, otherTab: latestOtherTab.current };
      setOtherTab(otherTabAfter(own, newest, seen.current));
      seen.current = newest;
    });
  }, [isRead, text, previous, shared, latestOtherTab]);

  function settlePrevious(next: string | null): void {
    setPrevious(next);
    if (previous !== null) return;
    setOtherTab(null);
    setStored(storeJson("localStorage", TEXT_KEY, { text, previous: next, shared, otherTab: null }));
    seen.current = text;
  }

  function change(some: Partial<CardSettings>): void {
    const next = { ...settings, ...some };
    setSettings(next);
    setStored(storeJson("localStorage", SETTINGS_KEY, next));
  }

  const replaced = previous ?? otherTab;
  const displaced: DisplacedText | null =
    replaced === null
      ? null
      : {
          isOtherTab: previous === null,
          bringBack() {
            settlePrevious(text.trim() ? text : null);
            replace(replaced);
          },
          drop: () => settlePrevious(null),
        };
  return { text, setText, displaced, settings, change, isStored, isRead, link };
}

/** A text that another one took the place of, here or in another tab. */
export type DisplacedText = { isOtherTab: boolean; bringBack(): void; drop(): void };

export type SharedLink = { problem: Exclude<SharedText["kind"], "text"> | null; dismiss(): void };

/** Imports the text of the address once, and takes it out of the address. */
function useSharedText(isReady: boolean, onText: (text: string) => void): SharedLink {
  const [problem, setProblem] = useState<SharedLink["problem"]>(null);
  const latest = useLatest(onText);

  useEffect(() => {
    if (!isReady) return;
    const take = () => {
      const shared = sharedTextIn(location.hash);
      if (shared === null) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setProblem(shared.kind === "text" ? null : shared.kind);
      if (shared.kind === "text") latest.current(shared.text);
    };
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [isReady, latest]);

  return { problem, dismiss: () => setProblem(null) };
}

const SETTINGS_KEY = "wink.card.settings";
const TEXT_KEY = "wink.card.text";

/** This tab's own text as it was before a reload, else the one that was written last in any tab. */
function readText(): StoredText {
  const newest = readNewest();
  const stored = storedJson("sessionStorage", TEXT_KEY);
  if (typeof recordOf(stored).text !== "string") return newest;
  const own = textFrom(stored);
  return { ...own, otherTab: otherTabAfter(own, newest.text, own.text) };
}

function readNewest(): StoredText {
  return textFrom(storedJson("localStorage", TEXT_KEY));
}
