import { expect, test, vi } from "vitest";
import { fitTo, leastSize, leastSpacing } from "./fit";

/** As a page of text behaves: its length grows with the square of the size and with the spacing. */
const pagesFor = (length: number) =>
  vi.fn(({ size, spacing }: { size: number; spacing: number }) =>
    Math.ceil((length * size * size * (0.6 + 0.4 * spacing)) / (10.5 * 10.5)),
  );

const chosen = { size: 10.5, spacing: 1 };

test("what fits stays as it was chosen", () => {
  expect(fitTo(chosen, 1, pagesFor(0.99))).toEqual({ ...chosen, fits: true });
  expect(fitTo(chosen, null, pagesFor(7))).toEqual({ ...chosen, fits: true });
});

test("the spacing gives way before the size", () => {
  const { size, spacing, fits } = fitTo(chosen, 1, pagesFor(1.05));
  expect([size, fits]).toEqual([10.5, true]);
  expect(spacing).toBeLessThan(1);
  expect(spacing).toBeGreaterThan(leastSpacing);
});

test("then the size, and what it leaves is given back to the spacing", () => {
  const pagesAt = pagesFor(1.2);
  const { size, spacing, fits } = fitTo(chosen, 1, pagesAt);
  expect(fits).toBe(true);
  expect(size).toBeLessThan(10.5);
  expect(size).toBeGreaterThan(leastSize);
  expect(pagesAt({ size, spacing })).toBe(1);
  expect(pagesAt({ size: size + 0.1, spacing: leastSpacing })).toBe(2);
  expect(pagesAt({ size, spacing: spacing + 0.02 })).toBe(2);
});

test("what fits in no way takes as few pages as it can, as comfortably as it can", () => {
  const pagesAt = pagesFor(2);
  const { size, spacing, fits } = fitTo(chosen, 1, pagesAt);
  expect(fits).toBe(false);
  expect(pagesAt({ size, spacing })).toBe(2);
  expect([size, spacing]).toEqual([10.5, 1]);
});

test("a size or spacing below the least is never made larger", () => {
  expect(fitTo({ size: 9, spacing: 0.6 }, 1, () => 3)).toEqual({ size: 9, spacing: 0.6, fits: false });
});

test("few tries are enough", () => {
  const pagesAt = pagesFor(1.2);
  fitTo({ size: 12, spacing: 1.3 }, 1, pagesAt);
  expect(pagesAt.mock.calls.length).toBeLessThanOrEqual(16);
});
