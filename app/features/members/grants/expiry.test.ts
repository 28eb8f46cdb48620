import { expect, test } from "vitest";
import { expiryAfter } from "./expiry";

const at = (text: string | null) => text && new Date(`${text}T10:30:00Z`);

test.each([
  { now: "2026-11-22", present: null, expiry: "2027-11-22" },
  { now: "2026-11-22", present: "2027-01-10", expiry: "2028-01-10" },
  { now: "2026-11-22", present: "2026-11-21", expiry: "2027-11-22" },
  { now: "2026-11-22", present: "2019-02-01", expiry: "2027-11-22" },
  { now: "2028-02-29", present: null, expiry: "2029-02-28" },
  { now: "2027-03-01", present: "2028-02-29", expiry: "2029-02-28" },
  { now: "2027-02-28", present: null, expiry: "2028-02-28" },
  { now: "2026-12-31", present: null, expiry: "2027-12-31" },
])("granted on $now, where it ran to $present, it runs to $expiry", ({ now, present, expiry }) => {
  const granted = at(now);
  if (!granted) throw new Error("no date");
  expect(expiryAfter(granted, at(present) || null)).toEqual(at(expiry));
});
