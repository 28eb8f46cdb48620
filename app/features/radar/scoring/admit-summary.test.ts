import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { admitSummary } from "./admit-summary";

const english =
  "Quillon published the model on 14 May. It has 1,200 users, 11.2 GB of weights and a page at https://example.com/q.";
const chinese = "启衡周四发布新模型，价格为每百万词元 1.5 元，参数 7000 亿。";

test.each<[string, string, "zh" | "en", string]>([
  ["Quillon’s model weighs 11.2 GB and has 1200 users.", english, "en", "ok"],
  ["See https://example.com/q for the weights.", english, "en", "ok"],
  ["See https://evil.example/q for the weights.", english, "en", "radar.summaryForeignLink"],
  ["See www.evil.example for the weights.", english, "en", "radar.summaryForeignLink"],
  ["The model has 1,300 users.", english, "en", "radar.summaryForeignNumber"],
  ["The model weighs 11.3 GB.", english, "en", "radar.summaryForeignNumber"],
  ["该模型共有一千多名用户。", english, "en", "radar.summaryOtherLanguage"],
  ["Модель опубликована вчера.", english, "en", "radar.summaryOtherLanguage"],
  ["word ".repeat(91), english, "en", "radar.summaryTooLong"],
  ["  ", english, "en", "radar.summaryEmpty"],
  ["启衡发布新模型，每百万词元 1.5 元。", chinese, "zh", "ok"],
  ["启衡发布新模型，参数７０００亿。", chinese, "zh", "ok"],
  ["启衡发布新模型，每百万词元 2 元。", chinese, "zh", "radar.summaryForeignNumber"],
  ["Qiheng released a new model on Thursday.", chinese, "zh", "radar.summaryOtherLanguage"],
  ["新".repeat(261), chinese, "zh", "radar.summaryTooLong"],
])("%s", (summary, source, lang, outcome) => {
  const admitted = admitSummary(summary, source, lang);
  expect(admitted.ok ? "ok" : admitted.reason).toBe(outcome);
});

test("a long run of digits and separators is read in time", () => {
  const read = () => admitSummary(`a ${"1,".repeat(50_000)}`, "1".repeat(100_000), "en");
  expect(processorTime(read, 500)).toBeLessThan(500);
});
