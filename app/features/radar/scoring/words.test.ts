import { expect, test } from "vitest";
import { stemOfWord } from "~/core/stem";
import { foldTraditional } from "~/core/traditional";
import { unitsOf, wordsOf } from "./words";

test.each([
  ["model", "models"],
  ["model", "modelling".replace("ll", "l")],
  ["mine", "mining"],
  ["mine", "mined"],
  ["train", "training"],
  ["train", "trained"],
  ["policy", "policies"],
  ["trade", "trading"],
  ["quantise", "quantizing"],
  ["process", "processes"],
  ["stop", "stopped"],
])("%s and %s are one word", (a, b) => expect(stemOfWord(b)).toBe(stemOfWord(a)));

test.each([
  ["news", "new"],
  ["mining", "min"],
  ["gas", "ga"],
  ["string", "str"],
  ["need", "ne"],
  ["analysis", "analysi"],
])("%s does not become %s", (word, not) => expect(stemOfWord(word)).not.toBe(not));

test.each<[string, string[]]>([
  ["GPT-5", ["gpt", "5"]],
  ["GPT5", ["gpt", "5"]],
  ["C++ and C#", ["c++", "and", "c#"]],
  ["LLMs", ["llm"]],
  ["ＡＩ芯片", ["ai", "芯", "片"]],
  ["數字貨幣", ["数", "字", "货", "币"]],
  ["J'ai dit", ["j", "ai", "dit"]],
])("units of %s", (text, units) => expect(unitsOf(text).units).toEqual(units));

test.each<[string, number]>([
  ["One. Two! Three?", 3],
  ["It costs 3.5 dollars.", 1],
  ["第一句。第二句！", 2],
  ["a\nb", 2],
  ["", 0],
  ["...", 0],
])("%j has %d sentences", (text, sentences) => expect(unitsOf(text).sentences).toBe(sentences));

test.each<[string, string[]]>([
  ["比特币价格上涨", ["比特币", "价格", "上涨"]],
  ["OpenAI 发布 models", ["openai", "发布", "model"]],
])("words of %s", (text, words) => expect(wordsOf(text)).toEqual(words));

test("traditional text becomes simplified and keeps its length", () => {
  const text = "區塊鏈與網絡資訊後來發佈 AI 學習";
  expect(foldTraditional(text)).toBe("区块链与网络资讯后来发布 AI 学习");
  expect(foldTraditional(text)).toHaveLength(text.length);
});
