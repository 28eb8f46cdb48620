import fc from "fast-check";
import { expect, test } from "vitest";
import { indexedText, matchOf } from "./terms";

test.each([
  ["", ""],
  ["  \n ", ""],
  ["OpenAI ships GPT-4o", "openai ships gpt 4o"],
  ["人工智能", "人工 工智 智能 人 工 智 能"],
  ["人", "人 人"],
  ["个人", "个人 个 人"],
  ["AI大模型，来了", "ai 大模 模型 来了 大 模 型 来 了"],
  ["大模型AI", "大模 模型 ai 大 模 型"],
  ["Ｔｗｉｔｔｅｒ　改名", "twitter 改名 改 名"],
  ["𠮷野家 𠮷", "𠮷野 野家 𠮷 𠮷 野 家"],
  ["e\u0301lan", "élan"],
  ["“quoted” — it’s 50%", "quoted it s 50"],
  ["!?…「」*\"'", ""],
  ["emoji 🙂 stays out", "emoji stays out"],
  ["a\u0000b", "a b"],
])("%j is indexed as %j", (text, words) => {
  expect(indexedText(text)).toBe(words);
});

test.each([
  ["bitcoin", '"bitcoin"'],
  ["Bitcoin ETF", '"bitcoin" AND "etf"'],
  ["GPT-4o", '"gpt 4o"'],
  ["3.5%", '"3 5"'],
  ["人工", '"人工"'],
  ["人工智能", '"人工 工智 智能"'],
  ["人", '"人"'],
  ["币 涨", '"币" AND "涨"'],
  ["AI大模型", '"ai" AND "大模 模型"'],
  ["英伟达GPU出货", '"英伟 伟达" AND "gpu" AND "出货"'],
  ["苹果，芯片", '"苹果" AND "芯片"'],
  ['say "hello"', '"say" AND "hello"'],
  ['"', null],
  ["*", null],
  ["''", null],
  ["()^-+:{}", null],
  ["", null],
  ["   ", null],
  ["。，！", null],
  ["🙂", null],
  ["a*", '"a"'],
  ["NEAR(a b)", '"near a" AND "b"'],
  ["title:secret", '"title secret"'],
  ["tags:w OR 1", '"tags w" AND "or" AND "1"'],
  ["AND OR NOT", '"and" AND "or" AND "not"'],
  ["{title} : x", '"title" AND "x"'],
  ["a\u0000b", '"a b"'],
])("a search for %j asks the index for %j", (query, match) => {
  expect(matchOf(query)).toBe(match);
});

test("a radical by itself is nothing to look for", () => {
  expect(matchOf("⺀")).toBeNull();
});

test("whatever is typed, nothing of it is read as an operator", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (query) => {
      const match = matchOf(query);
      if (match !== null) expect(match).toMatch(/^"[\p{L}\p{N}\p{M} ]+"( AND "[\p{L}\p{N}\p{M} ]+")*$/u);
    }),
  );
});
