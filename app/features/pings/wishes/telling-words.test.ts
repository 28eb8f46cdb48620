import { expect, test } from "vitest";
import { tellingWords } from "./telling-words";

const of = (title: string) => tellingWords({ title });

test.each([
  ["OpenAI ships a smaller model", ["OpenAI"]],
  ["Why regulators now watch Nvidia more closely", ["Nvidia"]],
  ["GPT-6 voice mode to run on phone, says tipster", ["GPT-6"]],
  [
    "Senate panel advances bill requiring disclosure of AI-written political ads",
    ["requiring", "disclosure"],
  ],
  ["工信部等三部门印发人工智能终端分级标准", ["工信部"]],
  ["月之暗面发布新一代Kimi,长文档处理能力大幅提升", ["Kimi"]],
  ["《云上城》1.9版本更新公告", ["云上城"]],
])("“%s” is told by its names first", (title, expected) => {
  expect(of(title).slice(0, Math.max(expected.length, 3))).toEqual(expect.arrayContaining(expected));
});

test.each([
  "AI model releases",
  "公司发布人工智能模型",
  "",
  "!!! 。。。",
  "的了和与",
  "a an of to",
  "\u0000\ud800",
])("%j tells nothing", (title) => {
  expect(of(title)).toEqual([]);
});

test("there are never more than three, and none stands twice", () => {
  const words = of("Nvidia, NVIDIA and Nvidia meet TSMC, Samsung, Intel, AMD and Micron");
  expect(words).toHaveLength(3);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(3);
});

test("a title in capitals does not make names of all its words: the longest come first", () => {
  expect(of("Man Puts Sourdough Bread Inside Refrigerator")).toEqual(["Refrigerator", "Sourdough", "Bread"]);
  expect(of("Why OpenAI Buys Bread Inside Refrigerators")[0]).toBe("OpenAI");
});

test("a very long title is read to its end without words of its own length", () => {
  expect(of(`${"x".repeat(50_000)} Nvidia`).every((word) => word.length <= 60)).toBe(true);
  expect(of("字".repeat(20_000)).length).toBeLessThanOrEqual(3);
});
