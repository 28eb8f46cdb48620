import { parsedJson } from "~/core/parse-unknown";

type StorageName = "localStorage" | "sessionStorage";

/** The text kept under a key: null if there is none, undefined if the browser lets nobody look. */
export function storedText(name: StorageName, key: string): string | null | undefined {
  try {
    return window[name].getItem(key);
  } catch {
    return undefined;
  }
}

/** The value kept as JSON under a key; undefined for what is not there, is damaged or must not be looked at. */
export function storedJson(name: StorageName, key: string): unknown {
  return parsedJson(storedText(name, key) ?? "");
}

/** Hears when another tab changes what is kept in local storage under a key; returns what ends this. */
export function watchOtherTabs(key: string, onChange: () => void): () => void {
  // Without a key all was cleared.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Null removes. False if the browser is full or forbids it. */
export function storeText(name: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[name].removeItem(key);
    else window[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function storeJson(name: StorageName, key: string, value: unknown): boolean {
  return storeText(name, key, JSON.stringify(value));
}
