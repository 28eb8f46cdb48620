import { expect, test } from "vitest";
import { breakLines } from "./layout";

const widthOf = (text: string) => [...text].length;
const set = (text: string, width: number, lines = 9) =>
  breakLines(text, widthOf, { width, lines, ellipsis: "…" });

test("words stay whole, and the space between lines goes", () => {
  expect(set("one two three four", 7)).toEqual({ lines: ["one two", "three", "four"], isCut: false });
});

test("Chinese breaks anywhere but before what closes and behind what opens", () => {
  expect(set("模型发布，价格", 4).lines).toEqual(["模型发", "布，价格"]);
  expect(set("这是（附评测）", 3).lines).toEqual(["这是", "（附评", "测）"]);
  expect(set("使用AI写", 3).lines).toEqual(["使用", "AI写"]);
});

test("a word longer than a line is cut, and what finds no room gives way to an ellipsis", () => {
  expect(set("abcdefgh", 3).lines).toEqual(["abc", "def", "gh"]);
  expect(set("one two three four", 7, 2)).toEqual({ lines: ["one two", "three…"], isCut: true });
  expect(set("赢赢赢赢赢赢赢赢", 3, 2)).toEqual({ lines: ["赢赢赢", "赢赢…"], isCut: true });
});

test("nothing is one empty line, and what never may break comes to an end all the same", () => {
  expect(set("", 5).lines).toEqual([""]);
  const { lines } = set("（".repeat(10_000), 5, 4);
  expect(lines).toEqual(["（（（（（", "（（（（（", "（（（（（", "（（（（…"]);
});
