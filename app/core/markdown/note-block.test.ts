import { expect, test } from "vitest";
import { noteAt } from "./note-block";

test.each([
  ["a line", "[^1]: a", "[^1]: a", "a"],
  ["lines of one paragraph", "[^1]: a\nb\n\nc", "[^1]: a\nb\n", "a\nb"],
  ["lines that are indented", "[^1]: a\n    b\n\tc", "[^1]: a\n    b\n\tc", "a\nb\nc"],
  ["indented lines after blank ones", "[^1]: a\n\n\n    b\nc", "[^1]: a\n\n\n    b\nc", "a\n\n\nb\nc"],
  ["blank lines at the end", "[^1]: a\n\n\n", "[^1]: a\n", "a"],
  ["nothing on its first line", "[^1]:\n    a", "[^1]:\n    a", "\na"],
  ["an indent of three spaces", "   [^1]: a", "   [^1]: a", "a"],
  ["a line before another note", "[^1]: a\n[^2]: b", "[^1]: a\n", "a"],
  ["a line before a heading", "[^1]: a\n# b", "[^1]: a\n", "a"],
  ["a line before a list", "[^1]: a\n- b", "[^1]: a\n", "a"],
  ["a line before a quote", "[^1]: a\n> b", "[^1]: a\n", "a"],
  ["a line before code", "[^1]: a\n```\nb", "[^1]: a\n", "a"],
  ["a line before a rule", "[^1]: a\n* * *", "[^1]: a\n", "a"],
  ["a hash that begins no heading", "[^1]: a\n#b", "[^1]: a\n#b", "a\n#b"],
])("a note of %s", (_, text, raw, content) => {
  expect(noteAt(text)).toEqual({ label: "1", raw, content });
});

test("the label is known in any case", () => {
  expect(noteAt("[^Straße]: a")?.label).toBe(noteAt("[^STRASSE]: a")?.label);
});

test.each(["", "a", "[^]: a", "[^a b]: c", "[^a] b", "[^a[b]: c", "    [^a]: b", `[^${"a".repeat(201)}]: b`])(
  "%j begins with no note",
  (text) => {
    expect(noteAt(text)).toBeNull();
  },
);
