import { defaultSettings, type ProviderSettings } from "./provider-access";
import { settingsFromStorage } from "./provider-settings";

/** What a person must know of the storage: it was unreadable, or it keeps nothing beyond this visit. */
export type StorageNote = "damaged" | "visitOnly" | null;

export type StoredSettings = { settings: ProviderSettings; note: StorageNote };

export const STORAGE_KEY = "wink.provider";

/** What the storage would not take, for as long as the page is open. */
let thisVisit: ProviderSettings | null = null;

/** The settings at this moment, so that what another tab has saved counts at once. */
export function readSettings(): StoredSettings {
  if (thisVisit) return { settings: thisVisit, note: "visitOnly" };
  try {
    const text = window.localStorage.getItem(STORAGE_KEY);
    if (text === null) return { settings: defaultSettings, note: null };
    const { settings, damaged } = settingsFromStorage(text, window.location.origin);
    return { settings, note: damaged ? "damaged" : null };
  } catch {
    return { settings: defaultSettings, note: "visitOnly" };
  }
}

/** Keeps the settings in this browser; where it refuses, until the page is closed. */
export function saveSettings(settings: ProviderSettings): StoredSettings {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    thisVisit = null;
    return { settings, note: null };
  } catch {
    thisVisit = settings;
    return { settings, note: "visitOnly" };
  }
}

/** Drops both keys at once and leaves the addresses and models. False where the browser does not let go of them. */
export function forgetKeys(): boolean {
  const { settings } = readSettings();
  const left = {
    text: { ...settings.text, apiKey: "" },
    image: { ...settings.image, apiKey: "" },
  };
  thisVisit = null;
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    return false;
  }
  saveSettings(left);
  return true;
}
