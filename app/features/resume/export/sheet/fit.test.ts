import { expect, test, vi } from "vitest";
import { fitTo, leastSize, leastSpacing } from "./fit";

/** As a page of text behaves: its length grows with the square of the size and with the spacing. */
const lengthFor = (length: number) =>
  vi.fn(({ size, spacing }: { size: number; spacing: number }) => {
    const whole = (length * size * size * (0.6 + 0.4 * spacing)) / (10.5 * 10.5);
    return { pages: Math.ceil(whole), last: whole - Math.ceil(whole) + 1 };
  });

const usual = { size: 10.5, spacing: 1 };
const chosen = { ...usual, fit: "asUploaded" as const };

test("what fits stays as it was chosen", () => {
  expect(fitTo(chosen, 1, lengthFor(0.99))).toEqual({ ...usual, fits: true });
  expect(fitTo(chosen, null, lengthFor(7))).toEqual({ ...usual, fits: true });
  expect(fitTo({ ...chosen, fit: "free" }, null, lengthFor(1.1))).toEqual({ ...usual, fits: true });
});

test("the spacing gives way before the size", () => {
  const { size, spacing, fits } = fitTo(chosen, 1, lengthFor(1.05));
  expect([size, fits]).toEqual([10.5, true]);
  expect(spacing).toBeLessThan(1);
  expect(spacing).toBeGreaterThan(leastSpacing);
});

test("then the size, and what it leaves is given back to the spacing", () => {
  const lengthAt = lengthFor(1.2);
  const { size, spacing, fits } = fitTo(chosen, 1, lengthAt);
  expect(fits).toBe(true);
  expect(size).toBeLessThan(10.5);
  expect(size).toBeGreaterThan(leastSize);
  expect(lengthAt({ size, spacing }).pages).toBe(1);
  expect(lengthAt({ size: size + 0.1, spacing: leastSpacing }).pages).toBe(2);
  expect(lengthAt({ size, spacing: spacing + 0.02 }).pages).toBe(2);
});

test("what fits in no way takes as few pages as it can, as comfortably as it can", () => {
  const lengthAt = lengthFor(2);
  const { size, spacing, fits } = fitTo(chosen, 1, lengthAt);
  expect(fits).toBe(false);
  expect(lengthAt({ size, spacing }).pages).toBe(2);
  expect([size, spacing]).toEqual([10.5, 1]);
});

test("a short last page is drawn back where the limits allow it, and stays where they do not", () => {
  const lengthAt = lengthFor(2.08);
  for (const limit of [3, null]) {
    const { size, spacing, fits } = fitTo(chosen, limit, lengthAt);
    expect([lengthAt({ size, spacing }).pages, size, fits]).toEqual([2, 10.5, true]);
  }
  expect(fitTo(chosen, null, lengthFor(2.2))).toEqual({ ...usual, fits: true });
  const stiff = () => ({ pages: 2, last: 0.05 });
  expect(fitTo(chosen, 2, stiff)).toEqual({ ...usual, fits: true });
  expect(fitTo(chosen, 1, stiff)).toEqual({ ...usual, fits: false });
});

test("a size or spacing below the least is never made larger", () => {
  expect(fitTo({ ...chosen, size: 9, spacing: 0.6 }, 1, () => ({ pages: 3, last: 0.5 }))).toEqual({
    size: 9,
    spacing: 0.6,
    fits: false,
  });
});

test("few tries are enough", () => {
  const lengthAt = lengthFor(1.2);
  fitTo({ ...chosen, size: 12, spacing: 1.3 }, 1, lengthAt);
  expect(lengthAt.mock.calls.length).toBeLessThanOrEqual(16);
});
