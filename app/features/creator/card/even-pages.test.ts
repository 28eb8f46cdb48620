import fc from "fast-check";
import { expect, test } from "vitest";
import { evenPages, type Unit } from "./even-pages";

/** Units of these heights below each other, named by their place; cuts cost nothing unless told. */
function units(heights: number[], cutCosts: number[] = []): Unit<number>[] {
  let top = 0;
  return heights.map((height, start) => {
    const unit = { start, top, bottom: top + height, cutCost: cutCosts[start] ?? 0 };
    top = unit.bottom;
    return unit;
  });
}

const within = (count: number, excess = 0) => ({ count, excess, heightOf: () => 100 });
const startsOf = (given: Unit<number>[], count: number, excess = 0) =>
  evenPages(given, within(count, excess))?.map(({ start }) => start) ?? null;

test("pages are about equally full", () => {
  expect(startsOf(units([30, 30, 30, 30, 30, 30]), 3)).toEqual([0, 2, 4]);
});

test("the last page is the one to be emptier", () => {
  expect(startsOf(units([40, 40, 40]), 2)).toEqual([0, 2]);
});

test("a list is not left alone where what follows it has room beside it", () => {
  expect(startsOf(units([90, 30, 30, 90]), 3)).toEqual([0, 1, 3]);
});

test("a costly place is not cut at for a little more evenness", () => {
  expect(startsOf(units([50, 20, 30], [0, 0, 0]), 2)).toEqual([0, 1]);
  expect(startsOf(units([50, 20, 30], [0, 1, 0]), 2)).toEqual([0, 2]);
});

test("what cannot be held by so many pages gives none", () => {
  expect(startsOf(units([60, 60, 60]), 2)).toBeNull();
  expect(startsOf(units([130]), 1)).toBeNull();
  expect(startsOf(units([130]), 1, 30)).toEqual([0]);
});

test("no other way of cutting is better", () => {
  const some = fc.array(
    fc.record({ height: fc.integer({ min: 5, max: 60 }), cost: fc.double({ min: 0, max: 1, noNaN: true }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 4 }), (given, count) => {
      const column = units(
        given.map(({ height }) => height),
        given.map(({ cost }) => cost),
      );
      const found = startsOf(column, count);
      const costs = allCuts(column.length, count).map((starts) => costOf(column, starts));
      const least = Math.min(...costs);
      expect(found ? costOf(column, found) : Number.POSITIVE_INFINITY).toBeCloseTo(least, 9);
    }),
  );
});

/** All ways to begin so many pages with so many units. */
function allCuts(length: number, count: number): number[][] {
  if (count === 1) return [[0]];
  return allCuts(length, count - 1).flatMap((starts) => {
    const last = starts.at(-1) ?? 0;
    return Array.from({ length: Math.max(0, length - last - 1) }, (_, more) => [...starts, last + 1 + more]);
  });
}

/** As the docstring says: squared emptiness, seven tenths of it for the last page, and what each cut costs. */
function costOf(column: Unit<number>[], starts: number[]): number {
  return starts.reduce((sum, start, page) => {
    const end = starts[page + 1] ?? column.length;
    const height = (column[end - 1]?.bottom ?? 0) - (column[start]?.top ?? 0);
    if (height > 100) return Number.POSITIVE_INFINITY;
    const weight = end === column.length ? 0.7 : 1;
    return sum + (1 - height / 100) ** 2 * weight + (page > 0 ? (column[start]?.cutCost ?? 0) : 0);
  }, 0);
}
