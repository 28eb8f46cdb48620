import { expect, test } from "vitest";
import { examplesOf, holds } from "../../../test/support/conformance";

function failuresOf(name: string): number[] {
  return examplesOf(name)
    .filter((each) => !holds(each))
    .map(({ example }) => example);
}

test("641 of the 652 examples of CommonMark 0.31.2 hold; GFM's own addresses and references by name do not", () => {
  expect(examplesOf("commonmark-0.31.2")).toHaveLength(652);
  expect(failuresOf("commonmark-0.31.2")).toEqual([25, 28, 30, 32, 33, 34, 503, 602, 608, 611, 612]);
});

test("26 of the 28 examples of GFM hold; a reference by an unknown name and forbidden tags do not", () => {
  expect(examplesOf("gfm-0.29")).toHaveLength(28);
  expect(failuresOf("gfm-0.29")).toEqual([627, 657]);
});
