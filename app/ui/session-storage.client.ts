function isRefused(): boolean {
  try {
    window.sessionStorage.removeItem("wink.probe");
    return false;
  } catch {
    return true;
  }
}

function storageInMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** A substitute for refused session storage, which the framework uses unguarded: every link would end in an error. */
export function ensureSessionStorage(): void {
  if (!isRefused()) return;
  Object.defineProperty(window, "sessionStorage", { configurable: true, value: storageInMemory() });
}
