import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refuse } from "~/core/result";
import { users } from "~/db/schema";
import type { App } from "~/ports/app";
import { clockAt, testApp } from "../../../test/support/app";
import { type BillingApp, billingApp, newMember } from "../../../test/support/billing";
import { sign } from "../../../test/support/fake-stripe-wire";
import { openCheckout } from "./open-checkout.server";
import { openPortal } from "./open-portal.server";
import { receiveEvent } from "./receive-event.server";
import { offerIn, sellsAbility } from "./view-plans.server";

const origin = "https://wink.test";
const order = (member: { id: string; email: string }, plan: "pro" | "monthly" | "perUse" = "pro") =>
  ({ member, plan, locale: "en", origin }) as const;

const customerOf = async (app: BillingApp, id: string) =>
  (await app.db.query.users.findFirst({ where: eq(users.id, id) }))?.stripeCustomerId;

test("five clicks at once are one customer and one page", async () => {
  const app = await billingApp();
  for (let round = 0; round < 5; round++) {
    const member = await newMember(app);
    const before = { customers: app.stripe.customers.size, sessions: app.stripe.sessions.size };
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => openCheckout(app, order(member))));
    expect(new Set(opened.map((each) => (each.ok ? each.url : each.reason))).size).toBe(1);
    expect(app.stripe.customers.size).toBe(before.customers + 1);
    expect(app.stripe.sessions.size).toBe(before.sessions + 1);
    expect([...app.stripe.customers.keys()].at(-1)).toBe(await customerOf(app, member.id));
  }
});

test("a customer stays the same in each plan, language and year", async () => {
  const clock = clockAt("2026-05-01T00:00:00Z");
  const app = await billingApp({ now: clock.now });
  const member = await newMember(app);
  await openCheckout(app, order(member));
  await openCheckout(app, { ...order(member), locale: "zh" });
  clock.pass(400 * 24 * 60 * 60 * 1000);
  await openCheckout(app, order(member, "perUse"));
  expect(app.stripe.customers.size).toBe(1);
  expect(new Set([...app.stripe.sessions.values()].map(({ price }) => price))).toEqual(
    new Set(["price_pro_en", "price_pro_zh", "price_once_en"]),
  );
});

test("a plan without a price in the language cannot be bought, and nobody becomes a customer", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const refused = await openCheckout(app, { ...order(member, "monthly"), locale: "zh" });
  expect(refused).toEqual({ ok: false, reason: "billing.notSold" });
  expect(app.stripe.requests).toEqual([]);
});

test.each(["active", "past_due", "unpaid"])(
  "who has a subscription that is %s is led to the portal, and buys no second one",
  async (status) => {
    const app = await billingApp();
    const member = await newMember(app);
    await openCheckout(app, order(member));
    const [session] = [...app.stripe.sessions.keys()];
    const { subscription } = app.stripe.pay(session ?? "");
    const stored = app.stripe.subscriptions.get(subscription ?? "");
    if (!stored) throw new Error("nothing was subscribed");
    stored.status = status;
    const body = app.stripe.subscriptionEvent("created", stored.id);
    await receiveEvent(app, body, await sign(body));
    expect(await openCheckout(app, order(member))).toMatchObject({
      url: expect.stringContaining("billing.stripe"),
    });
    expect(await openCheckout(app, order(member, "monthly"))).toMatchObject({
      url: expect.stringContaining("checkout.stripe"),
    });
    stored.status = "canceled";
    const ended = app.stripe.subscriptionEvent("deleted", stored.id);
    await receiveEvent(app, ended, await sign(ended));
    expect(await openCheckout(app, order(member))).toMatchObject({
      url: expect.stringContaining("checkout.stripe"),
    });
  },
);

test.each([
  ["down", "billing.unavailable"],
  ["unreachable", "billing.unavailable"],
  ["slow", "billing.unavailable"],
  ["nonsense", "billing.unavailable"],
  ["429", "billing.busy"],
] as const)(
  "while the API is %s the answer is %s, and afterwards it is one customer",
  async (fault, reason) => {
    const app = await billingApp();
    const member = await newMember(app);
    app.stripe.play(fault);
    expect(await openCheckout(app, order(member))).toEqual({ ok: false, reason });
    expect(await customerOf(app, member.id)).toBeNull();
    app.stripe.play("ok");
    expect(await openCheckout(app, order(member))).toMatchObject({ ok: true });
    expect(app.stripe.customers.size).toBe(1);
  },
);

