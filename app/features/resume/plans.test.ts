import { expect, test } from "vitest";
import { plans, priceIn } from "./plans";

test("prices stand in the reader's own currency", () => {
  expect(plans.map((plan) => priceIn(plan, "zh"))).toEqual(["¥0", "¥9", "¥199"]);
  expect(plans.map((plan) => priceIn(plan, "en"))).toEqual(["$0", "$1.99", "$99"]);
});
