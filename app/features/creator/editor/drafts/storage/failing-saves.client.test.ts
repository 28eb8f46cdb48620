import { expect, test } from "vitest";
import { fakeBrowser, limitedStorage } from "../../../../../../test/support/browser";
import { WORK, written } from "../../../../../../test/support/draft-session";

test("full storage is said, keeps the text and is tried again", async () => {
  const limit = { characters: 300 };
  const session = await written(
    fakeBrowser({ indexedDB: null, localStorage: limitedStorage(limit) }).tab(),
    WORK,
  );
  expect(session.snapshot().state).toEqual({ kind: "unsaved", reason: "full" });
  expect(session.text()).toBe(WORK);
  limit.characters = 100_000;
  await session.retry();
  expect(session.snapshot().state.kind).toBe("saved");
});

test("a text that cannot be saved is not left for another draft", async () => {
  const browser = fakeBrowser({ indexedDB: null, localStorage: limitedStorage({ characters: 300 }) });
  const session = await written(browser.tab(), WORK);
  expect(await session.newDraft("other")).toBe(false);
  expect(session.text()).toBe(WORK);
});

test("the browser is asked before a page goes whose text is nowhere else", async () => {
  const tab = fakeBrowser({ indexedDB: null, localStorage: limitedStorage({ characters: 300 }) }).tab();
  await written(tab, WORK);
  expect(tab.lifecycle.leaving()).toBe(false);
});

test("where nothing can be stored it is said from the start, and leaving is asked about", async () => {
  const tab = fakeBrowser({ indexedDB: null, localStorage: null }).tab({ sessionStorage: null });
  const session = await written(tab, "text");
  expect(session.snapshot().state).toEqual({ kind: "unsaved", reason: "blocked" });
  expect([session.text(), tab.lifecycle.leaving()]).toEqual(["text", false]);
});

test("local storage takes the drafts where the database is blocked, and it is said", async () => {
  const browser = fakeBrowser({ indexedDB: null });
  const session = await written(browser.tab(), "text");
  expect(session.snapshot()).toMatchObject({ state: { kind: "saved" }, notices: ["fallback"] });
  session.dismiss("fallback");
  expect(session.snapshot().notices).toEqual([]);
});
