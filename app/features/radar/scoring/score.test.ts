import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { wishesOf } from "./prompt-wishes";
import { type Candidate, type Focus, prepareFocus, scoreCandidate } from "./score";

const now = new Date("2026-11-23T00:00:00Z");

function relevance(focus: Partial<Focus>, candidate: Partial<Candidate>) {
  const prepared = prepareFocus({ words: [], must: [], not: [], prompt: "", lang: "en", ...focus });
  const whole = { title: "", summary: "", text: "", lang: "en" as const, publishedAt: now, sourceWeight: 1 };
  return scoreCandidate(prepared, { ...whole, ...candidate }, now);
}

const ai = ["AI", "artificial intelligence", "人工智能"];
const coin = ["数字货币", "比特币", "区块链"];

test.each<[string, string[], string]>([
  [
    "AI stands in no longer word",
    ["AI"],
    "Training said again: maintain the Dubai air email chain, Thai AIRBUS captain paid",
  ],
  ["nor in a name", ["AI"], "Ai Weiwei opens his show, and Ai smiles"],
  ["比特币 is not 比特率", ["比特币"], "音乐平台提高比特率，每秒比特数翻倍，钱币展开幕"],
  ["nor two words side by side", ["公链"], "请打开办公链接查看通知"],
  ["算力 is not within 计算力学", ["算力"], "计算力学大会召开"],
  ["IT is not it", ["IT"], "It is late, and it rains"],
  ["GPU is not a part of a word", ["GPU"], "The gpus2 and xgpu codes"],
  ["数字货币 is not 数字 and 货币", ["数字货币"], "央行数字报告：广义货币余额增长"],
  ["chip is not in chipmunk", ["chip"], "A chipmunk ate the chipotle"],
])("%s", (_, words, title) => {
  for (const lang of ["en", "zh"] as const) {
    const { score, matched } = relevance({ words }, { title, summary: title, text: title, lang });
    expect(matched).toEqual([]);
    expect(score).toBeLessThan(20);
  }
});

test("ai is a word of French", () => {
  expect(relevance({ words: ["AI"] }, { title: "j'ai vu", lang: "other" }).score).toBe(0);
});

test.each<[string, string[], string]>([
  ["stems", ["model"], "Two models were shown"],
  ["gerunds", ["mine"], "Mining in the valley"],
  ["plurals of capitals", ["LLM"], "How LLMs read"],
  ["numbers with and without a hyphen", ["GPT-5"], "GPT5 is here"],
  ["phrases over a hyphen", ["open source"], "An open-source tool"],
  ["traditional characters", ["区块链"], "區塊鏈應用"],
  ["full-width letters", ["AI"], "ＡＩ 来了"],
  ["small letters", ["AI"], "my ai diary"],
  ["symbols", ["C++"], "What C++ brings"],
])("a focus finds %s", (_, words, title) => {
  expect(relevance({ words }, { title }).matched).toEqual(words);
});

test.each<[string, string[], string, string]>([
  [
    "GPT",
    ai,
    "OpenAI shows GPT-6 to developers",
    "GPT-6 needs fewer tokens for the same prompt, and the weights of a small model follow.",
  ],
  ["大模型", ai, "智谱开源新一代多模态大模型", "该模型支持百万词元的上下文，训练数据达到十万亿词元。"],
  ["稳定币", coin, "首批稳定币牌照年底发出", "发行人须全额储备，交易所须下架无牌稳定币。"],
  [
    "Ether",
    coin,
    "Ether falls as validators leave the staking queue",
    "ETH fell 6%, stablecoin volumes doubled and DeFi lenders raised rates.",
  ],
])("%s belongs to a subject that never names it", (_, words, title, summary) => {
  const { score, related } = relevance({ words }, { title, summary });
  expect(score).toBeGreaterThanOrEqual(50);
  expect(related.length).toBeGreaterThan(0);
});

test.each<[string, string[], Partial<Candidate>, (score: number) => boolean]>([
  [
    "a title that names AI touches it though the rest uses other words",
    ai,
    {
      title: "What a year of AI has done to the archive of Kalevin",
      summary: "Letters are found in minutes. The staff of twelve has stayed.",
      text: "The archive holds nine kilometres of paper. Finding one letter took a week. It now takes minutes, says its director. Staff check every answer by hand. Visitors come from as far as Norway. The reading room stays open until eight.",
    },
    (score) => score >= 30,
  ],
  [
    "a joke borrows the name",
    coin,
    {
      title: "Baker puts his bread on the blockchain",
      summary: "The loaf is a chain of rolls, says his wife.",
      text: "The baker tied eleven rolls with string. Neighbours call it the blockchain loaf. His cat ate the third roll. The bakery opens at six.",
    },
    (score) => score < 30,
  ],
  [
    "news of two subjects is less about each",
    ai,
    {
      title: "Binance token pays for language model training",
      summary: "Holders of the cryptocurrency lend GPU time and get stablecoins.",
      text: "The smart contract counts hours. A language model is trained on lent cards. The token fell by 9%.",
    },
    (score) => score >= 30 && score < 65,
  ],
  [
    "a lab and its product need no other name",
    ai,
    {
      title: "Anthropic hires a chief of design from Figma",
      summary: "She will look after Claude Code and ChatGPT's rival on phones.",
    },
    (score) => score >= 50,
  ],
])("%s", (_, words, candidate, holds) => {
  expect(relevance({ words }, candidate).score).toSatisfy(holds);
});

const plain = "The council met on Tuesday and spoke about the bridge, the school and the winter. ".repeat(1);
const article = Array.from(
  { length: 30 },
  (_, at) => `Councillor ${at} spoke of bridge ${at}, school ${at} and winter ${at}.`,
).join(" ");

