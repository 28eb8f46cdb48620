import { expect, test } from "vitest";
import { MOST_NEW } from "./marks";
import { newsIn, VISIT_ENDS_MS, type Visit, visitNow, WRITTEN_EACH_MS } from "./visit";
import { whenOf } from "./visit-words";

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 29, 9, 30);

test.each<[string, Visit | null, Visit]>([
  ["the first visit has nothing before it", null, { seenUntil: null, visitedAt: NOW }],
  [
    "a visit that ended becomes the one before",
    { seenUntil: 1, visitedAt: NOW - VISIT_ENDS_MS - 1 },
    { seenUntil: NOW - VISIT_ENDS_MS - 1, visitedAt: NOW },
  ],
  [
    "half an hour without a press is still the same visit",
    { seenUntil: 1, visitedAt: NOW - VISIT_ENDS_MS },
    { seenUntil: 1, visitedAt: NOW },
  ],
  [
    "within five minutes nothing is written",
    { seenUntil: 1, visitedAt: NOW - WRITTEN_EACH_MS + 1 },
    { seenUntil: 1, visitedAt: NOW - WRITTEN_EACH_MS + 1 },
  ],
  [
    "a clock that was set back begins no visit",
    { seenUntil: 1, visitedAt: NOW + 3_600_000 },
    { seenUntil: 1, visitedAt: NOW + 3_600_000 },
  ],
])("%s", (_, before, after) => {
  expect(visitNow(before, NOW)).toEqual(after);
});

test("an hour of reading with pauses is one visit, and keeps what was new in it", () => {
  let visit = visitNow({ seenUntil: null, visitedAt: NOW - 24 * 60 * MINUTE }, NOW);
  for (let minute = 1; minute <= 60; minute += 7) visit = visitNow(visit, NOW + minute * MINUTE);
  expect(visit.seenUntil).toBe(NOW - 24 * 60 * MINUTE);
});

const cards = (...ages: number[]) =>
  ages.map((age, place) => ({ id: `c${place}`, createdAt: new Date(NOW - age * MINUTE).toISOString() }));

test.each([
  ["nothing in the list", [], { count: 0, isMore: true, endsBefore: null }],
  ["all of it old", [70, 80], { count: 0, isMore: true, endsBefore: null }],
  ["all of it new", [1, 2], { count: 2, isMore: true, endsBefore: null }],
  ["some new", [1, 2, 60, 80], { count: 2, isMore: false, endsBefore: "c2" }],
  ["an old one set on top", [900, 1, 2, 61], { count: 2, isMore: false, endsBefore: "c3" }],
])("news since an hour ago: %s", (_, ages, expected) => {
  const since = NOW - 60 * MINUTE;
  expect(newsIn(cards(...ages), { since, count: null }, false)).toEqual(expected);
  // A member's are counted by the server, which knows nothing of what they hide.
  expect(newsIn(cards(...ages), { since, count: 50 }, true)).toEqual(expected);
});

test("what the server counts goes before what has been loaded, up to as many as it counts", () => {
  const since = NOW - 60 * MINUTE;
  expect(newsIn(cards(1, 2), { since, count: 50 }, false)).toEqual({
    count: 50,
    isMore: false,
    endsBefore: null,
  });
  expect(newsIn(cards(1, 61), { since, count: MOST_NEW }, false)).toMatchObject({ isMore: true });
  expect(newsIn(cards(61), { since, count: 5 }, false)).toMatchObject({ count: 0 });
});

test.each([
  [10, "en", "UTC", "09:20"],
  [60 * 15, "en", "UTC", "yesterday 18:30"],
  [60 * 15, "zh", "UTC", "昨天 18:30"],
  [60 * 48, "en", "UTC", "27 Nov 09:30"],
  [60 * 48, "zh", "UTC", "11月27日 09:30"],
  // The same moment is another day elsewhere.
  [60 * 2, "zh", "Asia/Shanghai", "15:30"],
  [60 * 9, "en", "America/New_York", "yesterday 19:30"],
] as const)("%i minutes ago is told in %s, %s, as %s", (age, locale, zone, words) => {
  expect(whenOf(NOW - age * MINUTE, NOW, locale, zone)).toBe(words);
});
