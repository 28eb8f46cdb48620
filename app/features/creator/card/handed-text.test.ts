import { expect, test } from "vitest";
import { previousAfter } from "./settings";

test.each([
  ["one's own words are kept at hand", { text: "mine", previous: null, handed: null }, "mine"],
  ["a blank text is not worth it", { text: " \n", previous: "mine", handed: null }, "mine"],
  [
    "an untouched text of another page is not",
    { text: "theirs", previous: "mine", handed: "theirs" },
    "mine",
  ],
  ["one that was worked on is", { text: "theirs!", previous: "mine", handed: "theirs" }, "theirs!"],
  ["one that nothing stands behind is", { text: "theirs", previous: null, handed: "theirs" }, "theirs"],
])("when a text is handed over: %s", (_, before, after) => {
  expect(previousAfter(before)).toBe(after);
});
