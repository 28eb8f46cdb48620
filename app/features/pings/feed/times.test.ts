import { expect, test } from "vitest";
import { dayOpeners, hourKey, timelineOf, timeOf } from "./times";

const card = (id: string, createdAt: string) => ({ id, createdAt });

test.each([
  ["2026-11-22T16:05:00Z", "UTC", "2026-11-22 16"],
  ["2026-11-22T16:05:00Z", "Asia/Shanghai", "2026-11-23 00"],
  ["2026-11-22T16:05:00Z", "America/New_York", "2026-11-22 11"],
  ["2026-11-22T16:45:00Z", "Asia/Kolkata", "2026-11-22 22"],
  ["2026-12-31T23:59:59Z", "Pacific/Kiritimati", "2027-01-01 13"],
])("%s in %s falls into %s", (moment, zone, key) => {
  expect(hourKey(moment, zone)).toBe(key);
});

test("a timeline names each day and hour once, with the first card of each", () => {
  const cards = [
    card("a", "2026-11-22T16:05:00Z"),
    card("b", "2026-11-22T16:00:00Z"),
    card("c", "2026-11-22T15:59:00Z"),
    card("d", "2026-11-21T03:00:00Z"),
  ];
  expect(timelineOf(cards, "zh", "Asia/Shanghai")).toEqual([
    {
      key: "2026-11-23",
      firstId: "a",
      label: "11月23日周一",
      hours: [{ key: "2026-11-23 00", hour: "00:00", firstId: "a" }],
    },
    {
      key: "2026-11-22",
      firstId: "c",
      label: "11月22日周日",
      hours: [{ key: "2026-11-22 23", hour: "23:00", firstId: "c" }],
    },
    {
      key: "2026-11-21",
      firstId: "d",
      label: "11月21日周六",
      hours: [{ key: "2026-11-21 11", hour: "11:00", firstId: "d" }],
    },
  ]);
  expect(timelineOf(cards, "en", "UTC").map(({ hours }) => hours.map(({ firstId }) => firstId))).toEqual([
    ["a", "c"],
    ["d"],
  ]);
  expect(timelineOf([], "en", "UTC")).toEqual([]);
  expect([...dayOpeners(cards, "zh", "Asia/Shanghai")]).toEqual([
    ["a", "11月23日星期一"],
    ["c", "11月22日星期日"],
    ["d", "11月21日星期六"],
  ]);
  expect([...dayOpeners(cards, "en", null)]).toEqual([
    ["a", "Sunday 22 November"],
    ["d", "Saturday 21 November"],
  ]);
});

test("the hour that comes twice when summer time ends is one", () => {
  const twice = [card("a", "2026-10-25T01:30:00Z"), card("b", "2026-10-25T00:30:00Z")];
  expect(timelineOf(twice, "en", "Europe/Berlin").flatMap(({ hours }) => hours)).toEqual([
    { key: "2026-10-25 02", hour: "02:00", firstId: "a" },
  ]);
});

test("a time says that it is UTC only where the reader's zone is unknown", () => {
  expect(timeOf("2026-11-22T16:05:00Z", "en", null)).toBe("22 Nov, 16:05 UTC");
  expect(timeOf("2026-11-22T16:05:00Z", "en", "Asia/Shanghai")).toBe("23 Nov, 00:05");
  expect(timeOf("2026-11-22T16:05:00Z", "zh", "Asia/Shanghai")).toBe("11月23日 00:05");
});
