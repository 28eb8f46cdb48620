import { recordOf } from "~/core/outside";
import { besideAfter, type CardSettings, type KeptText, settingsFrom, textFrom } from "./settings";

const SETTINGS_KEY = "wink.card.settings";
const TEXT_KEY = "wink.card.text";

export function readSettings(): CardSettings {
  return settingsFrom(read(() => localStorage, SETTINGS_KEY));
}

/** This tab's own text as it was before a reload, else the one that was written last in any tab. */
export function readText(): KeptText {
  const shared = readShared();
  const kept = read(() => sessionStorage, TEXT_KEY);
  if (typeof recordOf(kept).text !== "string") return shared;
  const own = textFrom(kept);
  return { ...own, beside: besideAfter(own, shared.text, own.text) };
}

/** What the tabs of this browser share: the text that was written last. */
export function readShared(): KeptText {
  return textFrom(read(() => localStorage, TEXT_KEY));
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
  return write(() => localStorage, SETTINGS_KEY, settings);
}

/** For every tab to come. */
export function keepText(text: KeptText): boolean {
  return write(() => localStorage, TEXT_KEY, text);
}

/** For this tab alone, where no other can take its place. */
export function keepInTab(text: KeptText): boolean {
  return write(() => sessionStorage, TEXT_KEY, text);
}

/** What is not there, is damaged or must not be read all means the same here: nothing was kept. */
function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
