import { Lexer } from "marked";
import { expect, test } from "vitest";
import { isUnderlined, paragraphAt } from "./paragraph";

const { paragraph, lheading } = Lexer.rules.block.normal;
const yes = { formula: () => true, table: () => true };
const no = { formula: () => false, table: () => false };

test.each([
  ["a line", "a\n\nb", "a"],
  ["lines up to a blank one", "a\nb\n\nc", "a\nb"],
  ["a line before a heading", "a\n# b", "a"],
  ["a line before a quote", "a\n> b", "a"],
  ["a line before a list", "a\n- b", "a"],
  ["a number that begins no list", "a\n2. b", "a\n2. b"],
  ["a line before a note", "a\n[^1]: b", "a"],
  ["a line before a note that is indented", "a\n   [^1]: b", "a"],
  ["a note that is indented too far", "a\n    [^1]: b", "a\n    [^1]: b"],
  ["a note without a colon", "a\n[^1] b", "a\n[^1] b"],
  ["a line before a formula", "a\n$$\nb\n$$", "a"],
  ["a line before a formula in brackets", "a\n\\[\nb\n\\]", "a"],
  ["a line before a table", "a\nb|c\n-|-\n", "a"],
  ["a line before a table of one column", "a\n|b|\n|-|", "a"],
  ["columns that do not agree", "a\nb|c\n-|-|-\n", "a\nb|c\n-|-|-"],
  ["a bar that is escaped", "a\nb\\|c\n-|-\n", "a\nb\\|c\n-|-"],
  ["a row of dashes without a bar or colon", "a\nb\n- -", "a\nb"],
])("of %s the paragraph is taken", (_, text, expected) => {
  expect(paragraphAt(text, paragraph, yes)?.replace(/\n$/, "")).toBe(expected);
});

test.each(["a\n$$\nb", "a\nb|c\n-|-", "a\n\\[b"])("what is not confirmed interrupts nothing: %j", (text) => {
  expect(paragraphAt(text, paragraph, no)).toBe(text);
});

test("what is to be confirmed is asked about with all the text from its line on", () => {
  const asked: string[] = [];
  const confirm = {
    formula: (rest: string) => asked.push(rest) < 0,
    table: (rest: string) => asked.push(rest) < 0,
  };
  paragraphAt("a\n$$x\nb|c\n-|-\nd", paragraph, confirm);
  expect(asked).toEqual(["$$x\nb|c\n-|-\nd", "b|c\n-|-\nd"]);
});

test.each(["\n", "\n\na"])("there is no paragraph at the beginning of %j", (text) => {
  expect(paragraphAt(text, paragraph, yes)).toBeNull();
});

test.each([999, 1_000, 1_001, 4_000, 70_000])(
  "a paragraph of %i characters is found whole, and so is what interrupts it",
  (length) => {
    const long = `${"word ".repeat(length / 5)}\n`.repeat(2).trimEnd();
    expect(paragraphAt(`${long}\n\nend`, paragraph, yes)?.trimEnd()).toBe(long);
    expect(paragraphAt(`${long}\n[^1]: a`, paragraph, yes)?.trimEnd()).toBe(long);
    expect(paragraphAt(long, paragraph, yes)).toBe(long);
  },
);

test.each([
  ["a\n===", true],
  ["a\n---\nb", true],
  ["a\nb\n===", true],
  ["a\n==\n\n", true],
  ["a\n\n===", false],
  ["a\n= =", false],
  ["a\n    ===", false],
  ["a\n[^1]: b\n===", false],
  ["a\n$$b$$\n===", false],
  [`${"a b\n".repeat(2_000)}===`, true],
  [`${"a b\n".repeat(2_000)}\n===`, false],
])("%j begins with an underlined heading: %j", (text, expected) => {
  expect(isUnderlined(text, lheading, paragraph, { ...yes, table: () => false })).toBe(expected);
});
