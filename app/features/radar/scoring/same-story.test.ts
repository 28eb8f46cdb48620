import { expect, test } from "vitest";
import { sameStory, storyWords, type Told, weighing } from "./same-story";
import { packVector } from "./vectors";

/** Whether two reports are one story, whichever came first, in a window of these two and of others. */
function areOne(told: [Partial<Told>, Partial<Told>], others: Partial<Told>[] = [], usual = 0) {
  const words = [...told, ...others].map((each, index) =>
    storyWords({ title: "", text: "", source: `Source ${index}`, lang: "en", vector: null, ...each }),
  );
  const [a, b] = words.map(weighing(words));
  return a && b ? [sameStory(a, b, usual), sameStory(b, a, usual)] : [];
}

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
  const source = "Plain Inference";
  expect(
    areOne([
      { title: a, source },
      { title: b, source },
    ]),
  ).toEqual([same, same]);
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
  expect(
    areOne([
      { title: a[0], text: a[1] },
      { title: b[0], text: b[1] },
    ]),
  ).toEqual([same, same]);
});

/** What else is held, so that it is known which words are rare. */
const elsewhere = ["en", "zh"].flatMap((lang) =>
  Array.from({ length: 40 }, (_, index) => ({
    lang: lang as "en" | "zh",
    title: lang === "en" ? `Olive harvest ${index}` : `第${index}座水库`,
    text: lang === "en" ? "Rain filled the reservoirs." : "雨水充足，蓄水上升。",
  })),
);
const fine = (firm: string, lead: string) => ({
  title: `${firm} ${lead}`,
  text: `On Monday the office in Albany fined ${firm}. Holders were told that reserves were safe, says the office, while part of them was on loan. ${firm} must hire a monitor for two years and report each quarter.`,
});

test("what one office says of two firms is two stories, of one firm one", () => {
  const [one, again] = [fine("Velmary", "pays over reserves"), fine("Velmary", "gets a monitor")];
  expect(areOne([one, again], elsewhere)).toEqual([true, true]);
  expect(areOne([one, fine("Corrigan", "gets a monitor")], elsewhere)).toEqual([false, false]);
});

test("two events of one Chinese company, whose name is several pairs, are two stories", () => {
  const cuts = {
    lang: "zh" as const,
    title: "青岚科技启动优化，约15%员工受影响",
    text: "青岚科技本周启动人员优化，图像模型团队受影响最大。公司称将提供补偿，研发投入不变。",
  };
  const suit = {
    lang: "zh" as const,
    title: "青岚科技起诉前员工，称其带走训练代码",
    text: "青岚科技向法院起诉一名前员工，称其离职时带走图像模型的训练代码。公司索赔两千万元。",
  };
  expect(areOne([cuts, suit], elsewhere)).toEqual([false, false]);
});

const plain = [0.9, 0.1, 0, 0, 0, 0.2, 0, 0];
const alike = packVector(plain);
const other = packVector([0, 0, 0.9, 0, 0.3, 0, 0, 0.4]);
const chinese = { lang: "zh", title: "松河大桥今晨通车", text: "大桥今晨开放。" } as const;

test.each<[boolean, string, Partial<Told>, Partial<Told>]>([
  [true, "in two languages", { title: "Songhe bridge opens", vector: alike }, { ...chinese, vector: alike }],
  [
    false,
    "that point elsewhere",
    { title: "Songhe bridge opens", vector: alike },
    { ...chinese, vector: other },
  ],
  [false, "of which one has no vector", { title: "Songhe bridge opens", vector: alike }, chinese],
  [
    false,
    "of different models",
    { title: "Songhe bridge opens", vector: alike },
    { ...chinese, vector: packVector([...plain, 0]) },
  ],
  [
    false,
    "of two versions",
    { title: "Tamarisk 3 arrives", vector: alike },
    { title: "Tamarisk 4 is here", vector: alike },
  ],
  [
    false,
    "of two versions in two languages",
    { title: "Tamarisk 3 arrives", vector: alike },
    { lang: "zh", title: "Tamarisk 4 发布", vector: alike },
  ],
  [
    false,
    "of two days",
    { title: "Markets on November 12", vector: alike },
    { title: "Markets on November 19", vector: alike },
  ],
  [
    true,
    "whose place and amount are written otherwise",
    { title: "Beijing lab raises $112 million", vector: alike },
    { lang: "zh", title: "北京一实验室融资8亿元", vector: alike },
  ],
])("one story %s by vectors: reports %s", (same, _, a, b) => {
  expect(areOne([a, b], [], 0.2)).toEqual([same, same]);
});

test("what a model finds near everywhere is no story", () => {
  const near = { title: "Songhe bridge opens", vector: packVector([0.9, 0.5, 0, 0, 0, 0.2, 0, 0]) };
  expect(areOne([near, { ...chinese, vector: alike }], [], 0.3)).toEqual([true, true]);
  expect(areOne([near, { ...chinese, vector: alike }], [], 0.85)).toEqual([false, false]);
});
