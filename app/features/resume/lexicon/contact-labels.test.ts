import { expect, test } from "vitest";
import { isWish, splitHeadline } from "./contact-labels";

test.each([
  ["求职意向：财务经理", "求职意向：", "财务经理"],
  ["拟聘岗位： 出纳", "拟聘岗位： ", "出纳"],
  ["现任职务：四级主任科员", "现任职务：", "四级主任科员"],
  ["現任職務：科員", "現任職務：", "科員"],
  ["Objective: Cook", "Objective: ", "Cook"],
  ["财务经理", undefined, "财务经理"],
  ["求职意向：", undefined, "求职意向："],
  ["籍贯：杭州", undefined, "籍贯：杭州"],
])("%s is split into its label and what stands behind it", (whole, label, text) => {
  expect(splitHeadline(whole)).toEqual({ ...(label && { label }), text });
});

test.each([
  ["求职意向：财务经理", true],
  ["職業意向：財務經理", true],
  ["工作意向：出纳", true],
  ["拟聘岗位：出纳", true],
  ["Objective: Cook", true],
  ["现任职务：四级主任科员", false],
  ["Title: Cook", false],
  ["财务经理", false],
  [undefined, false],
])("%s names what somebody wishes to be: %s", (text, expected) => {
  expect(isWish(text)).toBe(expected);
});
