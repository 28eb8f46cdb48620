import { expect, test } from "vitest";
import { medianOf, qualityOf, shareOf } from "./quality";

test.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 2, 1000], 10],
])("the median of %j is %s", (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test.each([
  [0, 0, null],
  [3, 0, null],
  [1, 4, 0.25],
  [9, 3, 1],
])("%d of %d is %s", (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

test("figures are summed up, and nothing is late before it was published", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const each = { likes: 2, dislikes: 1, kept: 3 };
  const brought = [
    { ...each, publishedAt: at(0), fetchedAt: at(10) },
    { ...each, publishedAt: at(30), fetchedAt: at(10) },
    { ...each, publishedAt: at(0), fetchedAt: at(600) },
  ];
  const counted = { readings: 20, failures: 1, fresh: 12, taken: 3 };
  expect(qualityOf(counted, brought, { opened: 7, repeats: 1 })).toEqual({
    ...counted,
    ...{ takenShare: 0.25, opened: 7, kept: 9, likes: 6, dislikes: 3 },
    ...{ repeats: 1, repeatShare: 0.25, lateMs: 600_000 },
  });
});
