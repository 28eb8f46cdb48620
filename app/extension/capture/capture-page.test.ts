import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newDatabases } from "../../../test/support/databases";
import { fakeChrome } from "../../../test/support/fake-chrome";
import type { Captured } from "./read-page";

const address = "https://a.example/one";
const tab = { id: 7, url: address, title: "One" } as chrome.tabs.Tab;
const page = { address, title: "One", text: "Words about kettles.", highlight: "" };

/** The badge behind the press; `captured` is what the page gives, null where nobody may read it. */
async function press(captured: Partial<Captured> | null, on: Partial<chrome.tabs.Tab> = {}, link?: string) {
  const badge = vi.fn();
  const executeScript = async ({ files }: { files?: string[] }) => {
    if (files && !captured) throw new Error("Cannot access contents of the page");
    return [{ result: { ...page, ...captured } }];
  };
  vi.stubGlobal("chrome", {
    ...chrome,
    scripting: { executeScript },
    action: { setBadgeText: badge, setBadgeBackgroundColor: vi.fn(), setTitle: vi.fn() },
  });
  const { capturePage } = await import("./capture-page");
  await capturePage({ ...tab, ...on }, { link });
  return badge.mock.lastCall?.[0].text;
}

beforeEach(() => {
  // The library is opened once a page.
  vi.resetModules();
  vi.stubGlobal("indexedDB", newDatabases());
  fakeChrome();
});

afterEach(() => vi.unstubAllGlobals());

const library = async () => (await import("../library/database")).library();
const saved = async () => (await library()).getAll("pages");

test("a page is saved, and saved again it is the same entry with all that was marked", async () => {
  expect(await press({ highlight: "Words" })).toBe("✓");
  expect(await press({ highlight: "kettles", address: `${address}?utm_source=x#part` })).toBe("✓");
  expect(await saved()).toMatchObject([
    { key: "a.example/one", highlights: ["Words", "kettles"], hasText: true },
  ]);
});

test("a page that nobody may read keeps title and address, and no text that was read before is lost", async () => {
  expect(await press(null)).toBe("T");
  expect(await saved()).toMatchObject([{ title: "One", address, hasText: false }]);
  expect(await press({})).toBe("✓");
  expect(await press(null)).toBe("T");
  expect(await press({ text: "" })).toBe("T");
  expect(await saved()).toMatchObject([{ hasText: true }]);
});

test("a link is saved by its address", async () => {
  expect(await press({}, {}, "https://b.example/two")).toBe("✓");
  expect(await saved()).toMatchObject([{ address: "https://b.example/two", title: "https://b.example/two" }]);
});

test("a page of the browser itself is not saved, and that is said", async () => {
  expect(await press(null, { url: "chrome://settings/" })).toBe("×");
  expect(await saved()).toEqual([]);
});

test("a full disk is said, and what was saved stands", async () => {
  await press({});
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await press({ text: "Later words." })).toBe("!");
  vi.restoreAllMocks();
  expect(await saved()).toMatchObject([{ title: "One", hasText: true }]);
  expect(await (await library()).getAll("texts")).toEqual([page.text]);
});
