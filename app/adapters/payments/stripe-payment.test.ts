import { expect, test } from "vitest";
import { fakeStripe, SECRET } from "../../../test/support/fake-stripe";
import { stripePayments } from "./stripe";

const fake = fakeStripe();
const payments = stripePayments({
  secretKey: "sk_test_of_the_fake",
  webhookSecret: SECRET,
  prices: { perUse: { en: "price_once_en" } },
  now: () => new Date(),
  log: () => undefined,
  api: { fetch: fake.fetch },
});

test.each([
  [false, [], "kept"],
  [true, [], "returned"],
  [false, ["needs_response"], "disputed"],
  [false, ["won", "under_review"], "disputed"],
  [false, ["lost"], "returned"],
  [false, ["appeal_under_review"], "returned"],
  [false, ["won"], "kept"],
  [true, ["won"], "returned"],
  [false, ["warning_needs_response", "warning_under_review", "warning_closed", "prevented"], "kept"],
])("the money of a payment, wholly refunded %s and disputed %j, is %s", async (refunded, disputes, money) => {
  const until = Date.UTC(2027, 0, 1);
  const subscription = fake.subscribe({ periodEnd: until });
  const period = { id: subscription.id, until: new Date(until) };
  const paid = Object.assign(fake.paidFor(subscription), { refunded, disputes });
  expect(await payments.payment(paid.id)).toEqual({
    ok: true,
    payment: { purchaseId: null, period, money },
  });
});

test("a payment that only settled a change within a period paid for no period", async () => {
  const paid = Object.assign(fake.paidFor(fake.subscribe({})), { proration: true, refunded: true });
  expect(await payments.payment(paid.id)).toMatchObject({ payment: { period: null, money: "returned" } });
});

test("a payment tells what was bought once; one that is unknown or paid for something else, nothing", async () => {
  const opened = await payments.openCheckout({
    customerId: "cus_1",
    userId: "user_ann",
    plan: "perUse",
    locale: "en",
    successUrl: "https://wink.test/billing",
    cancelUrl: "https://wink.test/billing",
    attempt: "ann today",
  });
  const [session] = [...fake.sessions.values()];
  if (!opened.ok || !session) throw new Error("no checkout was opened");
  const once = fake.paidFor(session);
  const foreign = Object.assign(fake.paidFor(session), { session: null, metadata: {} });
  expect(await payments.payment(once.id)).toMatchObject({
    payment: { purchaseId: session.id, period: null },
  });
  expect(await payments.payment(foreign.id)).toMatchObject({ payment: { purchaseId: null, period: null } });
  expect(await payments.payment("pi_nowhere")).toEqual({ ok: true, payment: null });
});

test("a subscription is ended now or with its period, and one that is gone is no problem", async () => {
  const [first, second] = [fake.subscribe({}), fake.subscribe({})];
  for (const [id, when] of [
    [first.id, "now"],
    [second.id, "periodEnd"],
    ["sub_nowhere", "now"],
  ] as const)
    expect(await payments.endSubscription(id, when)).toEqual({ ok: true });
  expect(first).toMatchObject({ status: "canceled" });
  expect(second).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
});
