import { expect, test } from "vitest";
import { chunksOf } from "./break-points";

const parts = (text: string) => chunksOf(text).map(({ text: part, gap }) => part + (gap ? " " : ""));

test.each([
  ["Led a team", ["Led ", "a ", "team"]],
  ["customer-facing work", ["customer-facing ", "work"]],
  ["read/write access", ["read/write ", "access"]],
  ["CI/CD and p95", ["CI/CD ", "and ", "p95"]],
  ["2019-2021", ["2019-2021"]],
  ["+46 70 174", ["+46 ", "70 ", "174"]],
  ["  too   much\tspace ", ["too ", "much ", "space"]],
  ["end—start", ["end—", "start"]],
  ["", []],
])("English breaks at spaces and after dashes: %s", (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test.each([
  ["主导重构，覆盖", ["主", "导", "重", "构，", "覆", "盖"]],
  ["（上海）", ["（上", "海）"]],
  ["《论文》、报告", ["《论", "文》、", "报", "告"]],
  ["熟悉Kubernetes与Go", ["熟", "悉", "Kubernetes", "与", "Go"]],
  ["每天40万件", ["每", "天", "40万", "件"]],
  ["2021年3月", ["2021年", "3月"]],
  ["提升38%。", ["提", "升", "38%。"]],
  ["等等……好——吧", ["等", "等……", "好——", "吧"]],
  ["“引号”内", ["“引", "号”", "内"]],
  ["用 Go 写", ["用 ", "Go ", "写"]],
])("Chinese breaks between characters as its punctuation allows: %s", (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test.each([
  "主导清结算系统重构，引入 Kafka（分库）“分表”。",
  "Shipped A/B tests, cut cost by 38% (p < 0.05).",
])("nothing of a text is lost: %s", (text) => {
  expect(parts(text).join("")).toBe(text);
});
