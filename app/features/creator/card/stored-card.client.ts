import { recordOf } from "~/core/parse-unknown";
import { storedJson, storeText } from "~/ui/browser-storage.client";
import { type CardSettings, otherTabAfter, type StoredText, settingsFrom, textFrom } from "./settings";

const SETTINGS_KEY = "wink.card.settings";
const TEXT_KEY = "wink.card.text";

export function readSettings(): CardSettings {
  return settingsFrom(storedJson("localStorage", SETTINGS_KEY));
}

/** This tab's own text as it was before a reload, else the one that was written last in any tab. */
export function readText(): StoredText {
  const newest = readNewest();
  const stored = storedJson("sessionStorage", TEXT_KEY);
  if (typeof recordOf(stored).text !== "string") return newest;
  const own = textFrom(stored);
  return { ...own, otherTab: otherTabAfter(own, newest.text, own.text) };
}

export function readNewest(): StoredText {
  return textFrom(storedJson("localStorage", TEXT_KEY));
}

/** Until the returned function is called. */
export function watchOtherTabs(onText: (newest: string) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TEXT_KEY) onText(readNewest().text);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** False, like the two below, if this browser stores nothing, because it is full or forbidden. */
export function saveSettings(settings: CardSettings): boolean {
  return storeText("localStorage", SETTINGS_KEY, JSON.stringify(settings));
}

export function saveText(text: StoredText): boolean {
  return storeText("localStorage", TEXT_KEY, JSON.stringify(text));
}

export function saveInTab(text: StoredText): boolean {
  return storeText("sessionStorage", TEXT_KEY, JSON.stringify(text));
}
