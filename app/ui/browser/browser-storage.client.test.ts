import { afterEach, expect, test, vi } from "vitest";
import { storedJson, storedText, storeText } from "./browser-storage.client";

afterEach(() => void vi.unstubAllGlobals());

function storageOf(stored: Map<string, string>) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** A browser that throws at the mere mention of its storage. */
function blockedWindow() {
  return Object.defineProperty({}, "localStorage", {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
}

test("what is stored is there again, in the storage that was named", () => {
  vi.stubGlobal("window", { localStorage: storageOf(new Map()), sessionStorage: storageOf(new Map()) });
  expect(storeText("sessionStorage", "key", '{"a":1}')).toBe(true);
  expect(storedText("sessionStorage", "key")).toBe('{"a":1}');
  expect(storedJson("sessionStorage", "key")).toEqual({ a: 1 });
  expect(storedText("localStorage", "key")).toBeNull();
});

test("keeping nothing removes what was stored", () => {
  const stored = new Map([["key", "text"]]);
  vi.stubGlobal("window", { localStorage: storageOf(stored) });
  expect(storeText("localStorage", "key", null)).toBe(true);
  expect(stored.size).toBe(0);
});

test.each([
  ["nothing kept", null],
  ["half an object", '{"a":'],
  ["no JSON", "text"],
])("%s is no value", (_, text) => {
  vi.stubGlobal("window", { localStorage: storageOf(new Map(text === null ? [] : [["key", text]])) });
  expect(storedJson("localStorage", "key")).toBeUndefined();
});

test("blocked storage is told from an empty one, and keeps nothing", () => {
  vi.stubGlobal("window", blockedWindow());
  expect(storedText("localStorage", "key")).toBeUndefined();
  expect(storedJson("localStorage", "key")).toBeUndefined();
  expect(storeText("localStorage", "key", "text")).toBe(false);
  expect(storeText("localStorage", "key", null)).toBe(false);
});

test("a full storage refuses and is told so", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: { ...storageOf(new Map()), setItem: full } });
  expect(storeText("localStorage", "key", "text")).toBe(false);
});
