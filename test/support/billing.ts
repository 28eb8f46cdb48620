import { stripePayments } from "~/adapters/payments/stripe";
import { users } from "~/db/schema";
import type { App } from "~/ports/app";
import { type TestApp, testApp } from "./app";
import { type FakeStripe, fakeStripe, SECRET } from "./fake-stripe";

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
