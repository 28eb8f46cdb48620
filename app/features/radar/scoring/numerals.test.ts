import { expect, test } from "vitest";
import { withDigits } from "./numerals";

test.each([
  ["Fourteen years and thirty-one cents", "14 years and 31 cents"],
  ["two hundred and fourteen responses", "214 responses"],
  ["three thousand five hundred jobs", "3500 jobs"],
  ["eighty percent of one model in two languages", "80 percent of one model in two languages"],
  ["ninety million dollars", "90 million dollars"],
  ["often, attend, tone, weight, someone", "often, attend, tone, weight, someone"],
  ["每秒三十八万笔", "每秒38万笔"],
  ["大约一千二百万条", "大约1200万条"],
  ["一百七十多亿美元", "170亿美元"],
  ["退款到账约九成六", "退款到账约96%"],
  ["其中四成投到泰国", "其中40%投到泰国"],
  ["接近百分之四十的余额", "接近40%的余额"],
  ["二十六年前的十五倍", "26年前的15倍"],
  ["二〇二六年", "二〇二六年"],
  ["第一次，一些，两家，三成长为", "第一次，一些，两家，三成长为"],
  ["一个六成员小组", "一个六成员小组"],
])("%s in digits is %s", (written, expected) => {
  expect(withDigits(written)).toBe(expected);
});

test("the pattern of numbers is linear", () => {
  expect(withDigits("two ".repeat(20_000))).toHaveLength(80_000);
  expect(withDigits("一".repeat(50_000)).length).toBeGreaterThan(0);
});
