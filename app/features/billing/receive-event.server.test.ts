import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, stripeEvents, subscriptions, users } from "~/db/schema";
import { clockAt } from "../../../test/support/app";
import { type BillingApp, billingApp, newMember } from "../../../test/support/billing";
import { sign } from "../../../test/support/fake-stripe-wire";
import { openCheckout } from "./open-checkout.server";
import { receiveEvent } from "./receive-event.server";

const send = async (app: BillingApp, body: string) => receiveEvent(app, body, await sign(body, app.now()));

const storedOf = (app: BillingApp, userId: string) =>
  app.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));

const creditsOf = (app: BillingApp, userId: string) =>
  app.db.select().from(credits).where(eq(credits.userId, userId));

const eventState = async (app: BillingApp, body: string) =>
  (await app.db.query.stripeEvents.findFirst({ where: eq(stripeEvents.id, JSON.parse(body).id) }))?.state;

async function subscribed(app: BillingApp, plan: "pro" | "monthly" = "pro") {
  const member = await newMember(app);
  const metadata = { user_id: member.id, plan };
  return { member, subscription: app.stripe.subscribe({ metadata, price: `price_${plan}_en` }) };
}

async function paidOnce(app: BillingApp) {
  const member = await newMember(app);
  await openCheckout(app, { member, plan: "perUse", locale: "en", origin: "https://wink.test" });
  const session = [...app.stripe.sessions.values()].at(-1);
  if (!session) throw new Error("no checkout was opened");
  return { member, session: app.stripe.pay(session.id) };
}

test("an event writes what Stripe says when it is asked, not what the event says", async () => {
  const app = await billingApp();
  const { member, subscription } = await subscribed(app);
  const body = app.stripe.subscriptionEvent("updated", subscription.id);
  subscription.status = "past_due";
  expect(await send(app, body)).toEqual({ ok: true });
  expect(await storedOf(app, member.id)).toMatchObject([
    { id: subscription.id, plan: "pro", status: "past_due", cancelsAtPeriodEnd: false },
  ]);
  expect(await eventState(app, body)).toBe("done");
});

test("the same event ten times at once, and again later, is one subscription and one credit", async () => {
  const app = await billingApp();
  for (let round = 0; round < 3; round++) {
    const { member, subscription } = await subscribed(app);
    const { member: buyer, session } = await paidOnce(app);
    const bodies = [
      app.stripe.subscriptionEvent("created", subscription.id),
      app.stripe.sessionEvent("completed", session.id),
    ];
    for (const body of bodies) {
      const received = await Promise.all(Array.from({ length: 10 }, () => send(app, body)));
      expect(received.every(({ ok }) => ok)).toBe(true);
      expect(await send(app, body)).toEqual({ ok: true });
    }
    expect(await send(app, app.stripe.sessionEvent("async_payment_succeeded", session.id))).toEqual({
      ok: true,
    });
    expect(await storedOf(app, member.id)).toHaveLength(1);
    expect(await creditsOf(app, buyer.id)).toMatchObject([{ source: session.id, jobId: null }]);
  }
});

test("`deleted` before `updated` before `created` ends in what is so", async () => {
  const app = await billingApp();
  const { member, subscription } = await subscribed(app);
  const created = app.stripe.subscriptionEvent("created", subscription.id);
  const updated = app.stripe.subscriptionEvent("updated", subscription.id);
  subscription.status = "canceled";
  const deleted = app.stripe.subscriptionEvent("deleted", subscription.id);
  for (const body of [deleted, updated, created]) await send(app, body);
  expect(await storedOf(app, member.id)).toMatchObject([{ status: "canceled" }]);
});

test("an answer that was asked for earlier and comes later overwrites nothing", async () => {
  const clock = clockAt("2026-05-01T00:00:00Z");
  const app = await billingApp({ now: clock.now });
  const { member, subscription } = await subscribed(app);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const early = app.stripe.subscriptionEvent("created", subscription.id);
  const stale = receiveEvent(
    {
      ...app,
      payments: {
        ...app.payments,
        subscription: async (id: string) => {
          const answer = await app.payments.subscription(id);
          await held;
          return answer;
        },
      },
    },
    early,
    await sign(early, clock.now()),
  );
  await expect.poll(() => app.stripe.requests.length).toBeGreaterThan(0);
  clock.pass(1000);
  subscription.status = "canceled";
  await send(app, app.stripe.subscriptionEvent("deleted", subscription.id));
  release();
  expect(await stale).toEqual({ ok: true });
  expect(await storedOf(app, member.id)).toMatchObject([{ status: "canceled" }]);
});

