import { expect, test } from "vitest";
import { translator } from "~/i18n/i18n.server";
import { titleOf } from "./result-title";

const t = translator<string>("en");

const nobody = { turnedDown: 0, own: 0 };

test.each([
  [
    "a line that its owner wrote for nothing takes no credit",
    { before: 78, after: 79, unaided: 79, own: 1 },
    "1 point better, nothing invented",
  ],
  [
    "what its owner wrote is the owner's gain",
    { before: 78, after: 84, unaided: 79, own: 1 },
    "6 points better, with your own facts",
  ],
  [
    "until both are known, what an owner wrote counts",
    { before: 78, after: 84, own: 1 },
    "6 points better, with your own facts",
  ],
  ["what we proposed is ours", { before: 78, after: 79 }, "1 point better, nothing invented"],
  ["what costs points says so", { before: 78, after: 76, unaided: 79, own: 1 }, "2 points below your upload"],
  ["without a gain somebody decided", { before: 78, after: 78, own: 1 }, "The same score as your upload"],
  ["without a gain nobody decided", { before: 78, after: 78 }, "Rewording alone won’t raise this score"],
])("%s", (_, standing, title) => {
  expect(titleOf(t, { ...nobody, ...standing })).toBe(title);
});
