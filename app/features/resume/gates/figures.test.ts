import { expect, test } from "vitest";
import { judgeWording } from "./judge-wording";

test.each([
  ["办公用品及设备 | 150-500人 | 民营公司", "办公用品及设备 | 500-150人 | 民营公司"],
  ["1000-5000人 | 上市公司", "5000-1000人 | 上市公司"],
  ["Taught groups of 10 to 20 adults, aged 18-65", "Taught groups of 10 to 20 adults, aged 65-18"],
  ["71.4 %", "71.4"],
  ["Cut the error rate to 78 % of the former one", "Cut the error rate to 78 of the former one"],
  [
    "Hold a caseload of 16 children in need and child protection cases.",
    "Hold a caseload of 16 in need and child protection cases.",
  ],
])("refuses for %s the figures of %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});

test.each([
  ["Cut waste by 15 percent", "Cut waste by 15%"],
  ["Trained a dozen nurses in wound care", "Trained 12 nurses in wound care"],
])("takes for %s the figures of %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});