test("while no model is configured only what needs none is sold, whoever takes the money", async () => {
  const app = await billingApp();
  const withoutModel = { ...app, analyst: async () => app.builtinAnalyst };
  const soldIn = async (of: Pick<App, "payments" | "analyst">) => (await offerIn(of, "en")).sold;
  expect(await soldIn(app)).toEqual(["pro", "monthly", "perUse"]);
  expect(await soldIn(withoutModel)).toEqual(["pro"]);
  const { payments } = await testApp();
  expect(await soldIn({ ...app, payments })).toEqual(["pro", "monthly", "perUse"]);
  expect(await soldIn({ ...withoutModel, payments })).toEqual(["pro"]);
  const member = await newMember(app);
  for (const plan of ["monthly", "perUse"] as const)
    expect(await openCheckout(withoutModel, order(member, plan))).toEqual({
      ok: false,
      reason: "billing.notSold",
    });
  expect(app.stripe.requests).toEqual([]);
  expect(await openCheckout(withoutModel, order(member))).toMatchObject({ ok: true });
});

test("what no plan on sale allows is told", async () => {
  const app = await billingApp();
  const withoutModel = { ...app, analyst: async () => app.builtinAnalyst };
  expect(await sellsAbility(app, "en", "allTemplates")).toBe(true);
  expect(await sellsAbility(withoutModel, "en", "allTemplates")).toBe(false);
  expect(await sellsAbility(withoutModel, "en", "customPrompts")).toBe(true);
});

test("a portal opens only for who is a customer", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const visit = { userId: member.id, locale: "en", origin } as const;
  expect(await openPortal(app, visit)).toEqual({ ok: false, reason: "billing.noCustomer" });
  await openCheckout(app, order(member));
  expect(await openPortal(app, visit)).toMatchObject({ ok: true });
  const payments = { ...app.payments, openPortal: async () => refuse("billing.busy") };
  expect(await openPortal({ ...app, payments }, visit)).toEqual({ ok: false, reason: "billing.portal" });
});

test("of two languages only the page that was opened last can be paid", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  await openCheckout(app, order(member));
  await openCheckout(app, { ...order(member), locale: "zh" });
  await openCheckout(app, order(member, "perUse"));
  await openCheckout(app, order(member, "monthly"));
  const states = () => [...app.stripe.sessions.values()].map(({ price, status }) => [price, status]);
  const others = [
    ["price_once_en", "open"],
    ["price_monthly_en", "open"],
  ];
  expect(states()).toEqual([["price_pro_en", "expired"], ["price_pro_zh", "open"], ...others]);
  const again = await openCheckout(app, order(member));
  const last = [...app.stripe.sessions.keys()].at(-1);
  expect(again).toMatchObject({ url: expect.stringContaining(`${last}`) });
  expect(states()).toEqual([
    ["price_pro_en", "expired"],
    ["price_pro_zh", "expired"],
    ...others,
    ["price_pro_en", "open"],
  ]);
});

test("whose customer was deleted within a day becomes a customer anew", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  await openCheckout(app, order(member));
  for (let time = 0; time < 2; time++) {
    const former = await customerOf(app, member.id);
    await app.payments.forgetCustomer(former ?? "");
    await app.db.update(users).set({ stripeCustomerId: null }).where(eq(users.id, member.id));
    expect(await openCheckout(app, order(member))).toMatchObject({ ok: true });
    expect(await customerOf(app, member.id)).not.toBe(former);
    expect([...app.stripe.customers.keys()]).toEqual([await customerOf(app, member.id)]);
  }
});

test("an account that is deleted while a page is opened leaves no customer", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const payments: typeof app.payments = {
    ...app.payments,
    async createCustomer(of) {
      await app.db.delete(users).where(eq(users.id, member.id));
      return app.payments.createCustomer(of);
    },
  };
  const opened = await openCheckout({ ...app, payments }, order(member));
  expect(opened).toEqual({ ok: false, reason: "billing.noCustomer" });
  expect(app.stripe.customers.size).toBe(0);
});

test("a checkout or a portal that is asked for too often asks Stripe nothing", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const counted: string[] = [];
  const often = {
    ...app,
    withinRate: async (rate: string, who: string) => counted.push(`${rate} ${who}`) === 0,
  };
  const refused = { ok: false, reason: "tooManyRequests", values: { retryAfter: 60 } };
  expect(await openCheckout(often, order(member))).toEqual(refused);
  expect(await openPortal(often, { userId: member.id, locale: "en", origin })).toEqual(refused);
  expect(app.stripe.requests).toEqual([]);
  expect(counted).toEqual([`checkout ${member.id}`, `portal ${member.id}`]);
});
