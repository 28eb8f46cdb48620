import { expect, test } from "vitest";
import { judgeDates } from "./dates";

test.each([
  ["03/2012 - 05/2014", "Mar 2012 – May 2014", null],
  ["2019.09 - 至今", "2019.09 – 至今", null],
  ["15 Mar 2012 - 20 May 2014", "Mar 2012 – May 2014", "lostFact"],
  ["03/2012 - 05/2014", "Mar 2012 – May 2015", "newFact"],
  ["03/2012 - 05/2014", "Mar 2012 – present", "newFact"],
  ["03/2012 - 05/2014", "2012 – 2014", "newFact"],
  ["Sep 2024 – Dec 2024", "Sep 2024 – Dec2024", "malformed"],
])("%s as %s: %s", (before, after, gate) => {
  expect(judgeDates(before, after)).toBe(gate);
});
