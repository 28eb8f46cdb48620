import { expect, test } from "vitest";
import { labelAt, labelKey, targetAt } from "./link";

test.each([
  ["(u)", "u", "", 3],
  ["()", "", "", 2],
  ["( u )", "u", "", 5],
  ["(\nu\n)", "u", "", 5],
  ["(<>)", "", "", 4],
  ["(<a b>)", "a b", "", 7],
  ["(<a)b>)", "a)b", "", 7],
  ["(a(b)c)", "a(b)c", "", 7],
  ["(a\\)b)", "a)b", "", 6],
  ["(a\\b)", "a\\b", "", 5],
  ['(u "t")', "u", "t", 7],
  ["(u 't')", "u", "t", 7],
  ["(u (t))", "u", "t", 7],
  ['(u "a\\"b")', "u", 'a"b', 10],
  ['(u "a\nb")', "u", "a\nb", 9],
  ['(u\n"t" )', "u", "t", 8],
  ['("t")', '"t"', "", 5],
  ['(u"t")', 'u"t"', "", 6],
  ["(中文)后", "中文", "", 4],
])("%j is a target", (text, href, title, end) => {
  expect(targetAt(text, 0)).toEqual({ href, title, end });
});

test.each([
  "",
  "u)",
  "(",
  "(u",
  "(a b)",
  "(a(b)",
  "(<a)",
  "(<a\nb>)",
  "(<a<b>)",
  '(u "t)',
  '(u "t" x)',
  "(u\n\nv)",
])("%j is no target", (text) => {
  expect(targetAt(text, 0)).toBeNull();
});

test("an address may hold 32 brackets in each other, no more", () => {
  const nested = (depth: number) => `(${"(".repeat(depth)}${")".repeat(depth)})`;
  expect(targetAt(nested(32), 0)).not.toBeNull();
  expect(targetAt(nested(33), 0)).toBeNull();
});

test.each([
  ["[a]", "a", 3],
  ["[]", "", 2],
  ["[a\\]b]", "a\\]b", 6],
  ["[a\nb] c", "a\nb", 5],
])("%j begins with a label", (text, label, end) => {
  expect(labelAt(text, 0)).toEqual({ label, end });
});

test.each(["", "a]", "[a", "[a[b]]", "[a\\]", `[${"a".repeat(1000)}]`])("%j begins with no label", (text) => {
  expect(labelAt(text, 0)).toBeNull();
});

test.each([
  ["A", "a"],
  [" a \n b ", "A B"],
  ["ẞ", "SS"],
  ["ΑΓΩ", "αγω"],
  ["中 文", "中\t文"],
])("the labels %j and %j have the same key", (one, other) => {
  expect(labelKey(one)).toBe(labelKey(other));
});
