import { expect, test } from "vitest";
import type { FocusPoint } from "../focus-points";
import { withoutSource, withReplacement, withSource } from "./point-sources";

const point = (tag_id: string, ...sources: string[]): FocusPoint => ({
  ...{ tag_id, tag_name: tag_id, provider: "ann@example.com", lang: "en" },
  ...{ words: [], must: [], not: [], sources },
});
const points = [point("a", "x", "y"), point("b", "y"), point("c", "z")];
const sourcesOf = (all: readonly FocusPoint[]) => all.map(({ sources }) => sources.join(" "));

test.each([
  ["added to the one that is meant", withSource(points, "b", "n"), ["x y", "y n", "z"]],
  ["added once", withSource(points, "b", "y"), ["x y", "y", "z"]],
  ["added to none that is not there", withSource(points, "d", "n"), ["x y", "y", "z"]],
  ["replaced everywhere, at its place", withReplacement(points, "y", "n"), ["x n", "n", "z"]],
  ["replaced by one that stands already", withReplacement(points, "y", "x"), ["x", "x", "z"]],
  ["replaced by itself", withReplacement(points, "y", "y"), ["x y", "y", "z"]],
  ["replaced nowhere", withReplacement(points, "q", "n"), ["x y", "y", "z"]],
  ["dropped everywhere", withoutSource(points, "y"), ["x", "", "z"]],
])("a source is %s", (_, changed, sources) => {
  expect(sourcesOf(changed)).toEqual(sources);
  // What is the same stays the same object.
  const same = changed.filter((each, index) => each === points[index]).map(({ tag_id }) => tag_id);
  const untouched = points
    .filter(({ sources: before }, index) => before.join(" ") === sources[index])
    .map(({ tag_id }) => tag_id);
  expect(same).toEqual(untouched);
});
