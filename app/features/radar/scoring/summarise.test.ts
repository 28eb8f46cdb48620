import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { ownSummary, sentencesOf, summariseText } from "./summarise";

test.each<[string, string[]]>([
  ["Mr. Smith went. He said hi.", ["Mr. Smith went.", "He said hi."]],
  ["It costs 3.5 dollars. Really.", ["It costs 3.5 dollars.", "Really."]],
  ["The U.S. Senate voted. It passed.", ["The U.S. Senate voted.", "It passed."]],
  ["One\nTwo", ["One", "Two"]],
  ["他说：“好。”然后走了。真的吗？真的！", ["他说：“好。”", "然后走了。", "真的吗？", "真的！"]],
  ["先看价格；再看质量。", ["先看价格；", "再看质量。"]],
  ["", []],
])("sentences of %j", (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

const english = [
  "Subscribe to our newsletter for more.",
  "Quillon Labs opens the weights of Tamarisk-3",
  "Quillon Labs has published Tamarisk-3, a language model of 19 billion parameters that fits one card.",
  "The weather in the capital was fine.",
  "Weights, tokeniser and training recipe of the language model are out today, the laboratory said.",
  "Photo: Ines Vorhaug",
  "Mr. Vorhaug, who led the work, said the model scores four points below its predecessor in arithmetic.",
  "We use cookies to improve your visit.",
  "The licence allows commercial use of the weights without a cap on users or on revenue of any kind.",
].join("\n");

test("an English summary is the article's own sentences in order, without what surrounds it", () => {
  const summary = summariseText(english, "Quillon Labs opens the weights of Tamarisk-3", "en");
  expect(summary).toMatch(/^Quillon Labs has published Tamarisk-3/);
  expect(summary).not.toMatch(/cookies|Subscribe|Photo|opens the weights/);
  expect(summary.split(" ").length).toBeLessThanOrEqual(60);
  const places = sentencesOf(summary).map((sentence) => english.indexOf(sentence));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a Chinese summary keeps to 200 characters and leaves the editors out", () => {
  const body = [
    "台风季里，贝洛萨的海底光缆平均每年中断两次。",
    "该国央行因此把离线能力列为数字货币的首要条件，并在四座岛上连续三天切断所有公共网络。",
    "参加者有六千户居民和四百家商户，使用带安全芯片的卡片或手机，碰一碰即可转账。",
    "三天共发生十九万笔交易，四十三笔对不上账。",
    "居民最大的不满是看不到余额，集市上的老人只好记在纸上。",
    "央行答应试制带两行墨水屏的新卡，正式规则预计明年二月公布，对账差错将由发行方先行垫付。",
    "扫码关注我们的公众号。",
    "责任编辑：王小明",
  ].join("");
  const summary = summariseText(body, "数字货币离线支付试点结束", "zh");
  expect([...summary].length).toBeLessThanOrEqual(200);
  expect([...summary].length).toBeGreaterThan(60);
  expect(summary).not.toMatch(/扫码|责任编辑/);
  expect(sentencesOf(summary).every((sentence) => body.includes(sentence))).toBe(true);
});

test.each<[string, string, "zh" | "en" | "other", string]>([
  ["", "A title", "en", ""],
  ["Only one sentence is here for the reader.", "A title", "en", "Only one sentence is here for the reader."],
  ["只有一句话的短讯也要显示。", "标题", "zh", "只有一句话的短讯也要显示。"],
  ["Short. Two.", "A title", "en", "Short."],
])("of %j", (text, title, lang, summary) => expect(summariseText(text, title, lang)).toBe(summary));

test("one endless sentence is cut", () => {
  expect(summariseText("word ".repeat(500), "A title", "en").split(" ")).toHaveLength(59);
  expect([...summariseText("字".repeat(5_000), "标题", "zh")]).toHaveLength(200);
});

test("a very long article is summarised in time", () => {
  const long = Array.from(
    { length: 5_000 },
    (_, at) => `Sentence number ${at} tells of topic ${at % 40} and of place ${at % 13}.`,
  ).join(" ");
  const spent = processorTime(() => expect(summariseText(long, "Topics", "en")).not.toBe(""), 1_500);
  expect(spent).toBeLessThan(1_500);
});

test("headings, rows of tables and items of lists are not run into sentences", () => {
  const body = [
    "实验室选取三千篇报道，让六个模型各自作摘要，再由编辑逐句标注。",
    "错误类型 占全部错误",
    "数字改动 31%",
    "通顺度得分最高的模型，忠实度只排第四，两项得分基本互不相干。",
  ].join("\n");
  expect(summariseText(body, "给中文长文摘要挑错", "zh")).not.toMatch(/错误类型|数字改动/);
});

const dek =
  "The LLM answers at 94 tokens a second on a single card. Weights and training recipe are out today.";

test.each<[string, string, "zh" | "en" | "other", boolean]>([
  ["whole sentences", dek, "en", true],
  [
    "whole sentences in Chinese",
    "新版把检查点拆成分片，先写入邻近机器的内存，再慢慢落盘。代码一并开源。",
    "zh",
    true,
  ],
  ["a text cut off", `${dek.slice(0, 70)}...`, "en", false],
  ["no end", dek.slice(0, 70), "en", false],
  ["another language", dek, "zh", false],
  ["an advertisement", `${dek} Subscribe to our newsletter to read more about this.`, "en", false],
  ["little", "Read this now.", "en", false],
  ["a whole article", `${dek} `.repeat(8), "en", false],
])("a feed's summary of %s", (_, summary, lang, isUsed) => {
  expect(ownSummary(summary, "Open weights on one card", lang)).toBe(isUsed ? summary : null);
});

test("a feed that repeats the title says nothing", () => {
  const title = "Quillon Labs opens the weights of its language model that fits one card";
  expect(ownSummary(`${title}. Quillon Labs said.`, title, "en")).toBeNull();
});
