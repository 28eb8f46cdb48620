import fc from "fast-check";
import { expect, test } from "vitest";
import type { Version, VersionReason } from "./record";
import { isGreatLoss, isVersionDue, thinnedVersions, VERSION_EVERY_MS, versionsToDrop } from "./versions";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 5, 15, 12);

function version(age: number, more: Partial<Version> = {}): Version {
  return { draft: "a", at: NOW - age, id: `${age}`, length: 1000, reason: "interval", ...more };
}

/** What is left when the rules are applied at every save over a stretch of writing. */
function writtenFor(time: number, every: number): Version[] {
  let kept: Version[] = [];
  for (let age = time; age >= 0; age -= every) kept = thinnedVersions([...kept, version(age)], NOW - age);
  return kept;
}

const anyVersion = fc.record({
  draft: fc.constantFrom("a", "b", "c"),
  at: fc.integer({ min: NOW - 60 * DAY, max: NOW }),
  id: fc.uuid(),
  length: fc.integer({ min: 0, max: 3_000_000 }),
  reason: fc.constantFrom<VersionReason>("session", "interval", "shrink", "restore", "conflict", "recovery"),
});
const anyVersions = fc.uniqueArray(anyVersion, { selector: ({ id }) => id, maxLength: 150 });
const ofOneDraft = anyVersions.map((all) => all.map((each) => ({ ...each, draft: "a" })));

test.each([
  ["all of 200 characters", 200, 0, true],
  ["all of 199 characters", 199, 0, false],
  ["81 % of a long text", 1000, 190, true],
  ["exactly 80 %", 1000, 200, false],
  ["half", 1000, 500, false],
  ["nothing", 1000, 1000, false],
  ["growth", 1000, 5000, false],
])("losing %s is told from ordinary editing", (_, before, after, expected) => {
  expect(isGreatLoss("x".repeat(before), "x".repeat(after))).toBe(expected);
});

test("a version is due after five minutes, and when the clock was set back", () => {
  expect([VERSION_EVERY_MS - 1, VERSION_EVERY_MS, -1].map((past) => isVersionDue(NOW, NOW + past))).toEqual([
    false,
    true,
    true,
  ]);
});

test("everything of the last hour stays", () => {
  const minutes = Array.from({ length: 40 }, (_, index) => version(index * MINUTE));
  expect(thinnedVersions(minutes, NOW)).toHaveLength(40);
});

test("of an earlier hour of the day the newest version stays", () => {
  const newer = Array.from({ length: 20 }, (_, index) => version(index * MINUTE));
  const hour = [version(5 * HOUR + MINUTE), version(5 * HOUR + 20 * MINUTE), version(5 * HOUR + 50 * MINUTE)];
  expect(thinnedVersions([...hour, ...newer], NOW).slice(20)).toEqual([hour[0]]);
});

test("of an earlier day the newest version stays, and none older than 30 days", () => {
  const newer = Array.from({ length: 20 }, (_, index) => version(index * MINUTE));
  const days = [version(3 * DAY), version(3 * DAY + HOUR), version(31 * DAY)];
  expect(thinnedVersions([...days, ...newer], NOW).slice(20)).toEqual([days[0]]);
});

test("the newest 20 stay however old they are", () => {
  const old = Array.from({ length: 30 }, (_, index) => version(100 * DAY + index * MINUTE));
  expect(thinnedVersions(old, NOW)).toEqual(old.slice(0, 20));
});

test("the work before a great loss outlives later versions of the same hour", () => {
  const newer = Array.from({ length: 20 }, (_, index) => version(index * MINUTE));
  const work = version(5 * HOUR + 40 * MINUTE, { reason: "shrink", length: 90_000 });
  const wiped = version(5 * HOUR + 5 * MINUTE, { length: 3 });
  expect(thinnedVersions([work, wiped, ...newer], NOW).slice(20)).toEqual([wiped, work]);
});

test("a day of writing leaves versions of every hour of it", () => {
  const kept = writtenFor(10 * HOUR, 5 * MINUTE);
  const hours = new Set(kept.map(({ at }) => Math.floor((NOW - at - 1) / HOUR)));
  expect([...hours].sort((one, other) => one - other)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a month of writing leaves a version of every day", () => {
  const kept = writtenFor(29 * DAY, 30 * MINUTE);
  const days = new Set(kept.map(({ at }) => Math.floor(at / DAY)));
  expect(days.size).toBe(30);
});

test("a flood of versions in a minute does not wash away the days before", () => {
  const days = Array.from({ length: 25 }, (_, index) => version((index + 2) * DAY));
  const flood = Array.from({ length: 200 }, (_, index) => version(index * 100, { reason: "shrink" }));
  const kept = thinnedVersions([...days, ...flood], NOW);
  expect(days.every((day) => kept.includes(day))).toBe(true);
});

test("thinning keeps 20 or all, never more than 60, and what it keeps it keeps again", () => {
  fc.assert(
    fc.property(ofOneDraft, (versions) => {
      const kept = thinnedVersions(versions, NOW);
      expect(kept.length).toBeLessThanOrEqual(60);
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(20, versions.length));
      expect(thinnedVersions(kept, NOW)).toEqual(kept);
    }),
  );
});

test("the newest version is never thinned away", () => {
  fc.assert(
    fc.property(ofOneDraft, anyVersion, (versions, last) => {
      const newest = { ...last, draft: "a", at: NOW + 1 };
      expect(thinnedVersions([...versions, newest], NOW + 1)[0]).toEqual(newest);
    }),
  );
});

test("what is left of all drafts fits into the room, or is a single version", () => {
  fc.assert(
    fc.property(anyVersions, fc.integer({ min: 0, max: 20_000_000 }), (versions, bytes) => {
      const dropped = new Set(versionsToDrop(versions, NOW, bytes));
      const kept = versions.filter((each) => !dropped.has(each));
      const size = kept.reduce((sum, { length }) => sum + 2 * length, 0);
      expect(size <= bytes || kept.length === 1).toBe(true);
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(1, versions.length));
    }),
  );
});

test("for want of room the oldest go first, but each draft keeps its newest as long as possible", () => {
  const other = version(9 * DAY, { draft: "b" });
  const mine = [version(1 * HOUR), version(2 * HOUR), version(3 * HOUR)];
  expect(versionsToDrop([other, ...mine], NOW, 6000)).toEqual([mine[2]]);
  expect(versionsToDrop([other, ...mine], NOW, 4000)).toEqual([mine[1], mine[2]]);
  expect(versionsToDrop([other, ...mine], NOW, 2000)).toEqual([other, mine[1], mine[2]]);
  expect(versionsToDrop([other, ...mine], NOW, 0)).toEqual([other, mine[1], mine[2]]);
});

test("nothing is dropped while there is room and reason", () => {
  expect(versionsToDrop([version(0), version(2 * HOUR)], NOW)).toEqual([]);
});
