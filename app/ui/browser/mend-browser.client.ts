import { decodableHash } from "~/core/starting-text";

function isRefused(): boolean {
  try {
    window.sessionStorage.removeItem("wink.probe");
    return false;
  } catch {
    return true;
  }
}

function storageInMemory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A substitute for refused session storage, which the framework uses unguarded: every link would end in an error. */
export function ensureSessionStorage(): void {
  if (!isRefused()) return;
  Object.defineProperty(window, "sessionStorage", { configurable: true, value: storageInMemory() });
}

function mend(): void {
  const { hash, pathname, search } = window.location;
  const mended = decodableHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, "", pathname + search + mended);
}

/** The framework decodes the fragment after every navigation, and a damaged one would stop the page: to be called before it listens. */
export function watchFragment(): void {
  mend();
  window.addEventListener("popstate", mend);
}
