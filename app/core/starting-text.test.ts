import { expect, test } from "vitest";
import {
  decodableHash,
  isStartingText,
  LONGEST_STARTING_TEXT,
  sharedTextIn,
  withStartingText,
} from "./starting-text";

test.each(["# 标题\n\n**注意：**不要", "a & b = c # d %", "𠮷 👩‍👩‍👧", "\u0000\ttab"])(
  "%j comes through an address",
  (text) => {
    const address = new URL(withStartingText("/markdown-editor", text) ?? "", "https://wink.test");
    expect(address.pathname).toBe("/markdown-editor");
    expect(sharedTextIn(address.hash)).toEqual({ kind: "text", text });
  },
);

test("half a character becomes the replacement character instead of an error", () => {
  const address = new URL(withStartingText("/share-card", "a\ud800") ?? "", "https://wink.test");
  expect(sharedTextIn(address.hash)).toEqual({ kind: "text", text: "a\ufffd" });
});

test("a text too long for an address gives no link", () => {
  expect(withStartingText("/share-card", "长".repeat(LONGEST_STARTING_TEXT))).not.toBeNull();
  expect(withStartingText("/share-card", "长".repeat(LONGEST_STARTING_TEXT + 1))).toBeNull();
});

test.each(["", "#", "#main", "#text=", "#other=abc"])("the fragment %j hands nothing over", (hash) => {
  expect(sharedTextIn(hash)).toBeNull();
});

test.each(["#text=%E4%A", "#text=100%", "#text=%E4%BD", "#text=ok%FF"])(
  "the fragment %j is damaged",
  (hash) => {
    expect(sharedTextIn(hash)).toEqual({ kind: "damaged" });
    expect(isStartingText(hash)).toBe(true);
  },
);

test.each([
  ["#text=%E4%A", "#text"],
  ["#privacy%", ""],
  ["#text=100%25", "#text=100%25"],
  ["#privacy", "#privacy"],
  ["", ""],
])("what can be decoded of the fragment %j is %j", (hash, left) => {
  expect(decodableHash(hash)).toBe(left);
  expect(sharedTextIn(left)).toEqual(sharedTextIn(hash));
});

test("a text longer than a link of ours is told, not cut", () => {
  const fits = "长".repeat(LONGEST_STARTING_TEXT);
  expect(sharedTextIn(`#text=${fits}`)).toEqual({ kind: "text", text: fits });
  expect(sharedTextIn(`#text=${fits}a`)).toEqual({ kind: "tooLong" });
});
