import { expect, test } from "vitest";
import { cleanLayout } from "../../../../test/support/resumes";
import { warningsOf } from "./warnings";

test.each([
  [[], 0],
  [[60], 0],
  [[30, 30], 0],
  [[61], 1],
  [[40, 40], 2],
])("of %j hidden letters %i warnings speak", (counts, told) => {
  const hidden = counts.map((characters) => ({ why: "white" as const, characters, sample: "" }));
  expect(warningsOf(cleanLayout({ hidden }))).toHaveLength(told);
});
