import { expect, test } from "vitest";
import { otherTabAfter, previousAfter, textFrom } from "./settings";

test.each([
  ["one's own words can be brought back", { text: "mine", previous: null, shared: null }, "mine"],
  ["a blank text is not worth it", { text: " \n", previous: "mine", shared: null }, "mine"],
  [
    "an untouched text of another page is not",
    { text: "theirs", previous: "mine", shared: "theirs" },
    "mine",
  ],
  ["one that was worked on is", { text: "theirs!", previous: "mine", shared: "theirs" }, "theirs!"],
  ["one that nothing stands behind is", { text: "theirs", previous: null, shared: "theirs" }, "theirs"],
])("when a text is shared: %s", (_, before, after) => {
  expect(previousAfter(before)).toBe(after);
});

const own = { text: "mine", previous: null, shared: null, otherTab: null };

test.each([
  ["another tab's text is offered", own, "theirs", "mine", "theirs"],
  [
    "the newest of another tab takes the place of its older one",
    { ...own, otherTab: "the" },
    "theirs",
    "the",
    "theirs",
  ],
  ["what was let go does not come back", own, "theirs", "theirs", null],
  [
    "what is offered stays while nobody else writes",
    { ...own, otherTab: "theirs" },
    "mine",
    "mine",
    "theirs",
  ],
  ["the same text in both is not worth it", { ...own, otherTab: "min" }, "mine", "min", null],
  ["an emptied one neither", { ...own, otherTab: "t" }, " \n", "t", null],
])("another tab writes: %s", (_, before, shared, seen, after) => {
  expect(otherTabAfter(before, shared, seen)).toBe(after);
});

test("a text that an earlier version stored is read", () => {
  expect(textFrom({ text: "a", previous: "b", handed: "c" })).toEqual({
    text: "a",
    previous: "b",
    shared: "c",
    otherTab: null,
  });
  expect(textFrom({ text: "a", shared: "b", handed: "c", beside: "d" })).toMatchObject({
    shared: "b",
    otherTab: "d",
  });
  expect(textFrom({ text: "a", otherTab: 5 }).otherTab).toBeNull();
});
