import { type CardSettings, type KeptText, settingsFrom, textFrom } from "./settings";

const SETTINGS = "wink.card.settings";
const TEXT = "wink.card.text";

export function readSettings(): CardSettings {
  return settingsFrom(read(SETTINGS));
}

export function readText(): KeptText {
  return textFrom(read(TEXT));
}

/** False if this browser keeps nothing, because it is full or forbidden. */
export function keepSettings(settings: CardSettings): boolean {
  return write(SETTINGS, settings);
}

export function keepText(text: KeptText): boolean {
  return write(TEXT, text);
}

/** What is not there, is damaged or must not be read all means the same here: nothing was kept. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
