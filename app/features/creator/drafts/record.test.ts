import { expect, test } from "vitest";
import { parseDraft, parseVersionKey, rawTextOf, titleOf, type Version, versionKey } from "./record";

test.each([
  ["# Hello **world**", "Hello world"],
  ["intro\n\n## Second line", "Second line"],
  ["- [ ] 买牛奶", "[ ] 买牛奶"],
  ["> quoted", "quoted"],
  ["\n\n---\n\n**正文** 第一行", "正文 第一行"],
  ["[link](https://a.example) text", "link text"],
  ["![alt](x.png)", "alt"],
  ["", ""],
  ["\n \n***\n", ""],
])("the title of %j is %j", (text, expected) => {
  expect(titleOf(text)).toBe(expected);
});

test("a long title is cut between letters", () => {
  const title = titleOf(`# ${"𠮷".repeat(200)}`);
  expect([[...title].length, title.isWellFormed(), title.endsWith("…")]).toEqual([80, true, true]);
});

test("the title of two million characters takes no time", () => {
  const before = performance.now();
  titleOf(" ".repeat(2_000_000));
  titleOf("*".repeat(2_000_000));
  expect(performance.now() - before).toBeLessThan(200);
});

test("a version's key tells everything but its text", () => {
  const version: Version = { draft: "a", at: 5, id: "x", length: 7, reason: "shrink" };
  expect(parseVersionKey(versionKey(version))).toEqual(version);
});

test.each([[["version", "a", 5]], ["version"], [["draft", "a"]], [["version", "a", 5, "x", 7, "other"]]])(
  "%j is no key of a version",
  (key) => {
    expect(parseVersionKey(key)).toBeNull();
  },
);

test.each([[null], ["text"], [{ text: "a" }], [{ id: "", text: "a" }]])("%j is no draft", (value) => {
  expect(parseDraft(value)).toBeNull();
});

test.each([
  [{ text: "left", revision: "no" }, "left"],
  ['{"text":"cut of', '{"text":"cut of'],
  [undefined, ""],
  [null, ""],
  [42, "42"],
])("of a damaged record %j what can be read is %j", (value, expected) => {
  expect(rawTextOf(value)).toBe(expected);
});
