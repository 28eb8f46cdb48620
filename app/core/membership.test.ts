import { expect, test } from "vitest";
import {
  type Membership,
  may,
  membershipOf,
  noMembership,
  proEnd,
  type StoredSubscription,
} from "./membership";

const now = new Date("2026-05-01T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

function subscribed(changes: Partial<StoredSubscription> = {}): StoredSubscription {
  return {
    plan: "pro",
    status: "active",
    currentPeriodEnd: hours(100),
    cancelsAtPeriodEnd: false,
    ...changes,
  };
}

const having = (subscriptions: StoredSubscription[], grantedUntil: Date | null = null): Membership =>
  membershipOf({ grantedUntil, subscriptions, credits: 0, now });

test("nobody has anything by nothing", () => {
  expect(having([])).toEqual(noMembership);
});

test.each([
  ["active", 1, true],
  ["trialing", 1, true],
  ["past_due", 1, true],
  ["past_due", 0, false],
  ["past_due", -1, false],
  ["active", -23, true],
  ["active", -24, false],
  ["trialing", -23, true],
  ["canceled", 1, false],
  ["unpaid", 1, false],
  ["incomplete", 1, false],
  ["incomplete_expired", 1, false],
  ["paused", 1, false],
  ["", 1, false],
])("a subscription that is %s, its period ending in %i hours, counts: %s", (status, end, counts) => {
  const membership = having([subscribed({ status, currentPeriodEnd: hours(end) })]);
  expect(membership.pro !== null).toBe(counts);
  expect(membership.hasStripePro).toBe(counts);
});

test("one that was cancelled counts to the moment its period ends", () => {
  const ending = (end: Date) => having([subscribed({ cancelsAtPeriodEnd: true, currentPeriodEnd: end })]);
  expect(ending(new Date(now.getTime() + 1)).pro).toMatchObject({ source: "stripe", renews: false });
  expect(ending(now).pro).toBeNull();
});

test("a grant counts while it runs, and the later end of grant and subscription is told", () => {
  expect(having([], now).pro).toBeNull();
  expect(having([], hours(1)).pro).toEqual({ until: hours(1), source: "grant", renews: false });
  expect(having([subscribed()], hours(200))).toMatchObject({
    pro: { until: hours(200), source: "grant" },
    hasStripePro: true,
  });
  expect(having([subscribed()], hours(50)).pro).toMatchObject({ until: hours(100), source: "stripe" });
});

test("Pro ends when it is sure to have ended: a day late where it renews itself", () => {
  expect(proEnd(having([]))).toBeNull();
  expect(proEnd(having([], hours(1)))).toBe(hours(1).getTime());
  expect(proEnd(having([subscribed({ cancelsAtPeriodEnd: true })]))).toBe(hours(100).getTime());
  expect(proEnd(having([subscribed()]))).toBe(hours(124).getTime());
});

test("of several subscriptions the one that runs longest is told", () => {
  const both = [subscribed({ currentPeriodEnd: hours(5) }), subscribed({ currentPeriodEnd: hours(9) })];
  expect(having(both).pro?.until).toEqual(hours(9));
  expect(having(both.reverse()).pro?.until).toEqual(hours(9));
});

test("Pro and the plans of OfferWink allow nothing of each other's", () => {
  const monthly = having([subscribed({ plan: "monthly" })]);
  const pro = having([subscribed()]);
  expect([may(monthly, "advancedAnalyst"), may(monthly, "customPrompts")]).toEqual([true, false]);
  expect([may(pro, "advancedAnalyst"), may(pro, "customPrompts")]).toEqual([false, true]);
  expect(may({ ...noMembership, credits: 1 }, "advancedAnalyst")).toBe(true);
  expect(may(noMembership, "advancedAnalyst")).toBe(false);
  const holders = [monthly, { ...noMembership, credits: 1 }, pro, noMembership];
  expect(holders.map((holder) => may(holder, "allTemplates"))).toEqual([true, true, false, false]);
});
