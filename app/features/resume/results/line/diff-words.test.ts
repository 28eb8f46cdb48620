import { expect, test } from "vitest";
import { diffWords } from "./diff-words";

function changed(side: { text: string; changed: boolean }[]): string[] {
  return side.filter((stretch) => stretch.changed).map((stretch) => stretch.text);
}

test.each([
  ["Responsible for the billing API", "Led the billing API", ["Responsible for"], ["Led"]],
  ["负责支付系统的开发", "主导支付系统的开发", ["负责"], ["主导"]],
  ["Used node.js and React", "Used Node.js and React", ["node.js"], ["Node.js"]],
  ["使用Go语言", "使用 Go 语言", [], [" ", " "]],
  ["same", "same", [], []],
])("between %j and %j only the words that differ are marked", (before, after, gone, added) => {
  const diff = diffWords(before, after);
  expect(changed(diff.before)).toEqual(gone);
  expect(changed(diff.after)).toEqual(added);
});

test.each([
  ["", "added"],
  ["a, b; c++ — 𠮷", "c++ 𠮷, a"],
  ["x ".repeat(2000), "y"],
])("the stretches give both texts back", (before, after) => {
  const diff = diffWords(before, after);
  expect(diff.before.map(({ text }) => text).join("")).toBe(before);
  expect(diff.after.map(({ text }) => text).join("")).toBe(after);
});
