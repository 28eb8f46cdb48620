import { expect, test } from "vitest";
import { evidenceIn } from "./evidence";
import { reasonOf } from "./reason";

type Words = { matched?: string[]; related?: string[] };

test.each<["zh" | "en", string, string, Words, number, string]>([
  [
    "en",
    "A small LLM",
    "It was read aloud.",
    { matched: ["LLM"] },
    1,
    "About “LLM”; one keyword in the title.",
  ],
  [
    "en",
    "AI and LLMs on a phone",
    "The plan costs $5 a month. In tests it was right 9 times in 10.",
    { matched: ["LLM", "AI", "phone"] },
    3,
    "About “LLM” and “AI”, with a price and a test; three keywords in the title; reported by 3 sources.",
  ],
  [
    "en",
    "A quiet day",
    "Down 5%.",
    { related: ["GPT", "OpenAI"] },
    1,
    "About “GPT” and “OpenAI”, with figures.",
  ],
  ["en", "A quiet day", "Nothing.", {}, 1, "Close to the subject as a whole."],
  [
    "zh",
    "大模型读方言",
    "评测里答对 92%，代码已开源，代价是更慢。",
    { matched: ["大模型", "人工智能"] },
    5,
    "谈到“大模型”和“人工智能”，含测试结果、代码和局限；标题含 1 个关注词；共有 5 个来源报道。",
  ],
  ["zh", "今天", "没有事。", { related: ["稳定币"] }, 2, "谈到“稳定币”；共有 2 个来源报道。"],
])("%s %s: %s", (lang, title, text, words, sources, sentence) => {
  const told = { title, summary: "", text, lang };
  expect(reasonOf({ matched: [], related: [], ...words }, told, sources, lang)).toBe(sentence);
});

test.each([
  ["a price", "It is priced at $20.", "The prize is hers."],
  ["a price", "From €9 per month", "He paid $9 and left."],
  ["its funding", "The lab raised $1.5 billion.", "The river raised its level by 2 m."],
  ["a model’s weights", "An open-weights release", "He lifts weights."],
  ["a test", "On a benchmark of 300 questions", "We test it in spring. The 9th of May is near."],
  ["a test", "Tests in 2026 gave 40 points.", "A trial begins in 2026"],
  ["its code", "The code is on GitHub.", "A code of conduct"],
  ["a study", "A preprint says so.", "She will study law."],
  ["legal news", "A court stopped it.", "The courtyard was full."],
  ["its drawbacks", "The drawback: it is slow.", "The cost was low."],
  ["a direct quote", "“We knew it,” said Ada.", "He said nothing."],
  ["a direct quote", "“No,” she said.", "A “no” saves time."],
  ["figures", "up 3.5 %", "in 3 towns"],
  ["价格", "售价为 99 元", "罚款 30 元每人"],
  ["融资额", "公司完成1.2亿元融资", "三亿人口"],
  ["模型权重", "权重已开放下载", "调整各项权重"],
  ["测试结果", "实测 12 分钟", "测试于2026年开始"],
  ["代码", "代码已开源", "开放日"],
  ["研究", "论文称", "讨论文章"],
  ["法规判决", "法院裁定", "办法很多"],
  ["局限", "代价是更慢", "无限"],
  ["当事人原话", "她表示：“可以。”", "表示感谢"],
  ["数据", "增长 3%", "第 3 名"],
])("%s is told by %j and not by %j", (kind, yes, no) => {
  const lang = /\p{Script=Han}/u.test(kind) ? "zh" : "en";
  expect(evidenceIn(yes, lang)).toContain(kind);
  expect(evidenceIn(no, lang)).not.toContain(kind);
});