test("a title weighs more than a summary, a summary more than one sentence of a long text", () => {
  const [title, summary, text] = [
    relevance({ words: ["zeppelin"] }, { title: "A zeppelin lands", summary: plain, text: article }),
    relevance(
      { words: ["zeppelin"] },
      { title: "A landing", summary: `${plain} A zeppelin came.`, text: article },
    ),
    relevance(
      { words: ["zeppelin"] },
      { title: "A landing", summary: plain, text: `${article} A zeppelin came.` },
    ),
  ].map(({ score }) => score);
  expect(title).toBeGreaterThan(summary ?? 0);
  expect(summary).toBeGreaterThan(text ?? 0);
  expect(title).toBeGreaterThanOrEqual(55);
  expect(text).toBeLessThan(30);
});

test.each<[string, string]>([
  ["one word over and over", "AI ".repeat(200)],
  [
    "names in a row",
    "AI, LLM, artificial intelligence, GPT, machine learning, deep learning, OpenAI, ChatGPT. ".repeat(8),
  ],
  ["the same sentence again", "AI is here to stay with us. ".repeat(40)],
])("stuffing with %s scores below an article", (_, text) => {
  const stuffed = relevance(
    { words: ai },
    { title: "AI AI LLM artificial intelligence AI AI", summary: text.slice(0, 200), text },
  );
  const real = relevance(
    { words: ai },
    {
      title: "A small language model learns to read leases",
      summary: "Researchers trained it on 900 contracts with AI labels.",
      text: "The model was trained on contracts. Its training data were labelled by lawyers. On a benchmark it beat a larger LLM. Inference costs a tenth. The weights are open.",
    },
  );
  expect(stuffed.score).toBeLessThan(30);
  expect(real.score).toBeGreaterThan(stuffed.score + 25);
});

test.each<[string, Partial<Focus>, string | null]>([
  ["a word that must not be", { not: ["lottery", "gossip"] }, "gossip"],
  ["none of the words of which one must be", { must: ["chips", "wafer"] }, "chips, wafer"],
  ["one of the words of which one must be", { must: ["chips", "bridge"] }, null],
  ["no word of the kind", { not: ["gos"] }, null],
])("%s", (_, focus, refusedBy) => {
  const found = relevance(
    { words: ["bridge"], ...focus },
    { title: "Bridge opens", text: "There was gossip about it." },
  );
  expect(found.refusedBy).toBe(refusedBy);
  expect(found.score > 0).toBe(refusedBy === null);
});

test("a phrase counts more than its words apart", () => {
  const score = (title: string) => relevance({ words: ["harbour crane safety"] }, { title }).score;
  expect(score("Harbour crane safety improves")).toBeGreaterThan(score("Safety of a crane in the harbour"));
  expect(score("Safety of a crane in the harbour")).toBeGreaterThan(score("A harbour"));
  expect(score("A harbour")).toBe(0);
});

test("fresh news and trusted sources gain a little, and neither makes anything relevant", () => {
  const at = (publishedAt: string, sourceWeight: number, title = "A zeppelin lands") =>
    relevance({ words: ["zeppelin"] }, { title, publishedAt: new Date(publishedAt), sourceWeight }).score;
  expect(at("2026-11-23T00:00:00Z", 1)).toBeGreaterThan(at("2026-11-01T00:00:00Z", 1));
  expect(at("2026-11-23T00:00:00Z", 1) - at("2026-01-01T00:00:00Z", 1)).toBeLessThan(6);
  expect(at("2026-11-23T00:00:00Z", 1.5)).toBeGreaterThan(at("2026-11-23T00:00:00Z", 0.5));
  expect(at("2026-11-23T00:00:00Z", 1.5, "A boat")).toBe(0);
});

test.each<[string, string[], string[]]>([
  [
    "Only news about chip processes and yields, no share prices.",
    ["chip", "processes", "yields"],
    ["share", "prices"],
  ],
  ["只要和芯片制程、良率有关的新闻，不要股价。", ["芯片", "制程", "良率"], ["股价"]],
  ["Not about football but about rowing", ["rowing"], ["football"]],
  ["I follow Hugging Face. Skip funding rounds.", ["Hugging Face", "Hugging", "Face"], ["funding", "rounds"]],
  ["除了足球，关注赛艇", ["赛艇"], ["足球"]],
  ["", [], []],
])("the wishes of %j", (prompt, wanted, unwanted) => expect(wishesOf(prompt)).toEqual({ wanted, unwanted }));

test("a prompt raises what it asks for and lowers what it refuses", () => {
  const score = (prompt: string, title: string) =>
    relevance({ words: ["semiconductor"], prompt }, { title }).score;
  const prompt = "Only yields and processes, no share prices";
  expect(score(prompt, "Semiconductor yields rise")).toBeGreaterThan(score("", "Semiconductor yields rise"));
  expect(score(prompt, "Semiconductor share prices rise")).toBeLessThan(
    score("", "Semiconductor share prices rise"),
  );
  expect(relevance({ prompt: "rowing and regattas" }, { title: "A regatta on the lake" }).matched).toEqual([
    "regattas",
  ]);
});

test("a focus of nothing finds nothing", () => {
  expect(relevance({ words: ["", " ", "…"] }, { title: "Anything" })).toEqual({
    score: 0,
    matched: [],
    related: [],
    refusedBy: null,
  });
});

test("a hostile text is scored in time", () => {
  const spent = processorTime(() => {
    for (const text of [
      "a".repeat(200_000),
      "比".repeat(100_000),
      ".".repeat(200_000),
      "人工智能".repeat(25_000),
    ])
      relevance({ words: ai }, { title: text.slice(0, 500), text });
  }, 8_000);
  expect(spent).toBeLessThan(8_000);
});
