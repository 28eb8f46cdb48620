import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { deletionForm } from "../forms";
import { accountView } from "./account-view";

const createdAt = new Date("2026-03-01T23:30:00Z");
const until = new Date("2027-02-01T00:00:00Z");

test("dates are written in the reader's language, the same everywhere", () => {
  const membership = { ...noMembership, pro: { until, source: "grant" as const, renews: false } };
  expect(accountView({ createdAt, membership }, "en", [])).toMatchObject({
    memberSince: "1 March 2026",
    pro: { until: "1 February 2027", source: "grant", renews: false },
  });
  expect(accountView({ createdAt, membership }, "zh", [])).toMatchObject({
    memberSince: "2026年3月1日",
    pro: { until: "2027年2月1日" },
  });
});

test("there is something to manage where there is a subscription, and not where Pro was given", () => {
  const hasSubscription = (changes: Partial<typeof noMembership>) =>
    accountView({ createdAt, membership: { ...noMembership, ...changes } }, "en", []).hasSubscription;
  expect(hasSubscription({})).toBe(false);
  expect(hasSubscription({ pro: { until, source: "grant", renews: false } })).toBe(false);
  expect(hasSubscription({ hasStripePro: true })).toBe(true);
  expect(hasSubscription({ monthly: { until, renews: true } })).toBe(true);
});

test.each(["delete", " Delete ", "删除"])("%j confirms a deletion", (phrase) => {
  expect(deletionForm.safeParse({ phrase }).success).toBe(true);
});

test.each([undefined, "", "del", "delete my account", "删"])("%j confirms nothing", (phrase) => {
  expect(deletionForm.safeParse({ phrase }).success).toBe(false);
});
