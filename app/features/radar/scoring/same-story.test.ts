import { expect, test } from "vitest";
import { sameStory, storyWords } from "./same-story";

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
  const [first, second] = [storyWords(a, "", "Plain Inference"), storyWords(b, "", "Plain Inference")];
  expect([sameStory(first, second), sameStory(second, first)]).toEqual([same, same]);
});

test.each<[boolean, string, [string, string], [string, string]]>([
  [
    true,
    "one event in other words",
    [
      "Kalevin lender buys rival for $2.3bn",
      "Nordhaven Bank of Kalevin said on Monday it would buy Tallow Trust for $2.3 billion in shares.",
    ],
    [
      "Tallow agrees to takeover by Nordhaven",
      "Tallow Trust will be bought by Nordhaven Bank for $2.3 billion in shares, both said on Monday.",
    ],
  ],
  [
    true,
    "一件事两种说法",
    ["松河大桥今晨通车", "全长3200米的松河大桥今晨6时通车，两岸车程由40分钟缩短到8分钟。"],
    [
      "两岸车程缩短到8分钟：松河大桥开通",
      "松河大桥全长3200米，今晨6时正式开通，两岸车程由40分钟缩短为8分钟。",
    ],
  ],
  [
    false,
    "another buyer",
    [
      "Nordhaven to buy Tallow Trust",
      "Nordhaven Bank said on Monday it would buy Tallow Trust for $2.3 billion in shares.",
    ],
    [
      "Nordhaven to buy Pellmere Trust",
      "Nordhaven Bank said on Friday it would buy Pellmere Trust for $1.1 billion in cash.",
    ],
  ],
  [
    false,
    "a beta and what it was a beta of",
    [
      "Tamarisk 18 beta 2 is ready for tests",
      "The Tamarisk Group announces the second beta of Tamarisk 18 with faster sorting.",
    ],
    [
      "Tamarisk 18 is out with faster sorting",
      "The Tamarisk Group announces Tamarisk 18 with faster sorting.",
    ],
  ],
  [
    false,
    "one title whose leads tell different things",
    ["松河新发现一处作坊遗址", "考古队在松河北岸新发现铸铜作坊，出土陶范千余块，年代为商代晚期。"],
    ["松河新发现一处作坊遗址群", "渔民在下游捞起玉料，专家据此确认三座治玉作坊，距今约四千年。"],
  ],
])("same story with leads %s: %s", (same, _, a, b) => {
  const [first, second] = [storyWords(a[0], a[1], "One"), storyWords(b[0], b[1], "Two")];
  expect([sameStory(first, second), sameStory(second, first)]).toEqual([same, same]);
});
