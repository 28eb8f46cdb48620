import { expect, test } from "vitest";
import { reasonOf } from "./reason";

test.each<["zh" | "en", string[], string[], number, string]>([
  ["en", ["LLM"], [], 1, "Matches “LLM”."],
  ["en", ["LLM", "AI"], ["GPT"], 3, "Matches “LLM” and “AI”; reported by 3 sources."],
  ["en", ["a", "b", "c", "d"], [], 1, "Matches “a”, “b”, and “c”."],
  ["en", [], ["GPT", "OpenAI"], 1, "Close to your subject: mentions “GPT” and “OpenAI”."],
  ["en", [], [], 1, "Chosen for its subject as a whole."],
  ["zh", ["人工智能"], [], 1, "命中“人工智能”。"],
  ["zh", ["人工智能", "大模型", "AI"], [], 5, "命中“人工智能”“大模型”与“AI”，共有 5 个来源报道。"],
  ["zh", [], ["稳定币"], 2, "与关注点相近：提到“稳定币”，共有 2 个来源报道。"],
])("%s %j %j %d sources: %s", (lang, matched, related, sources, sentence) => {
  expect(reasonOf({ matched, related }, sources, lang)).toBe(sentence);
});
