import { expect, test } from "vitest";
import { type PlanId, priceIn } from "./plans";

test.each<[PlanId, string, string]>([
  ["free", "¥0", "$0"],
  ["perUse", "¥9", "$1.99"],
  ["monthly", "¥199", "$99"],
  ["pro", "¥99", "$19"],
])("%s stands in the reader's own currency", (plan, zh, en) => {
  expect([priceIn(plan, "zh"), priceIn(plan, "en")]).toEqual([zh, en]);
});
