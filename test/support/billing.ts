import { expect } from "vitest";
import { stripePayments } from "~/adapters/payments/stripe";
import { users } from "~/db/schema";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { readMembership } from "~/features/members/read-membership.server";
import type { App } from "~/ports/app";
import { type TestApp, testApp } from "./app";
import { type FakeStripe, fakeStripe, SECRET } from "./fake-stripe";
import { sign } from "./fake-stripe-wire";

const prices = {
  pro: { zh: "price_pro_zh", en: "price_pro_en" },
  monthly: { en: "price_monthly_en" },
  perUse: { en: "price_once_en" },
};

export type BillingApp = TestApp & { stripe: FakeStripe };

/** The application with the Stripe adapter, against the fake of its API. */
export async function billingApp(overrides: Partial<App> = {}): Promise<BillingApp> {
  const stripe = fakeStripe();
  const now = overrides.now ?? (() => new Date());
  const payments = stripePayments({
    secretKey: "sk_test_of_the_fake",
    webhookSecret: SECRET,
    prices,
    now,
    log: () => undefined,
    api: { fetch: stripe.fetch },
    timeoutMs: 300,
  });
  const app = await testApp({ payments, ...overrides });
  const model = { ...app.builtinAnalyst, name: "openai" as const };
  return { ...app, analyst: overrides.analyst ?? (async () => model), stripe };
}

/** A member who has just come; the id. */
export async function newMember(app: Pick<App, "db">, id = `user_${crypto.randomUUID()}`) {
  const email = `${id}@example.com`;
  await app.db.insert(users).values({
    id,
    pingId: id.slice(-12),
    primaryEmail: email,
    emails: [email],
    emailVerified: true,
    createdAt: new Date(),
  });
  return { id, email };
}

/** Sends an event with a signature, and it is taken in. */
export async function send(app: BillingApp, body: string): Promise<void> {
  expect(await receiveEvent(app, body, await sign(body, app.now()))).toEqual({ ok: true });
}

/** A member with the monthly plan, and the payment for its period. */
export async function subscribed(app: BillingApp) {
  const member = await newMember(app);
  const metadata = { user_id: member.id, plan: "monthly" };
  const subscription = app.stripe.subscribe({ metadata, price: "price_monthly_en" });
  await send(app, app.stripe.subscriptionEvent("created", subscription.id));
  return { member, subscription, payment: app.stripe.paidFor(subscription) };
}

export async function hasMonthly(app: BillingApp, userId: string): Promise<boolean> {
  return (await readMembership(app, userId)).monthly !== null;
}
