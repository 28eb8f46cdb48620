import { expect, test } from "vitest";
import { itemsPerWeek, waitAfterFailure, waitAfterReading } from "./schedule";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** In the middle, where nothing is added or taken. */
const middle = 0.5;

test.each([
  ["one item a visit", { itemsPerWeek: 7 * 12 }, 2 * HOUR],
  ["half an hour at least", { itemsPerWeek: 10_000 }, 30 * MINUTE],
  ["a day at most, and where nothing is known", { itemsPerWeek: 0 }, 24 * HOUR],
  ["the minutes that a feed asks for", { itemsPerWeek: 10_000, ttlMinutes: 90 }, 90 * MINUTE],
  ["what its server asks for", { itemsPerWeek: 10_000, ttlMinutes: 60, maxAgeMs: 5 * HOUR }, 5 * HOUR],
  ["no longer than a day for a wish", { itemsPerWeek: 10_000, ttlMinutes: 100_000 }, 24 * HOUR],
])("after a reading: %s", (_, reading, wait) => {
  expect(waitAfterReading({ ttlMinutes: null, maxAgeMs: null, ...reading }, middle)).toBe(wait);
});

test("sources do not stay in step", () => {
  const reading = { itemsPerWeek: 7 * 12, ttlMinutes: null, maxAgeMs: null };
  expect([0, 1].map((random) => waitAfterReading(reading, random))).toEqual([108 * MINUTE, 132 * MINUTE]);
});

test.each([
  ["half an hour after the first", { failures: 1, retryAfterMs: null }, HOUR / 2],
  ["twice as long after each more", { failures: 3, retryAfterMs: null }, 2 * HOUR],
  ["a day at most", { failures: 40, retryAfterMs: null }, 24 * HOUR],
  ["what the server says", { failures: 5, retryAfterMs: 3 * 24 * HOUR }, 3 * 24 * HOUR],
  ["a minute at least", { failures: 1, retryAfterMs: 0 }, MINUTE],
  ["a week at most", { failures: 1, retryAfterMs: 90 * 24 * HOUR }, 7 * 24 * HOUR],
])("after a failure: %s", (_, failure, wait) => {
  expect(waitAfterFailure(failure, middle)).toBe(wait);
});

test("a week's items are counted from what the feed shows now, held against what was known", () => {
  const now = new Date("2026-11-20T00:00:00Z");
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const shown = [12, 24, 36, 48].map(hoursAgo);
  expect(itemsPerWeek(shown, now, 0)).toBe(14);
  expect(itemsPerWeek(shown, now, 4)).toBe(9);
  expect(itemsPerWeek([hoursAgo(24 * 8)], now, 6)).toBe(3);
});
