import { expect, it } from "vitest";
import { type Draft, lines } from "../../../../test/support/lines";
import { segmentsOf } from "./segments";

function parted(...drafts: Draft[]): string[] {
  return lines(...drafts).flatMap((line, number) => segmentsOf(line, number).map(({ text }) => text));
}

it.each<[string, string, string[]]>([
  ["tabs part", "Data Analyst\tAcme Ltd", ["Data Analyst", "Acme Ltd"]],
  ["bars part", "数据分析师｜云栖软件有限公司 | 杭州", ["数据分析师", "云栖软件有限公司", "杭州"]],
  ["commas part", "Data Analyst, Acme Ltd", ["Data Analyst", "Acme Ltd"]],
  ["dashes part between spaces only", "Acme-Pell Ltd – Leeds", ["Acme-Pell Ltd", "Leeds"]],
  ["brackets part", "Analyst (Contract), Acme (Leeds)", ["Analyst", "Contract", "Acme", "Leeds"]],
  ["Chinese brackets part", "云栖软件有限公司（杭州） 分析师", ["云栖软件有限公司", "杭州", "分析师"]],
  ["spaces part Chinese", "长沙中学 语文教师", ["长沙中学", "语文教师"]],
  ["at parts before a name", "Head Chef at Pell Inc", ["Head Chef", "Pell Inc"]],
  ["with parts before a name", "Nurse with Leeds Infirmary", ["Nurse", "Leeds Infirmary"]],
  ["a name with for stays whole", "Institute for Old Towns", ["Institute for Old Towns"]],
  [
    "brackets around dates part what touches them",
    "厨师（2019年3月至今）云栖酒店，杭州",
    ["厨师", "2019年3月至今", "云栖酒店", "杭州"],
  ],
  ["wide slashes part", "云栖软件／分析师／杭州", ["云栖软件", "分析师", "杭州"]],
  ["a number of two parts is left out", "1.2 Senior Buyer", ["Senior Buyer"]],
  ["at parts no prose", "Working at home for clients", ["Working at home for clients"]],
  ["a label is apart", "Employer: Acme Ltd", ["Employer", "Acme Ltd"]],
  ["so are labels in a row", "姓名：周雨桐 电话：13900012345", ["姓名", "周雨桐", "电话", "13900012345"]],
  ["在…任 parts", "2019年，在云栖软件公司担任数据分析师", ["2019年", "云栖软件公司", "数据分析师"]],
  ["weights part", "**Data Analyst** Acme Ltd", ["Data Analyst", "Acme Ltd"]],
  ["weights part amid Chinese", "**数据分析师**云栖软件", ["数据分析师", "云栖软件"]],
  ["a Chinese number is left out", "一、数据分析师", ["数据分析师"]],
  ["a number is left out", "2. Data Analyst", ["Data Analyst"]],
  ["a decimal stays", "3.5 years", ["3.5 years"]],
  [
    "a bullet stays whole",
    "• Built 40 dashboards, cut costs | saved",
    ["Built 40 dashboards, cut costs | saved"],
  ],
  ["a dated one does not", "• Analyst, Acme Ltd, 2019 – 2021", ["Analyst", "Acme Ltd", "2019 – 2021"]],
  ["no words are no segments", " |\t", []],
])("%s: %j", (_, text, segments) => {
  expect(parted(text)).toEqual(segments);
});

it.each([
  ["Analyst, Mar 2019 – Present, Leeds", "Mar 2019 – Present"],
  ["Analyst, Acme Ltd, Sept. 1, 2019 - Dec. 31, 2021", "Sept. 1, 2019 - Dec. 31, 2021"],
  ["2018年9月至2021年6月 长沙中学 语文教师", "2018年9月至2021年6月"],
  ["云栖软件有限公司2019.03 - 至今", "2019.03 - 至今"],
])("of %j the period stays whole and apart from the rest", (text, period) => {
  expect(parted(text)).toContain(period);
});

it.each([
  [`I like plain reports, short meetings (most of them) and ${"people who read, ".repeat(6)}in Leeds.`],
  [`负责四十家门店的经营看板，${"与运营、商品、财务三个部门对接指标口径，".repeat(3)}推动周报自动化。`],
])("long prose is parted at its tabs only: %j", (prose) => {
  expect(parted(prose, `Profile\t${prose}`)).toEqual([prose, "Profile", prose]);
});

it("capitals of two sizes are one word", () => {
  const span = (text: string, x: number, size: number) => ({
    ...{ text, x, size, width: 8 * text.length },
    ...{ bold: false, italic: false },
  });
  const spans = [span("J", 50, 14), span("ANE", 60, 10), span("Analyst", 120, 10), span("Leeds", 200, 14)];
  expect(parted({ text: "JANE Analyst Leeds", spans })).toEqual(["JANE Analyst", "Leeds"]);
});

it("a segment knows where in its line it stands, what stands before it, and how it is set", () => {
  const [line] = lines("**Data Analyst**, Acme Ltd");
  const segments = line ? segmentsOf(line, 7) : [];
  expect(segments).toMatchObject([
    { line: 7, start: 0, end: 12, before: "", index: 0, count: 2, x: 50, bold: true },
    { line: 7, start: 14, end: 22, before: ", ", index: 1, count: 2, x: 110, bold: false },
  ]);
});
