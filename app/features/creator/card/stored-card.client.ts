import { recordOf } from "~/core/parse-unknown";
import { storedJson, storeText } from "~/ui/browser-storage.client";
import { besideAfter, type CardSettings, type KeptText, settingsFrom, textFrom } from "./settings";

const SETTINGS_KEY = "wink.card.settings";
const TEXT_KEY = "wink.card.text";

export function readSettings(): CardSettings {
  return settingsFrom(storedJson("localStorage", SETTINGS_KEY));
}

/** This tab's own text as it was before a reload, else the one that was written last in any tab. */
export function readText(): KeptText {
  const shared = readShared();
  const kept = storedJson("sessionStorage", TEXT_KEY);
  if (typeof recordOf(kept).text !== "string") return shared;
  const own = textFrom(kept);
  return { ...own, beside: besideAfter(own, shared.text, own.text) };
}

/** What the tabs of this browser share: the text that was written last. */
export function readShared(): KeptText {
  return textFrom(storedJson("localStorage", TEXT_KEY));
}

/** Calls with the text that another tab has just written; gives back what ends it. */
export function watchOtherTabs(onText: (shared: string) => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === TEXT_KEY) onText(readShared().text);
  };
  window.addEventListener("storage", look);
  return () => window.removeEventListener("storage", look);
}

/** False if this browser keeps nothing, because it is full or forbidden. */
export function keepSettings(settings: CardSettings): boolean {
  return storeText("localStorage", SETTINGS_KEY, JSON.stringify(settings));
}

/** For every tab to come. */
export function keepText(text: KeptText): boolean {
  return storeText("localStorage", TEXT_KEY, JSON.stringify(text));
}

/** For this tab alone, where no other can take its place. */
export function keepInTab(text: KeptText): boolean {
  return storeText("sessionStorage", TEXT_KEY, JSON.stringify(text));
}
