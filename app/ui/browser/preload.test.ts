import { afterEach, expect, test, vi } from "vitest";
import { onArrival, prefetchOfLinks } from "./preload";

afterEach(() => void vi.unstubAllGlobals());

function browser({ saveData, reducedData }: { saveData?: boolean; reducedData?: boolean }): void {
  vi.stubGlobal("navigator", saveData === undefined ? {} : { connection: { saveData } });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reducedData === true && query === "(prefers-reduced-data: reduce)",
  }));
}

test.each([
  [{}, "intent"],
  [{ saveData: false }, "intent"],
  [{ saveData: true }, "none"],
  [{ reducedData: true }, "none"],
])("a browser that says %j prefetches links by %s, and buttons alike", (says, expected) => {
  browser(says);
  const load = vi.fn(() => Promise.reject(new Error("no network")));
  onArrival(load).onPointerEnter();
  expect([prefetchOfLinks(), load.mock.calls.length]).toEqual([expected, expected === "intent" ? 1 : 0]);
});

test("the server writes links as any browser takes them", () => {
  expect(prefetchOfLinks()).toBe("intent");
});
