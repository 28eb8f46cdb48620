import { expect, test } from "vitest";
import { findTerms, foldText, indexTerms, termOf, unitsOf } from "./match";

function stands(word: string, text: string): boolean {
  const term = termOf(word);
  return term !== null && findTerms(unitsOf(text), indexTerms([[term, word]])).length > 0;
}

test.each([
  ["AI", "AI agents book flights"],
  ["AI", "Two AIs compared"],
  ["ai", "Ai Weiwei builds a tower"],
  ["OpenAI", "openai ships a model"],
  ["model", "New models arrive"],
  ["funding", "It was funded by the state"],
  ["GPT-5", "GPT 5 and GPT5 are out"],
  ["Elon Musk", "What Elon  Musk said"],
  ["C++", "A compiler for C++ arrives"],
  ["C#", "C# 14 is out"],
  ["ＯｐｅｎＡＩ", "OpenAI ships"],
  ["Café", "The café closes"],
  ["naïve", "A NAÏVE plan"],
  ["3.5", "Version 3.5 is out"],
  ["Inc.", "Acme Inc sues"],
  ["人工智能", "北京开设人工智能通识课"],
  ["人工智能", "AI人工智能大模型"],
  ["稳定币", "首批穩定幣牌照年底前發出"],
  ["穩定幣", "首批稳定币牌照"],
  ["大模型", "开源大模型发布"],
  ["OpenAI公司", "OpenAI 公司回应"],
  ["融资", "完成六亿元B轮融资"],
  ["南京东路", "南京东路开街"],
  ["比特币", "比特币跌破九万美元"],
  ["华为", "华为公布昇腾超节点路线图"],
  ["昇腾", "昇腾新卡交付提速"],
  ["昇腾", "华为公布昇腾超节点路线图"],
  ["芯片", "国产芯片涨价"],
  ["芯片", "促芯片自主"],
  ["汽车", "电动汽车降价"],
  ["英伟达", "購入英偉達股份"],
])("%s stands in “%s”", (word, text) => {
  expect(stands(word, text)).toBe(true);
});

test.each([
  ["AI", "Training runs for weeks"],
  ["AI", "Ai Weiwei builds a tower"],
  ["AI", "AIRBUS delivers"],
  ["AI", "He said it was raining"],
  ["IT", "It was a mistake"],
  ["US", "They told us"],
  ["art", "A startup in Warsaw"],
  ["C++", "Vitamin C helps"],
  ["meta", "Metabolism slows"],
  ["Elon Musk", "Elon said, and Musk agreed"],
  ["Apple pie", "Apple. Pie charts"],
  ["GPT-5", "GPT-4 and 5 others"],
  ["京东", "南京东路开街"],
  ["东路", "山东路桥"],
  ["华为", "中华为先"],
  ["比特", "比特币跌破九万美元"],
])("%s does not stand in “%s”", (word, text) => {
  expect(stands(word, text)).toBe(false);
});

test.each([".*", "(a+)+$", "[", "\\", "", " ", "\u0000", "。", "!?", "\u200b", "🙂"])(
  "%j is no word that could be found",
  (word) => {
    const term = termOf(word);
    if (term) expect(term.units.join("")).toMatch(/^[a-z]+$/);
    else expect(term).toBeNull();
  },
);

test("characters of patterns are characters", () => {
  expect(stands("(a+)+$", "a a a a")).toBe(true);
  expect(stands("a.b", "a b")).toBe(false);
});

test("a very long text without words takes no long time, and finds nothing", () => {
  expect(stands("word", "a".repeat(100_000))).toBe(false);
  expect(stands("字", "无".repeat(100_000))).toBe(false);
});

test("names of sources are compared whole, whatever their writing", () => {
  expect(foldText("  The  Ledger Wire ")).toBe(foldText("the ledger wire"));
  expect(foldText("創業誌（台灣）")).toBe(foldText("创业志(台湾)"));
});

test("what stands in a text is found once, in the order of the text", () => {
  const entries = ["Nvidia", "chips", "芯片"].flatMap((word) => {
    const term = termOf(word);
    return term ? [[term, word] as const] : [];
  });
  const text = unitsOf("Chips by Nvidia: the chip of chips，芯片");
  expect(findTerms(text, indexTerms(entries))).toEqual(["chips", "Nvidia", "芯片"]);
});
