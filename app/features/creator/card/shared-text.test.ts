import { expect, test } from "vitest";
import { besideAfter, previousAfter, textFrom } from "./settings";

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

const own = { text: "mine", previous: null, handed: null, beside: null };

test.each([
  ["another tab's text is kept at hand", own, "theirs", "mine", "theirs"],
  [
    "the newest of another tab takes the place of its older one",
    { ...own, beside: "the" },
    "theirs",
    "the",
    "theirs",
  ],
  ["what was let go does not come back", own, "theirs", "theirs", null],
  ["what is at hand stays while nobody else writes", { ...own, beside: "theirs" }, "mine", "mine", "theirs"],
  ["the same text in both is not worth it", { ...own, beside: "min" }, "mine", "min", null],
  ["an emptied one neither", { ...own, beside: "t" }, " \n", "t", null],
])("beside another tab: %s", (_, before, shared, seen, after) => {
  expect(besideAfter(before, shared, seen)).toBe(after);
});

test("a text that was kept before tabs were told apart is read as it was", () => {
  expect(textFrom({ text: "a", previous: "b", handed: "c" })).toEqual({
    text: "a",
    previous: "b",
    handed: "c",
    beside: null,
  });
  expect(textFrom({ text: "a", beside: 5 }).beside).toBeNull();
});
