import { IDBFactory } from "fake-indexeddb";
import { expect, test, vi } from "vitest";
import { openDraftSession } from "./draft-session.client";
import type { SessionPowers } from "./session-powers.client";
import { memoryStorage } from "./shelf.client";

function powers(given: Partial<SessionPowers> = {}): SessionPowers {
  let ids = 0;
  return {
    indexedDB: new IDBFactory(),
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    tabKey: "tab",
    locks: null,
    channel: null,
    now: () => Date.now(),
    newId: () => `id${Math.random()}${ids++}`,
    patience: 500,
    listen: () => () => undefined,
    persist: () => undefined,
    ...given,
  };
}

test("a reload finds the text that was written before", async () => {
  const browser = powers();
  const before = openDraftSession(browser);
  await before.drafts();
  before.write("# Hello\n\nworld");
  await before.retry();
  expect(before.snapshot().state.kind).toBe("saved");

  const after = openDraftSession(browser);
  await vi.waitFor(() => expect(after.snapshot().state.kind).toBe("saved"));
  expect(after.snapshot().initialText).toBe("# Hello\n\nworld");
});
