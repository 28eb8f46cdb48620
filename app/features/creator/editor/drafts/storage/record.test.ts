import { expect, test } from "vitest";
import {
  parseBackup,
  parseDraft,
  parseKey,
  parseTabMessage,
  parseVersionKey,
  parseVersionText,
  rawTextOf,
  titleOf,
  type Version,
  versionKey,
} from "./record";

test.each([
  ["# Hello **world**", "Hello world"],
  ["intro\n\n## Second line", "Second line"],
  ["- [ ] 买牛奶", "[ ] 买牛奶"],
  ["> quoted", "quoted"],
  ["\n\n---\n\n**正文** 第一行", "正文 第一行"],
  ["[link](https://a.example) text", "link text"],
  ["![alt](x.png)", "alt"],
  ["---\ntitle: '甲 *乙*'\n---\n# 丙", "甲 *乙*"],
  ["---\ndate: 2026-11-21\n---\ntext\n\n# 丙", "丙"],
  ["---\ndate: 2026-11-21\n---\n", ""],
  ["---\ntitle: a\n", "title: a"],
  ["", ""],
  ["\n \n***\n", ""],
])("the title of %j is %j", (text, expected) => {
  expect(titleOf(text)).toBe(expected);
});

test("a long title is cut between letters", () => {
  const title = titleOf(`# ${"𠮷".repeat(200)}`);
  expect([[...title].length, title.isWellFormed(), title.endsWith("…")]).toEqual([80, true, true]);
});

test.each([" ", "*"])("two million times %j has no title, and does not hold up the page", (sign) => {
  expect(titleOf(sign.repeat(2_000_000))).toBe("");
});

test.each([`# ${" ".repeat(19_000)}`, "[".repeat(19_000), `[a](${"b".repeat(19_000)}`])(
  "the title of a hostile first line is found at once (%#)",
  { timeout: 2000 },
  (text) => {
    for (let time = 0; time < 100; time += 1) expect(titleOf(text).length).toBeLessThanOrEqual(80);
  },
);

test("a version's key tells everything but its text", () => {
  const version: Version = { draft: "a", at: 5, id: "x", length: 7, reason: "shrink" };
  expect(parseVersionKey(versionKey(version))).toEqual(version);
});

test.each([
  [["version", "a", 5]],
  [["draft", "a"]],
  [["version", "a", 5, "x", 7, "other"]],
  [["version", "a", "5", "x", 7, "shrink"]],
  [["version", "a", 1e300, "x", 7, "shrink"]],
  [["version", "a", 5, "x", -7, "shrink"]],
  [["version", "a", 5, "x", 1e300, "shrink"]],
  [["version", "a", 5, "x", 7, "shrink", 1]],
  ["version"],
])("%j is no key of a version", (key) => {
  expect(parseVersionKey(key)).toBeNull();
});

const draft = { id: "a", title: "", text: "b", revision: 0, writer: "", updatedAt: 1, deletedAt: null };

test("a draft is read as it was stored, without what does not belong to it", () => {
  expect(parseDraft({ ...draft, other: 1 }, "a")).toEqual(draft);
});

test.each([
  { id: "" },
  { id: 1 },
  { id: "b" },
  { title: undefined },
  { text: null },
  { revision: -1 },
  { revision: 0.5 },
  { revision: "1" },
  { revision: Number.MAX_SAFE_INTEGER },
  { writer: 1 },
  { updatedAt: Number.NaN },
  { updatedAt: 8.64e15 + 1 },
  { updatedAt: -1e300 },
  { deletedAt: 8.64e15 + 1 },
  { deletedAt: undefined },
  { deletedAt: "1" },
])("a draft with %j is damaged", (change) => {
  expect(parseDraft({ ...draft, ...change }, "a")).toBeNull();
  expect(rawTextOf({ ...draft, ...change })).not.toBe("");
});

test.each([
  ['["draft","a",1]', ["draft", "a", 1]],
  ["[null]", null],
  ['{"0":"draft"}', null],
  ["[", null],
])("the key %s reads as %j", (json, key) => {
  expect(parseKey(json)).toEqual(key);
});

test.each([[{ text: 1 }], [["text"]], ["text"], [null]])("%j holds no text of a version", (value) => {
  expect(parseVersionText(value)).toBeNull();
});

test("a backup is read only whole", () => {
  const backup = { draft: "a", text: "b", writer: "c", base: 1, at: 2 };
  const damaged = [
    { draft: "" },
    { text: 1 },
    { writer: null },
    { base: "1" },
    { base: 1e300 },
    { at: undefined },
    { at: 1e300 },
  ];
  expect(parseBackup({ ...backup, more: 1 })).toEqual(backup);
  expect(damaged.map((change) => parseBackup({ ...backup, ...change }))).toEqual(damaged.map(() => null));
});

test("a message between tabs is read only whole", () => {
  const message = { kind: "ask", draft: "a", from: "b" };
  const damaged = [{ kind: "other" }, { draft: 1 }, { from: null }];
  expect(parseTabMessage(message)).toEqual(message);
  expect(damaged.map((change) => parseTabMessage({ ...message, ...change }))).toEqual(
    damaged.map(() => null),
  );
});

test.each([[null], ["text"], [{ text: "a" }], [{ id: "", text: "a" }]])("%j is no draft", (value) => {
  expect(parseDraft(value, "")).toBeNull();
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
