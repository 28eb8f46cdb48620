import { expect, test } from "vitest";
import { flankingOf } from "./flanking";

type Verdict = "opens" | "closes" | "both" | "neither";

function verdict(text: string, mark: string): Verdict {
  const start = text.indexOf(mark);
  const { canOpen, canClose } = flankingOf(text, start, start + mark.length);
  if (canOpen && canClose) return "both";
  if (canOpen) return "opens";
  return canClose ? "closes" : "neither";
}

test.each<[string, string, Verdict]>([
  // The examples of CommonMark 0.31.2 §6.2.
  ["***abc", "***", "opens"],
  ["  _abc", "_", "opens"],
  ['**"abc"', "**", "opens"],
  [' _"abc"', "_", "opens"],
  [" abc***", "***", "closes"],
  [" abc_", "_", "closes"],
  ['"abc"**', "**", "closes"],
  ['"abc"_', "_", "closes"],
  [" abc***def", "***", "both"],
  ['"abc"_"def"', "_", "both"],
  ["abc *** def", "***", "neither"],
  ["a _ b", "_", "neither"],
  // Letters on both sides: only an asterisk may stand within a word.
  ["snake_case", "_", "neither"],
  ["пристаням_стремятся", "_", "neither"],
  ["a*b", "*", "both"],
  // Punctuation on one side, letters on the other.
  ["foo*(bar)", "*", "closes"],
  ["(bar)*foo", "*", "opens"],
  ["a$**b", "**", "opens"],
  ["a**$b", "**", "closes"],
  // Ends of the text and every kind of space count as space.
  ["*", "*", "neither"],
  ["a\u00a0*b", "*", "opens"],
  ["a*\u3000b", "*", "closes"],
  ["a\n*b", "*", "opens"],
  // Characters of two code units are seen whole.
  ["𠮷**。", "**", "both"],
  ["a**😀", "**", "closes"],
])("the run in %j (%s) %s", (text, mark, expected) => {
  expect(verdict(text, mark)).toBe(expected);
});

test.each<[string, string, Verdict]>([
  ["注意：**不要", "**", "both"],
  ["文**《书名》", "**", "both"],
  ["文**(a)", "**", "both"],
  ["word**《书", "**", "both"],
  ["한국어**(a)", "**", "both"],
  // A selector for the form of a glyph is not the character before the run.
  ["“\ufe01**a", "**", "both"],
  ["“\ufe00**a", "**", "opens"],
  ["葛\u{e0100}**(a)", "**", "both"],
])("beside Chinese, Japanese or Korean the run in %j (%s) %s", (text, mark, expected) => {
  expect(verdict(text, mark)).toBe(expected);
});

test.each<[string, Verdict]>([
  ["a==b", "neither"],
  ["1==2", "neither"],
  ["中==文", "both"],
  ["a==文", "both"],
  [" ==a", "opens"],
  ["a== ", "closes"],
  ["(==a", "opens"],
  ["a==.", "closes"],
])("the highlight's sign in %j: %s", (text, expected) => {
  expect(verdict(text, "==")).toBe(expected);
});
