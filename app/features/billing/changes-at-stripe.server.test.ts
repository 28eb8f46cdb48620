import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/db/schema";
import { billingApp, hasMonthly, newMember, send, subscribed } from "../../../test/support/billing";
import { openCheckout } from "./open-checkout.server";
import { reconcile } from "./reconcile.server";

test.each([
  ["is paused", { status: "paused" }, false],
  ["is unpaid", { status: "unpaid" }, false],
  ["is cancelled", { status: "canceled" }, false],
  ["is in a trial", { status: "trialing" }, true],
  ["is past due in a period that is not paid", { status: "past_due", periodStart: 1_000_000 }, false],
  ["has a period that was moved to the past", { periodEnd: 1_000_000 }, false],
  ["changed to a price of another plan", { price: "price_pro_en" }, false],
])(
  "a subscription that %s counts so after its event, and after a night without one",
  async (_, change, counts) => {
    const app = await billingApp();
    for (const how of ["event", "night"]) {
      const { member, subscription } = await subscribed(app);
      Object.assign(subscription, change);
      if (how === "event") await send(app, app.stripe.subscriptionEvent("updated", subscription.id));
      else await reconcile(app);
      expect(await hasMonthly(app, member.id)).toBe(counts);
    }
  },
);

test("a customer whose address changes is the same, and one who was deleted gets a new one", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const buy = () => openCheckout(app, { member, plan: "pro", locale: "en", origin: "https://wink.test" });
  const customer = async () =>
    (await app.db.query.users.findFirst({ where: eq(users.id, member.id) }))?.stripeCustomerId ?? "";
  await buy();
  const first = await customer();
  await send(
    app,
    app.stripe.event("customer.updated", { object: "customer", id: first, email: "a@b.example" }),
  );
  expect(await customer()).toBe(first);
  app.stripe.customers.delete(first);
  await send(app, app.stripe.event("customer.deleted", { object: "customer", id: first }));
  expect(await buy()).toMatchObject({ ok: true });
  expect(await customer()).toMatch(/^cus_/);
  expect(await customer()).not.toBe(first);
});
