import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stripeEvents, subscriptions } from "~/db/schema";
import { clockAt } from "../../../test/support/app";
import { billingApp, newMember } from "../../../test/support/billing";
import { sign } from "../../../test/support/fake-stripe-wire";
import { receiveEvent } from "./receive-event.server";
import { reconcile } from "./reconcile.server";

const DAY_MS = 24 * 60 * 60 * 1000;

test("a night brings every row to what Stripe says, in pages", async () => {
  const clock = clockAt("2026-05-01T00:00:00Z");
  const app = await billingApp({ now: clock.now });
  app.stripe.pageSize = 3;
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(app)));
  const told = members.map(({ id }) =>
    app.stripe.subscribe({ metadata: { user_id: id, plan: "monthly" }, price: "price_monthly_en" }),
  );
  const [cancelled, gone, unheard, ...rest] = told;
  if (!cancelled || !gone || !unheard) throw new Error("too few");
  for (const { id } of [cancelled, gone, ...rest]) {
    const body = app.stripe.subscriptionEvent("created", id);
    await receiveEvent(app, body, await sign(body, clock.now()));
  }
  app.stripe.subscribe({ metadata: { user_id: "user_unknown", plan: "pro" } });
  app.stripe.subscribe({ price: "price_elsewhere" });
  cancelled.status = "canceled";
  app.stripe.subscriptions.delete(gone.id);
  clock.pass(DAY_MS);

  expect(await reconcile(app)).toEqual({ ok: true, count: 10 });
  const rows = await app.db.select().from(subscriptions);
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [cancelled.id]: "canceled",
    ...Object.fromEntries([unheard, ...rest].map(({ id }) => [id, "active"])),
  });
  expect(await reconcile(app)).toEqual({ ok: true, count: 9 });
});

test("a night in which the API fails changes what it reached and takes nothing away", async () => {
  const app = await billingApp();
  await app.db.delete(subscriptions);
  const member = await newMember(app);
  const { id } = app.stripe.subscribe({ metadata: { user_id: member.id, plan: "pro" } });
  expect(await reconcile(app)).toEqual({ ok: true, count: 1 });
  for (const fault of ["down", "html", "nonsense", "429"] as const) {
    app.stripe.play(fault);
    expect(await reconcile(app)).toMatchObject({ ok: false });
    expect((await app.db.select().from(subscriptions)).map((row) => row.id)).toContain(id);
  }
});

test("events are remembered for a month", async () => {
  const clock = clockAt("2026-05-01T00:00:00Z");
  const app = await billingApp({ now: clock.now });
  const body = app.stripe.event("ping", { object: "charge" });
  await receiveEvent(app, body, await sign(body, clock.now()));
  clock.pass(29 * DAY_MS);
  await reconcile(app);
  expect(await app.db.select().from(stripeEvents)).toHaveLength(1);
  clock.pass(2 * DAY_MS);
  await reconcile(app);
  expect(await app.db.select().from(stripeEvents)).toHaveLength(0);
});

test.each(["listed", "asked by itself", "said to be gone"] as const)(
  "a night's answer that a webhook overtakes changes nothing of a subscription that was %s",
  async (how) => {
    const clock = clockAt("2026-05-01T00:00:00Z");
    const app = await billingApp({ now: clock.now });
    await app.db.delete(subscriptions);
    const { id: userId } = await newMember(app);
    const subscription = app.stripe.subscribe({ metadata: { user_id: userId, plan: "pro" } });
    const tell = async (status: string) => {
      subscription.status = status;
      const body = app.stripe.subscriptionEvent("updated", subscription.id);
      expect(await receiveEvent(app, body, await sign(body, clock.now()))).toEqual({ ok: true });
    };
    await tell("active");
    clock.pass(DAY_MS);
    /** The answer is under way for a second, and the subscription ends meanwhile. */
    const late = async <Answer>(answer: Promise<Answer>) => {
      const early = await answer;
      clock.pass(1000);
      await tell("past_due");
      return early;
    };
    const payments: typeof app.payments = {
      ...app.payments,
      subscriptions: async (after) =>
        how === "listed"
          ? late(app.payments.subscriptions(after))
          : { ok: true, subscriptions: [], hasMore: false },
      subscription: async (id) =>
        late(
          how === "said to be gone"
            ? Promise.resolve({ ok: true, subscription: null })
            : app.payments.subscription(id),
        ),
    };
    expect(await reconcile({ ...app, payments })).toEqual({ ok: true, count: 1 });
    expect(await app.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))).toMatchObject([
      { status: "past_due" },
    ]);
  },
);
