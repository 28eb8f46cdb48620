import { type CardSettings, cardSettings, defaultSettings, type KeptText, keptText } from "./settings";

const SETTINGS = "wink.card.settings";
const TEXT = "wink.card.text";

export function readSettings(): CardSettings {
  return cardSettings.safeParse(read(SETTINGS)).data ?? defaultSettings;
}

export function readText(): KeptText {
  return keptText.safeParse(read(TEXT)).data ?? { text: "", previous: null };
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
