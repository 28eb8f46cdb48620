import { expect, test } from "vitest";
import { feedPlaceOf, readCursor, writeCursor } from "./feed-place";

const placeOf = (query: string) => feedPlaceOf(new URLSearchParams(query));

test.each([
  ["", { tagId: null, cursor: null, limit: 10, skip: 0 }],
  ["tag_id=a&limit=50&page=3", { tagId: "a", cursor: null, limit: 50, skip: 100 }],
  ["page=100&limit=1", { tagId: null, cursor: null, limit: 1, skip: 99 }],
  ["limit=007", { tagId: null, cursor: null, limit: 7, skip: 0 }],
])("%j is a place in a feed", (query, place) => {
  expect(placeOf(query)).toEqual({ ok: true, ...place });
});

test("a cursor goes before the number of a page", () => {
  expect(placeOf("page=7&before=1795250076905-0123456789abcdef")).toMatchObject({
    cursor: { articleId: "0123456789abcdef" },
    skip: 0,
  });
});

test.each([
  "1e9",
  "1000000000",
  "99999999999",
  "-1",
  "0",
  "1.5",
  "NaN",
  "",
  " ",
  "+1",
  "51",
  "0x10",
  "١",
  "1,0",
  "Infinity",
])("%j is neither a limit nor a page", (text) => {
  expect(placeOf(new URLSearchParams({ limit: text }).toString())).toMatchObject({
    ok: false,
    reason: "pings.badLimit",
    values: { most: 50 },
  });
  const page = text === "51" ? "101" : text;
  expect(placeOf(new URLSearchParams({ page }).toString())).toMatchObject({ reason: "pings.badPage" });
});

test.each([
  "",
  "0",
  "-",
  "1795250076905",
  "1795250076905-",
  "1795250076905-0123456789abcde",
  "1795250076905-0123456789abcdef0",
  "1795250076905-0123456789ABCDEF",
  "-1-0123456789abcdef",
  "1e3-0123456789abcdef",
  "1795250076905-0123456789abcdef; DROP TABLE winks",
  "1".repeat(16).concat("-0123456789abcdef"),
  "x".repeat(100),
])("%j is no cursor", (before) => {
  expect(placeOf(new URLSearchParams({ before }).toString())).toEqual({
    ok: false,
    reason: "pings.badCursor",
  });
});

test("what is written as a cursor is read as the same place", () => {
  const cursor = { createdAt: new Date(1_795_250_076_905), articleId: "0123456789abcdef" };
  expect(readCursor(writeCursor(cursor))).toEqual({ ok: true, cursor });
});
