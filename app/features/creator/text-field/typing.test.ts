import { expect, test } from "vitest";
import { drawEdited, readDrawn } from "../../../../test/support/drawn-edits";
import { indentItems } from "./indent-items";
import { linkByPaste } from "./links";
import { commandOfKey, keysOf, shortcuts } from "./shortcuts";
import { continueLine } from "./typing";

function enter(drawn: string): string | null {
  const { text, start, end } = readDrawn(drawn);
  return drawEdited(text, continueLine(text, start, end));
}

function tab(drawn: string, outwards = false): string | null {
  const { text, start, end } = readDrawn(drawn);
  return drawEdited(text, indentItems(text, start, end, outwards));
}

test.each([
  ["- one¦", "- one\n- ¦"],
  ["* one¦", "* one\n* ¦"],
  ["- one¦two", "- one\n- ¦two"],
  ["- one ¦two", "- one \n- ¦two"],
  ["  - deep¦", "  - deep\n  - ¦"],
  ["1. one¦", "1. one\n2. ¦"],
  ["9) one¦", "9) one\n10) ¦"],
  ["1. one¦\n2. two\n3. three", "1. one\n2. ¦\n3. two\n4. three"],
  ["1. one¦\n   - deep\n2. two\n\nend", "1. one\n2. ¦\n   - deep\n3. two\n\nend"],
  ["8. one¦\n9. two\n   - deep", "8. one\n9. ¦\n10. two\n    - deep"],
  ["- [x] done¦", "- [x] done\n- [ ] ¦"],
  ["> quoted¦", "> quoted\n> ¦"],
  ["> - item¦", "> - item\n> - ¦"],
  ["中文\n- 第一¦", "中文\n- 第一\n- ¦"],
])("Enter in a list or quote goes on: %j", (before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  ["- one\n- ¦", "- one\n\n¦"],
  ["1. one\n2. ¦", "1. one\n\n¦"],
  ["- [ ] ¦", "¦"],
  ["- one\n  - ¦", "- one\n- ¦"],
  ["1. one\n   1. a\n   2. ¦", "1. one\n   1. a\n2. ¦"],
  ["1. one\n   - a\n   - ¦\n2. two", "1. one\n   - a\n2. ¦\n3. two"],
  ["> a\n> ¦", "> a\n\n¦"],
  ["> - ¦", "> ¦"],
])("Enter in an empty item ends the list: %j", (before, after) => {
  expect(enter(before)).toBe(after);
});

test.each([
  "plain¦",
  "¦- one",
  "-¦ one",
  "‹- one›",
  "```\n- code¦\n```",
  "---¦",
  "#¦",
  "**bold**¦",
  "1.5 is a number¦",
])("Enter is an ordinary line break in %j", (drawn) => {
  expect(enter(drawn)).toBeNull();
});

test.each([
  ["- one\n- tw¦o", "- one\n  - tw¦o"],
  ["1. one\n2. tw¦o", "1. one\n   1. tw¦o"],
  ["- one\n‹- two\n- three›", "- one\n‹  - two\n  - three›"],
  ["- one\n  - two\n- thr¦ee", "- one\n  - two\n  - thr¦ee"],
])("Tab moves an item in: %j", (before, after) => {
  expect(tab(before)).toBe(after);
});

test.each([
  ["- one\n  - tw¦o", "- one\n- tw¦o"],
  ["1. one\n   - tw¦o", "1. one\n2. tw¦o"],
  ["    - lone¦", "  - lone¦"],
])("Shift+Tab moves an item out: %j", (before, after) => {
  expect(tab(before, true)).toBe(after);
});

test.each(["plain¦", "- first¦", "```\n- a\n- b¦\n```", "text\n- first¦", "‹- a\nplain›"])(
  "Tab leaves the text area where there is no item to move: %j",
  (drawn) => {
    expect(tab(drawn)).toBeNull();
  },
);

test.each(["plain¦", "- one\n- two¦"])("Shift+Tab leaves the text area in %j", (drawn) => {
  expect(tab(drawn, true)).toBeNull();
});

function paste(drawn: string, pasted: string): string | null {
  const { text, start, end } = readDrawn(drawn);
  return drawEdited(text, linkByPaste(text, start, end, pasted));
}

test("an address pasted over words makes them a link", () => {
  expect(paste("see ‹here› now", "https://a.example/x")).toBe("see [here](https://a.example/x)¦ now");
  expect(paste("看‹这里›吧", "https://a.example/维基_(x)")).toBe("看[这里](<https://a.example/维基_(x)>)¦吧");
});

test.each([
  ["se¦e", "https://a.example"],
  ["‹see›", "plain words"],
  ["‹see›", "https://a.example and more"],
  ["‹https://old.example›", "https://a.example"],
  ["[a](‹https://›)", "https://a.example"],
  ["[‹a›](https://b.example)", "https://a.example"],
  ["‹two\nlines›", "https://a.example"],
])("%j is pasted over as it is", (drawn, pasted) => {
  expect(paste(drawn, pasted)).toBeNull();
});

const pressed = (given: Partial<Parameters<typeof commandOfKey>[0]>) => ({
  key: "",
  code: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...given,
});

test("Ctrl or Cmd with a letter is a command, both or neither is not", () => {
  expect(commandOfKey(pressed({ key: "b", ctrlKey: true }))).toBe("bold");
  expect(commandOfKey(pressed({ key: "B", metaKey: true }))).toBe("bold");
  expect(commandOfKey(pressed({ key: "b" }))).toBeNull();
  expect(commandOfKey(pressed({ key: "b", ctrlKey: true, metaKey: true }))).toBeNull();
  expect(commandOfKey(pressed({ key: "b", ctrlKey: true, shiftKey: true }))).toBeNull();
});

test("a digit is known by its place, whatever Shift makes of it", () => {
  expect(commandOfKey(pressed({ key: "&", code: "Digit7", ctrlKey: true, shiftKey: true }))).toBe(
    "numberedList",
  );
});

test("AltGr types characters and never runs a command", () => {
  const altGraph = { getModifierState: (key: string) => key === "AltGraph" };
  expect(
    commandOfKey({ ...pressed({ key: "1", code: "Digit1", ctrlKey: true, altKey: true }), ...altGraph }),
  ).toBeNull();
});

test("every shortcut is its own", () => {
  const written = shortcuts.map((each) => keysOf(each, false).join("+"));
  expect(new Set(written).size).toBe(shortcuts.length);
});
