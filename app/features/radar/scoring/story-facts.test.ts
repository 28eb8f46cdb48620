import { expect, test } from "vitest";
import { factsOf } from "./story-facts";

const keysOf = (text: string) => factsOf(text).map(({ kind, key, unit }) => `${kind} ${key} ${unit}`.trim());

test.each<[string, string, string]>([
  ["money", "a deal worth $4.7bn", "amount 4700000000 $"],
  ["money in words", "a deal worth 4.7 billion dollars", "amount 4700000000 $"],
  ["money in Chinese", "交易额47亿美元", "amount 4700000000 $"],
  ["a thousand", "14,000 jobs", "amount 14000 job"],
  ["thousand as a word", "14 thousand jobs", "amount 14000 job"],
  ["a number in words", "fourteen years", "amount 14 year"],
  ["Chinese numerals", "约一千二百万条", "amount 12000000 条"],
  ["a share", "up 9.7 percent", "amount 9.7 %"],
  ["a share in Chinese", "同比增长9.7%", "amount 9.7 %"],
  ["a share in tenths", "其中四成", "amount 40 %"],
  ["a day", "on Nov 12", "date 11-12"],
  ["the day before the month", "12 November", "date 11-12"],
  ["a day in Chinese", "11月12日", "date 11-12"],
  ["a name", "the founder Marek Dusil said", "name marek"],
  ["a version", "they opened Lumen 2 today", "name lumen 2"],
  ["a name among Chinese", "公司Corvane发布", "name corvan"],
  ["a quoted name", "电影《松河谣》上映", "name 松河谣"],
])("of %s: %s", (_, text, key) => {
  expect(keysOf(text)).toContain(key);
});

test.each([["In 2026 it was so"], ["one of two"], ["第一次"], ["On Monday in November"]])(
  "nothing of %s",
  (text) => {
    expect(factsOf(text).filter(({ kind, isSure }) => kind !== "name" || isSure)).toEqual([]);
  },
);

test("a word at the beginning of a sentence, and those of a title in capitals, are no sure names", () => {
  const surely = (text: string) => factsOf(text).flatMap(({ shown, isSure }) => (isSure ? shown : []));
  expect(surely("Shares fell. Analysts were surprised by Dusil.")).toEqual(["Dusil"]);
  expect(surely("Shares Fall As Founder Goes To Prison")).toEqual([]);
});

test.each([
  "1".repeat(50_000),
  "A ".repeat(30_000),
  "$1,000,".repeat(10_000),
  "一".repeat(50_000),
  "Nov ".repeat(20_000),
])("a long text is read", (text) => {
  expect(Array.isArray(factsOf(text))).toBe(true);
});
