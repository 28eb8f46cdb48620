import { storedText, storeJson, storeText } from "~/ui/browser/browser-storage.client";
import { defaultSettings, type ProviderSettings, STORAGE_KEY } from "./provider-access";
import { settingsFromStorage } from "./provider-settings";

/** "damaged": unreadable; "visitOnly": nothing is stored beyond this visit. */
type StorageNote = "damaged" | "visitOnly" | null;

export type StoredSettings = { settings: ProviderSettings; note: StorageNote };

let thisVisit: ProviderSettings | null = null;

/** Read anew each time, so that what another tab has saved counts. */
export function readSettings(): StoredSettings {
  if (thisVisit) return { settings: thisVisit, note: "visitOnly" };
  const text = storedText("localStorage", STORAGE_KEY);
  if (text === undefined) return { settings: defaultSettings, note: "visitOnly" };
  if (text === null) return { settings: defaultSettings, note: null };
  const { settings, damaged } = settingsFromStorage(text, window.location.origin);
  return { settings, note: damaged ? "damaged" : null };
}

/** Stores the settings in this browser; where it refuses, until the page is closed. */
export function saveSettings(settings: ProviderSettings): StoredSettings {
  const isStored = storeJson("localStorage", STORAGE_KEY, settings);
  thisVisit = isStored ? null : settings;
  return { settings, note: isStored ? null : "visitOnly" };
}

/** False where the browser does not let go of the keys. */
export function forgetKeys(): boolean {
  const { settings } = readSettings();
  const left = {
    text: { ...settings.text, apiKey: "" },
    image: { ...settings.image, apiKey: "" },
  };
  thisVisit = null;
  if (!storeText("localStorage", STORAGE_KEY, null)) return false;
  saveSettings(left);
  return true;
}
