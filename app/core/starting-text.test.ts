import { expect, test } from "vitest";
import { LONGEST_STARTING_TEXT, startingTextOf, withStartingText } from "./starting-text";

test.each(["# 标题\n\n**注意：**不要", "a & b = c # d %", "𠮷 👩‍👩‍👧", "\u0000\ttab"])(
  "%j comes through an address",
  (text) => {
    const address = new URL(withStartingText("/markdown-editor", text) ?? "", "https://wink.test");
    expect(address.pathname).toBe("/markdown-editor");
    expect(startingTextOf(address.hash)).toBe(text);
  },
);

test("half a character becomes the replacement character instead of an error", () => {
  const address = new URL(withStartingText("/share-card", "a\ud800") ?? "", "https://wink.test");
  expect(startingTextOf(address.hash)).toBe("a\ufffd");
});

test("a text too long for an address gives no link", () => {
  expect(withStartingText("/share-card", "长".repeat(LONGEST_STARTING_TEXT))).not.toBeNull();
  expect(withStartingText("/share-card", "长".repeat(LONGEST_STARTING_TEXT + 1))).toBeNull();
});

test.each(["", "#", "#main", "#text=", "#text=%E4%A", "#other=abc"])(
  "the fragment %j hands nothing over",
  (hash) => {
    expect(startingTextOf(hash)).toBeNull();
  },
);
