import { expect, test } from "vitest";
import { dateOf, formatTime } from "./DraftStateLine";

test("a moment of today is the time alone, another one has its day", () => {
  const at = new Date(2026, 4, 6, 14, 30).getTime();
  expect(formatTime(at, "en", at)).toMatch(/^2:30\sPM$/);
  expect(formatTime(at, "en", at + 3 * 86_400_000)).toContain("May 6, 2026");
});

test.each([1e99, -1e99, 8.64e15 + 1])("a moment beyond all calendars, %d, still has words", (at) => {
  expect(formatTime(at, "zh", 0)).toMatch(/\d/);
  expect(dateOf(at).getTime()).toBe(Math.sign(at) * 8.64e15);
});
