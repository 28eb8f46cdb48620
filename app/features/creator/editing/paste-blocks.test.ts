import { expect, test } from "vitest";
import { applyTo } from "./edit";
import { pasteBlocks } from "./paste-blocks";

function paste(drawn: string, blocks: string[]): string {
  const caret = drawn.indexOf("¦");
  const text = drawn.replace("¦", "");
  const after = applyTo(text, pasteBlocks(text, caret, caret, blocks));
  return `${after.text.slice(0, after.start)}¦${after.text.slice(after.start)}`;
}

test.each([
  ["a¦b", ["**x**"], "a**x**¦b"],
  ["a¦b", ["# x"], "a\n\n# x¦\n\nb"],
  ["a¦b", ["x", "y"], "ax\n\ny¦b"],
  ["a\n¦\nb", ["- x\n- y"], "a\n\n- x\n- y¦\n\nb"],
  ["a\n\n¦", ["| x | y |\n| --- | --- |"], "a\n\n| x | y |\n| --- | --- |¦"],
  ["- a\n¦", ["- x"], "- a\n- x¦"],
  ["- a\n- ¦", ["- x\n- y"], "- a\n- x\n- y¦"],
  ["1. a\n   - ¦", ["- x\n- y"], "1. a\n   - x\n   - y¦"],
  ["- ¦", ["**x**"], "- **x**¦"],
  ["> a¦", ["# x", "y"], "> a\n> \n> # x\n> \n> y¦"],
  ["¦", ["```\na\n```"], "```\na\n```¦"],
])("into %j", (drawn, blocks, expected) => {
  expect(paste(drawn, blocks)).toBe(expected);
});