test.each(["down", "unreachable", "slow", "html", "nonsense", "429"] as const)(
  "while the API is %s an event is not done, and when it is up again it is",
  async (fault) => {
    const app = await billingApp();
    const { member, subscription } = await subscribed(app);
    const { member: buyer, session } = await paidOnce(app);
    const bodies = [
      app.stripe.subscriptionEvent("created", subscription.id),
      app.stripe.sessionEvent("completed", session.id),
    ];
    app.stripe.play(fault);
    for (const body of bodies) {
      expect(await send(app, body)).toMatchObject({ ok: false });
      expect(await eventState(app, body)).toBe("received");
    }
    expect([...(await storedOf(app, member.id)), ...(await creditsOf(app, buyer.id))]).toEqual([]);
    app.stripe.play("ok");
    for (const body of bodies) expect(await send(app, body)).toEqual({ ok: true });
    expect(await storedOf(app, member.id)).toHaveLength(1);
    expect(await creditsOf(app, buyer.id)).toHaveLength(1);
  },
);

test("a bad signature is refused and leaves no trace", async () => {
  const app = await billingApp();
  const { member, subscription } = await subscribed(app);
  const body = app.stripe.subscriptionEvent("created", subscription.id);
  const signatures = [
    null,
    await sign(body, app.now(), "whsec_of_another"),
    await sign(`${body} `, app.now()),
    await sign(body, app.now().getTime() - 301_000),
    await sign(body, app.now().getTime() + 301_500),
  ];
  for (const signature of signatures)
    expect(await receiveEvent(app, body, signature)).toEqual({ ok: false, reason: "billing.badSignature" });
  expect(await eventState(app, body)).toBeUndefined();
  expect(await storedOf(app, member.id)).toEqual([]);
});

test("an unknown type, another mode and somebody else's object are taken in and change nothing", async () => {
  const app = await billingApp();
  const { member, subscription } = await subscribed(app);
  const bodies = [
    app.stripe.event("charge.refunded", { object: "charge", id: "ch_1" }),
    app.stripe.subscriptionEvent("created", subscription.id, { livemode: true }),
    app.stripe.subscriptionEvent("created", app.stripe.subscribe({ metadata: {} }).id),
    app.stripe.subscriptionEvent("created", "sub_nowhere"),
  ];
  for (const body of bodies) {
    expect(await send(app, body)).toEqual({ ok: true });
    expect(await eventState(app, body)).toBe("done");
  }
  expect(await storedOf(app, member.id)).toEqual([]);
});

test("what belongs to an account that is unknown or gone revives nothing", async () => {
  const app = await billingApp();
  const { member, subscription } = await subscribed(app);
  const { member: buyer, session } = await paidOnce(app);
  for (const { id } of [member, buyer]) await app.db.delete(users).where(eq(users.id, id));
  expect(await send(app, app.stripe.subscriptionEvent("updated", subscription.id))).toEqual({ ok: true });
  expect(await send(app, app.stripe.sessionEvent("completed", session.id))).toEqual({ ok: true });
  expect(await storedOf(app, member.id)).toEqual([]);
  expect(await creditsOf(app, buyer.id)).toEqual([]);
  expect(await app.db.query.users.findFirst({ where: eq(users.id, member.id) })).toBeUndefined();
});

test("a checkout that is not paid yet earns nothing until it is", async () => {
  const app = await billingApp();
  const { member, session } = await paidOnce(app);
  session.paymentStatus = "unpaid";
  await send(app, app.stripe.sessionEvent("completed", session.id));
  expect(await creditsOf(app, member.id)).toEqual([]);
  session.paymentStatus = "paid";
  await send(app, app.stripe.sessionEvent("async_payment_succeeded", session.id));
  expect(await creditsOf(app, member.id)).toHaveLength(1);
});

test("a subscription that Stripe has no more, or whose plan is none of ours, is taken away", async () => {
  const app = await billingApp();
  for (const change of ["gone", "foreign"]) {
    const { member, subscription } = await subscribed(app);
    await send(app, app.stripe.subscriptionEvent("created", subscription.id));
    expect(await storedOf(app, member.id)).toHaveLength(1);
    if (change === "gone") app.stripe.subscriptions.delete(subscription.id);
    else Object.assign(subscription, { price: "price_elsewhere", metadata: { user_id: member.id } });
    await send(app, app.stripe.subscriptionEvent("updated", subscription.id));
    expect(await storedOf(app, member.id)).toEqual([]);
  }
});
