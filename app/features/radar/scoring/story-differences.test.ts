import { expect, test } from "vitest";
import { differencesOf } from "./story-differences";

const report = (source: string, title: string, summary = "", lang: "en" | "zh" | null = "en") => ({
  source,
  title,
  summary,
  lang,
});

test("one amount told in two ways, with who tells which", () => {
  const told = [
    report("Wire", "Exchange says $84 million stolen"),
    report("Ledger", "Heist put at 84 million dollars"),
    report("Notes", "The heist now stands at $91m"),
  ];
  expect(differencesOf(told).otherwise).toEqual([
    [
      { shown: "$84 million", sources: ["Wire", "Ledger"] },
      { shown: "$91m", sources: ["Notes"] },
    ],
  ]);
});

test("amounts are compared across languages, names are not", () => {
  const told = [
    report("Wire", "Exchange says $84 million stolen", "It happened at Bitmeridian."),
    report("观潮", "交易所被盗8400万美元", "约300万用户受影响。", "zh"),
  ];
  expect(differencesOf(told)).toEqual({ otherwise: [], alone: [{ source: "观潮", told: ["300万"] }] });
});

test("what one source alone tells stands with it", () => {
  const told = [
    report("Wire", "Bank of Kalevin raises rates", "The bank acted on Nov 12, said Dana Orlov."),
    report("Ledger", "Rates rise at the Bank of Kalevin", "The bank acted, said analysts."),
  ];
  expect(differencesOf(told)).toEqual({
    otherwise: [],
    alone: [{ source: "Wire", told: ["Nov 12", "Dana Orlov"] }],
  });
});

test("neither small numbers of nothing nor units are told", () => {
  const told = [
    report("Wire", "Spindle drops old state", "A node needs 640 GB, not 4, and 1,900 run on 8 GB."),
    report("Ledger", "Old state goes", "A node needs less."),
  ];
  expect(differencesOf(told).alone).toEqual([{ source: "Wire", told: ["640 GB", "1,900 run", "8 GB"] }]);
});

test("Chinese amounts are told with what they count", () => {
  const told = [
    report("甲", "断点续训从 27 分钟缩短到 95 秒", "", "zh"),
    report("乙", "内存降到十二分之一，查一次 9 毫秒", "", "zh"),
  ];
  expect(differencesOf(told)).toEqual({
    otherwise: [],
    alone: [
      { source: "甲", told: ["27 分钟"] },
      { source: "乙", told: ["9 毫秒"] },
    ],
  });
});

test("a source that tells several amounts of a kind contradicts nobody, and does not contradict itself", () => {
  const told = [
    report("Wire", "Profit of $10 million", "Sales of $40 million."),
    report("Ledger", "Sales of $40 million"),
    report("Wire", "Sales of $41 million"),
  ];
  expect(differencesOf(told).otherwise).toEqual([]);
});

test("reports that tell the same differ in nothing, and neither does one alone", () => {
  const same = [report("Wire", "Kalevin cuts 1,150 jobs"), report("Ledger", "In Kalevin 1,150 jobs are cut")];
  expect(differencesOf(same)).toEqual({ otherwise: [], alone: [] });
  expect(differencesOf([])).toEqual({ otherwise: [], alone: [] });
});

test("a summary full of numbers shows a few", () => {
  const numbers = Array.from({ length: 80 }, (_, at) => `${at + 100} items`).join(", ");
  const { alone } = differencesOf([report("Wire", "A list", numbers), report("Ledger", "A list")]);
  expect(alone[0]?.told).toHaveLength(8);
});
