import { describe, expect, it } from "vitest";
import {
  dateStyle,
  findDates,
  formatDateRange,
  monthsBetween,
  parseDateRange,
  parseYearMonth,
} from "./dates";

function day(year: number, month: number | null = null) {
  return { year, month };
}

describe("a period", () => {
  it.each([
    ["Mar 2021 – Present", day(2021, 3), "present"],
    ["March 2021 - Present", day(2021, 3), "present"],
    ["2019 →", day(2019), "present"],
    ["Winter 2018/19", day(2018), null],
    ["Sep. 2023 - Mar. 2024", day(2023, 9), day(2024, 3)],
    ["Sept 2020 to June 2021", day(2020, 9), day(2021, 6)],
    ["04/2021 - Present", day(2021, 4), "present"],
    ["09/2020–06/2021", day(2020, 9), day(2021, 6)],
    ["09/19 - 06/21", day(2019, 9), day(2021, 6)],
    ["2020.09-2023.06", day(2020, 9), day(2023, 6)],
    ["2020/9 ~ 2023/6", day(2020, 9), day(2023, 6)],
    ["2020-09 至 2023-06", day(2020, 9), day(2023, 6)],
    ["2018-09-2022-06", day(2018, 9), day(2022, 6)],
    ["2020年9月 – 至今", day(2020, 9), "present"],
    ["2015 年 3 月 – 2015 年 5 月", day(2015, 3), day(2015, 5)],
    ["2024年6月-8月", day(2024, 6), day(2024, 8)],
    ["2019.07至今", day(2019, 7), "present"],
    ["2013 -- 至今", day(2013), "present"],
    ["2022 – Present", day(2022), "present"],
    ["2016 – 2020", day(2016), day(2020)],
    ["2019–21", day(2019), day(2021)],
    ["Jun – Aug 2024", day(2024, 6), day(2024, 8)],
    ["2018-05", day(2018, 5), null],
    ["2018-06 -", day(2018, 6), "present"],
    ["June 2018 to date", day(2018, 6), "present"],
    ["Summer 2019 – Fall 2020", day(2019), day(2020)],
    ["15 March 2020 — 1 April 2021", day(2020, 3), day(2021, 4)],
    ["Mar '21 - Apr '22", day(2021, 3), day(2022, 4)],
    ["2022 –", day(2022), "present"],
    ["Since 2020", day(2020), "present"],
    ["(Mar 2021 – Present)", day(2021, 3), "present"],
    ["January 2019 - Present (3 years 2 months)", day(2019, 1), "present"],
    ["2019年1月 - 2020年2月（1年1个月）", day(2019, 1), day(2020, 2)],
    ["2019.7-至 今", day(2019, 7), "present"],
    ["2019.7 至 今", day(2019, 7), "present"],
    ["民國108年7月－迄今", day(2019, 7), "present"],
    ["105年9月 - 109年6月", day(2016, 9), day(2020, 6)],
    ["2020年暑期 - 2021年3月", day(2020), day(2021, 3)],
    ["Sep 19 – Mar 21", day(2019, 9), day(2021, 3)],
    ["Sep 19 – Present", day(2019, 9), "present"],
    ["2019 May – 2020 June", day(2019, 5), day(2020, 6)],
    ["2019/20", day(2019), day(2020)],
    ["2019/2020", day(2019), day(2020)],
    ["Q3 2021 – Q1 2022", day(2021), day(2022)],
  ])("is understood: %s", (text, from, to) => {
    expect(parseDateRange(text)).toEqual({ from, to });
  });

  it.each([
    ["May 2016", day(2016, 5), null],
    ["09/2020", day(2020, 9), null],
    ["2013 年 6 月", day(2013, 6), null],
    ["Summer 2019", day(2019), null],
    ["Fall '21", day(2021), null],
    ["2021 Q3", day(2021), null],
    ["民國110年6月", day(2021, 6), null],
    ["2015", day(2015), null],
    ["Graduated 1995", null, day(1995)],
    ["Expected May 2026", null, day(2026, 5)],
    ["2016年3月毕业", null, day(2016, 3)],
  ])("may be a single date: %s", (text, from, to) => {
    expect(parseDateRange(text)).toEqual({ from, to });
  });

  it.each([
    "",
    "Present",
    "Software Engineer",
    "Acme Corp, 2020",
    "12 people",
    "1000 – 2000",
    "(312) 555-0123",
    "13800138000",
    "2.2M daily users",
    "24/7",
    "1.9 to 3.8",
    "top 20",
  ])("is not seen in: %s", (text) => {
    expect(parseDateRange(text)).toBeNull();
  });
});

