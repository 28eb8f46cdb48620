import { expect, test } from "vitest";
import { keywordsOf } from "./article-words";

test("up to eight words, five of the title and three more of the summary, each once", () => {
  const words = keywordsOf(
    "Quillon Labs opens the weights of Tamarisk, a 19-billion model",
    "The model answers at 94 tokens a second on a single accelerator, and quillon says why.",
    "en",
  );
  expect(words).toEqual(["Quillon", "Labs", "opens", "weights", "Tamarisk", "model", "answers", "tokens"]);
});

test("Chinese goes by words, not by sentences", () => {
  const words = keywordsOf("人工智能新闻雷达每天更新", "我们通过模型评估新闻", "zh");
  expect(words.slice(0, 5)).toEqual(["人工", "智能", "新闻", "雷达", "每天"]);
  expect(words).not.toContain("我们");
  expect(words.length).toBeLessThanOrEqual(8);
});

test.each([
  ["", ""],
  ["a 1 2 3", "— …"],
])("a text that tells nothing has no keywords", (title, summary) => {
  expect(keywordsOf(title, summary, "en")).toEqual([]);
});
