import { expect, test } from "vitest";
import { placedTerms, wantedOf } from "./tokens";

const termsOf = (text: string) => placedTerms(text).map(({ term }) => term);

test.each([
  ["Bookmarks, saved!", ["bookmark", "saved"]],
  ["本地检索", ["本地", "地检", "检索", "索"]],
  ["用Kafka做流处理", ["用", "kafka", "做流", "流处", "处理", "理"]],
  ["Ｆｕｌｌ　ｗｉｄｔｈ", ["full", "width"]],
  [
    "café, the studies' classes of the company's boxes",
    ["cafe", "the", "study", "class", "of", "the", "company", "box"],
  ],
  ["status analysis glass is", ["status", "analysis", "glass", "is"]],
  ["人工智能AI", ["人工", "工智", "智能", "能", "ai"]],
  ["𠮷野家", ["𠮷野", "野家", "家"]],
  ["— … !", []],
])("%s is %j", (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test("an endless word is cut", () => {
  expect(termsOf("a".repeat(1_000_000))).toEqual(["a".repeat(40)]);
});

test.each([
  ["book", [["book", true]]],
  [
    "saved book",
    [
      ["saved", false],
      ["book", true],
    ],
  ],
  ["bookmarks ", [["bookmark", false]]],
  ["检索", [["检索", false]]],
  ["索", [["索", true]]],
  [
    "本地检索",
    [
      ["本地", false],
      ["地检", false],
      ["检索", false],
    ],
  ],
  ["data data", [["data", true]]],
  ["a", [["a", false]]],
  ["", []],
] as const)("%s looks for %j", (query, wanted) => {
  expect(wantedOf(query)).toEqual(wanted.map(([term, isPrefix]) => ({ term, isPrefix })));
});