describe("dates inside a text", () => {
  it.each([
    ["Software Engineer, Acme Corp, June 2018 - Present", ["June 2018 - Present"]],
    ["Engineer · 2022 – Present", ["2022 – Present"]],
    ["腾讯科技 后端开发 2019.07-2021.08", ["2019.07-2021.08"]],
    ["2013 – 2017 and 2018 – 2020", ["2013 – 2017", "2018 – 2020"]],
    ["raised the rating from 1.9 to 3.8 for 2,000 users", []],
    ["node 12.2021.4", []],
    ["call 312-555-0123", []],
  ])("are found: %s", (text, expected) => {
    expect(findDates(text).map((dates) => dates.text)).toEqual(expected);
  });

  it("of a lone year are uncertain", () => {
    expect(findDates("Built in 2019").map((dates) => dates.certain)).toEqual([false]);
    expect(findDates("Built in May 2019").map((dates) => dates.certain)).toEqual([true]);
  });
});

describe("comparing", () => {
  it("counts months", () => {
    expect(monthsBetween(day(2019, 11), day(2020, 2))).toBe(3);
    expect(monthsBetween(day(2020, 2), day(2019, 11))).toBe(-3);
  });
});

describe("formatting", () => {
  it.each([
    ["2020.09-2023.06", "en", "Sep 2020 – Jun 2023"],
    ["Mar 2021 – Present", "zh", "2021.03 – 至今"],
    ["2016 – 2020", "en", "2016 – 2020"],
    ["Expected May 2026", "en", "May 2026"],
  ] as const)("%s in %s", (text, language, expected) => {
    const dates = parseDateRange(text);
    expect(dates && formatDateRange(dates, language)).toBe(expected);
  });

  it.each([
    ["Mar 2021 – Present", "MMM YYYY"],
    ["March 2021 – Present", "MMMM YYYY"],
    ["04/2021 - Present", "MM/YYYY"],
    ["2020.09-2023.06", "YYYY.MM"],
    ["2020-09 – 2023-06", "YYYY-MM"],
    ["2020/09 – 2023/06", "YYYY/MM"],
    ["2020年9月 – 至今", "YYYY年M月"],
    ["2016 – 2020", "YYYY"],
    ["no date", null],
  ])("tells the style of %s", (text, style) => {
    expect(dateStyle(text)).toBe(style);
  });
});

it("reads one date", () => {
  expect(parseYearMonth("Sept. 2020")).toEqual(day(2020, 9));
  expect(parseYearMonth("soon")).toBeNull();
});

it("takes a whole date for a day and no period", () => {
  expect(findDates("更新时间：2026-10-12")).toMatchObject([{ from: day(2026, 10), to: null }]);
  expect(parseDateRange("2026-10-12")).toEqual({ from: day(2026, 10), to: null });
  expect(parseDateRange("2018-03-01 - 2019-02-28")).toEqual({ from: day(2018, 3), to: day(2019, 2) });
  expect(parseDateRange("2018-03-12")).toMatchObject({ to: null });
});

it.each([
  ["民國95年－98年", 2006, 2009],
  ["民國102年－106年", 2013, 2017],
  ["102年~106年", 2013, 2017],
  ["98年－102年", 2009, 2013],
  ["民國 99 年 - 103 年", 2010, 2014],
])("reads the years of the Republic in %s", (text, from, to) => {
  expect(parseDateRange(text)).toMatchObject({ from: { year: from }, to: { year: to } });
});

it.each([
  ["Ene 2020 – Actual", day(2020, 1), "present"],
  ["Mar 2015 – Dic 2019", day(2015, 3), day(2019, 12)],
  ["Août 2012 – Févr. 2015", day(2012, 8), day(2015, 2)],
  ["Mai 2018 – Okt. 2020", day(2018, 5), day(2020, 10)],
])("reads the months of other languages in %s", (text, from, to) => {
  expect(parseDateRange(text)).toEqual({ from, to });
});
