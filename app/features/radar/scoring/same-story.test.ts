import { expect, test } from "vitest";
import { groupStories, sameStory, storyWords } from "./same-story";

test.each<[boolean, string, string]>([
  [
    true,
    "Quillon opens the weights of Tamarisk-3",
    "Quillon opens the weights of Tamarisk-3 | Plain Inference",
  ],
  [
    true,
    "Quillon Labs releases Tamarisk-3 weights under open licence",
    "Open licence: Quillon Labs publishes weights of Tamarisk-3",
  ],
  [
    true,
    "Central bank of Kalevin approves stablecoin rules for exchanges",
    "Kalevin central bank approves new rules on stablecoin exchanges",
  ],
  [
    false,
    "Quillon Labs releases Tamarisk-3 weights under open licence",
    "Quillon Labs releases Tamarisk-4 weights under open licence",
  ],
  [
    false,
    "Nordwind chip maker beats estimates in Q2 on data center sales",
    "Nordwind chip maker beats estimates in Q3 on data center sales",
  ],
  [
    false,
    "Nordwind profits rise in the second quarter on chip sales growth",
    "Nordwind profits rise in the third quarter on chip sales growth",
  ],
  [
    false,
    "Robotaxi service opens to the public in Austin this week",
    "Robotaxi service opens to the public in Dallas this week",
  ],
  [false, "Weekly crypto markets review for November 12", "Weekly crypto markets review for November 19"],
  [false, "AI news", "AI news today"],
  [false, "Bank raises rates", "River floods town after heavy rain"],
  [true, "香港金管局发出首批稳定币牌照 三家机构获批", "首批稳定币牌照发出，三家机构获香港金管局批准"],
  [true, "智谱开源新一代多模态大模型", "智谱開源新一代多模態大模型"],
  [false, "深圳发放千万元数字人民币红包", "苏州发放千万元数字人民币红包"],
  [false, "启衡发布大模型 衡石 2 支持百万上下文", "启衡发布大模型 衡石 3 支持百万上下文"],
  [false, "某厂第二季度净利润同比增长三成", "某厂第三季度净利润同比增长三成"],
  [false, "比特币跌破九万美元关口", "人工智能条例草案公开征求意见"],
])("same story %s: %s / %s", (same, a, b) => {
  const [first, second] = [storyWords(a, "Plain Inference"), storyWords(b, "Plain Inference")];
  expect([sameStory(first, second), sameStory(second, first)]).toEqual([same, same]);
});

const title = "Kalevin central bank approves rules on stablecoin exchanges";
const hour = 3_600_000;
const told = (id: string, sourceId: string, hours: number, words = title) => ({
  id,
  sourceId,
  at: hours * hour,
  story: storyWords(words, ""),
});

test("only different sources within 120 hours are grouped", () => {
  expect(groupStories([told("a", "1", 0), told("b", "2", 119), told("c", "1", 1)])).toEqual([
    ["a", "b", "c"],
  ]);
  expect(groupStories([told("a", "1", 0), told("b", "1", 1)])).toEqual([]);
  expect(groupStories([told("a", "1", 0), told("b", "2", 121)])).toEqual([]);
});

test("a group holds ten at most", () => {
  const many = Array.from({ length: 25 }, (_, at) => told(`${at}`, `${at}`, 0));
  expect(groupStories(many).map((group) => group.length)).toEqual([10, 10, 5]);
});

test("words of more than fifty titles bring no titles together", () => {
  const others = Array.from({ length: 60 }, (_, at) =>
    told(
      `${at}`,
      `${at}`,
      0,
      `central bank approves rules on stablecoin subject${"x".repeat(at)} matter${"y".repeat(at)} thing${"z".repeat(at)} point${"w".repeat(at)}`,
    ),
  );
  expect(groupStories(others)).toEqual([]);
});

test("five hundred titles are grouped in time", () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    told(
      `${at}`,
      `${at % 20}`,
      0,
      `Story number${at} about word${at % 90} and word${at % 70} with place${at % 30}`,
    ),
  );
  const started = performance.now();
  groupStories(many);
  expect(performance.now() - started).toBeLessThan(2_000);
});
