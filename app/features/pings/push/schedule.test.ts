import { expect, test } from "vitest";
import { isTimeZone, isTurn, movedTurn, nextTurn } from "./schedule";

const next = (after: string, hour: number, timeZone: string) =>
  nextTurn(new Date(after), { hour, timeZone }).toISOString();

test.each([
  ["in the morning before", "Asia/Shanghai", 8, "2026-11-28T20:00:00Z", "2026-11-29T00:00:00.000Z"],
  ["a moment before", "Asia/Shanghai", 8, "2026-11-28T23:59:59.999Z", "2026-11-29T00:00:00.000Z"],
  ["at the moment itself", "Asia/Shanghai", 8, "2026-11-29T00:00:00.000Z", "2026-11-30T00:00:00.000Z"],
  ["after it", "Asia/Shanghai", 8, "2026-11-29T00:10:00Z", "2026-11-30T00:00:00.000Z"],
  ["at midnight", "Asia/Shanghai", 0, "2026-11-29T00:10:00Z", "2026-11-29T16:00:00.000Z"],
  ["late", "America/New_York", 23, "2026-11-29T00:10:00Z", "2026-11-29T04:00:00.000Z"],
  ["where hours begin at the half", "Asia/Kolkata", 8, "2026-11-29T00:00:00Z", "2026-11-29T02:30:00.000Z"],
  [
    "where they begin at the quarter",
    "Asia/Kathmandu",
    8,
    "2026-11-29T00:00:00Z",
    "2026-11-29T02:15:00.000Z",
  ],
  ["where clocks show UTC", "Europe/London", 8, "2026-11-29T00:00:00Z", "2026-11-29T08:00:00.000Z"],
  // Clocks put forward: eight o'clock comes an hour earlier.
  ["London, the day before spring", "Europe/London", 8, "2026-03-28T09:00:00Z", "2026-03-29T07:00:00.000Z"],
  [
    "New York, the day before spring",
    "America/New_York",
    8,
    "2026-03-07T14:00:00Z",
    "2026-03-08T12:00:00.000Z",
  ],
  // The hour that is left out: the moment at which clocks are put forward.
  [
    "London, an hour that is left out",
    "Europe/London",
    1,
    "2026-03-28T12:00:00Z",
    "2026-03-29T01:00:00.000Z",
  ],
  [
    "New York, an hour that is left out",
    "America/New_York",
    2,
    "2026-03-07T12:00:00Z",
    "2026-03-08T07:00:00.000Z",
  ],
  ["the day after it", "America/New_York", 2, "2026-03-08T07:00:00Z", "2026-03-09T06:00:00.000Z"],
  // Clocks put back: the hour comes twice, and counts once.
  [
    "London, an hour that comes twice",
    "Europe/London",
    1,
    "2026-10-24T12:00:00Z",
    "2026-10-25T00:00:00.000Z",
  ],
  ["London, between the two", "Europe/London", 1, "2026-10-25T00:30:00Z", "2026-10-26T01:00:00.000Z"],
  ["London, at the second", "Europe/London", 1, "2026-10-25T01:00:00Z", "2026-10-26T01:00:00.000Z"],
  [
    "New York, an hour that comes twice",
    "America/New_York",
    1,
    "2026-10-31T12:00:00Z",
    "2026-11-01T05:00:00.000Z",
  ],
  ["New York, between the two", "America/New_York", 1, "2026-11-01T05:45:00Z", "2026-11-02T06:00:00.000Z"],
  ["New York, eight after autumn", "America/New_York", 8, "2026-10-31T13:00:00Z", "2026-11-01T13:00:00.000Z"],
])("%s: %s", (_, timeZone, hour, after, expected) => {
  expect(next(after, hour, timeZone)).toBe(expected);
});

test.each(["Asia/Shanghai", "America/New_York", "Europe/London", "Australia/Lord_Howe", "America/St_Johns"])(
  "through a year in %s each day has each hour's turn once",
  (timeZone) => {
    const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    for (const hour of [0, 1, 2, 3, 8, 23]) {
      let turn = new Date("2026-01-01T00:00:00Z");
      const days = new Set<string>();
      let count = 0;
      for (; turn < new Date("2027-01-01T00:00:00Z"); count++) {
        turn = nextTurn(turn, { hour, timeZone });
        expect(isTurn(turn, { hour, timeZone })).toBe(true);
        days.add(dayOf.format(turn));
      }
      expect(days.size).toBe(count);
      expect(count).toBeGreaterThanOrEqual(365);
      expect(count).toBeLessThanOrEqual(366);
    }
  },
);

test("a change moves the turn to no day on which it may have come", () => {
  const moved = (dueAt: string, now: string, hour: number, timeZone = "Asia/Shanghai") =>
    movedTurn(new Date(dueAt), new Date(now), { hour, timeZone }).toISOString();
  // It came at eight today, and at ten it is wanted at noon.
  expect(moved("2026-11-30T00:00:00Z", "2026-11-29T02:00:00Z", 12)).toBe("2026-11-30T04:00:00.000Z");
  // It is still to come today.
  expect(moved("2026-11-29T00:00:00Z", "2026-11-28T22:00:00Z", 12)).toBe("2026-11-29T04:00:00.000Z");
  expect(moved("2026-11-29T12:00:00Z", "2026-11-29T02:00:00Z", 11)).toBe("2026-11-29T03:00:00.000Z");
  // Moved to an hour that has passed today.
  expect(moved("2026-11-29T12:00:00Z", "2026-11-29T02:00:00Z", 9)).toBe("2026-11-30T01:00:00.000Z");
  // Somebody has flown to New York, where it is still yesterday.
  expect(moved("2026-11-30T00:00:00Z", "2026-11-29T02:00:00Z", 8, "America/New_York")).toBe(
    "2026-11-29T13:00:00.000Z",
  );
});

test("a time zone is one that this machine knows", () => {
  expect(["Asia/Shanghai", "UTC", "Europe/London"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["", "Nowhere/Land", "__proto__", "Asia/Shanghai\0"].map(isTimeZone)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a moment to which it was put off is no turn", () => {
  const eight = { hour: 8, timeZone: "Europe/London" };
  expect(isTurn(new Date("2026-11-29T08:00:00Z"), eight)).toBe(true);
  expect(isTurn(new Date("2026-11-29T08:00:00.001Z"), eight)).toBe(false);
  expect(isTurn(new Date("2026-11-29T08:15:00Z"), eight)).toBe(false);
});
