import { expect, test } from "vitest";
import {
  claimMemberStorage,
  clearClaimedStorage,
  clearMemberStorage,
  disownMemberStorage,
} from "./member-storage";

function tab(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const keys = ["resumeData", "resumeRevision", "resumeVersion", "resumeJob", "wink.pings.feed"];

test("the same member finds everything again, another one nothing", () => {
  const store = tab();
  claimMemberStorage(store, "first");
  for (const key of keys) store.setItem(key, "private");
  claimMemberStorage(store, "first");
  expect(keys.map((key) => store.getItem(key))).toEqual(keys.map(() => "private"));
  claimMemberStorage(store, "second");
  expect(keys.map((key) => store.getItem(key))).toEqual(keys.map(() => null));
});

test("what was stored before anybody claimed it belongs to the first who does", () => {
  const store = tab();
  store.setItem("resumeData", "private");
  claimMemberStorage(store, "first");
  expect(store.getItem("resumeData")).toBe("private");
  claimMemberStorage(store, "second");
  expect(store.getItem("resumeData")).toBeNull();
});

test("clearing leaves nothing of a member and what is no member's", () => {
  const store = tab();
  store.setItem("tab", "draft");
  claimMemberStorage(store, "first");
  for (const key of keys) store.setItem(key, "private");
  clearMemberStorage(store);
  expect([store.length, store.getItem("tab")]).toEqual([1, "draft"]);
});

test("a member whom nobody could read claims nothing and removes nothing", () => {
  const store = tab();
  claimMemberStorage(store, "first");
  for (const key of keys) store.setItem(key, "private");
  claimMemberStorage(store, "");
  claimMemberStorage(store, "first");
  expect(keys.map((key) => store.getItem(key))).toEqual(keys.map(() => "private"));
});

test("where nobody is signed in only what a member claimed is cleared", () => {
  const store = tab();
  store.setItem("wink.pings.feed", "public");
  clearClaimedStorage(store);
  expect(store.getItem("wink.pings.feed")).toBe("public");
  claimMemberStorage(store, "first");
  clearClaimedStorage(store);
  expect(store.length).toBe(0);
});

test("what a page still writes while it is left is not the next member's, not even the same one's", () => {
  const store = tab();
  claimMemberStorage(store, "first");
  disownMemberStorage(store);
  store.setItem("resumeData", "late");
  claimMemberStorage(store, "first");
  expect(store.getItem("resumeData")).toBeNull();
});
