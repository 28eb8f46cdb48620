import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, resumeJobs, subscriptions } from "~/db/schema";
import { readMembership } from "~/features/members/read-membership.server";
import { clockAt } from "../../../test/support/app";
import {
  type BillingApp,
  billingApp,
  hasMonthly,
  newMember,
  send,
  subscribed,
} from "../../../test/support/billing";
import { sign } from "../../../test/support/fake-stripe-wire";
import { openCheckout } from "./open-checkout.server";
import { receiveEvent } from "./receive-event.server";
import { reconcile } from "./reconcile.server";
import { chooseAnalyst, giveBackCredits } from "./serving/choose-analyst.server";
import { hasServedCredit } from "./serving/store.server";

async function bought(app: BillingApp) {
  const member = await newMember(app);
  await openCheckout(app, { member, plan: "perUse", locale: "en", origin: "https://wink.test" });
  const session = [...app.stripe.sessions.values()].at(-1);
  if (!session) throw new Error("no checkout was opened");
  const payment = app.stripe.paidFor(app.stripe.pay(session.id));
  return { member, payment, completed: app.stripe.sessionEvent("completed", session.id) };
}

async function newJob(app: BillingApp, userId: string) {
  const job = { id: crypto.randomUUID(), userId, attempt: 1 };
  const at = app.now();
  const rest = { locale: "en", stage: "reading", state: "running", createdAt: at, updatedAt: at } as const;
  await app.db.insert(resumeJobs).values({ ...job, ...rest });
  return job;
}

const creditsOf = async (app: BillingApp, id: string) => (await readMembership(app, id)).credits;

test.each(["refund", "dispute"] as const)(
  "a %s takes an unused credit, whichever event comes first and however often",
  async (how) => {
    const app = await billingApp();
    for (const order of ["bought first", "back first"]) {
      const { member, payment, completed } = await bought(app);
      if (order === "bought first") await send(app, completed);
      Object.assign(payment, how === "refund" ? { refunded: true } : { disputes: ["needs_response"] });
      const type = how === "refund" ? "refunded" : "dispute.created";
      for (const body of [app.stripe.chargeEvent(type, payment.id), completed, completed])
        await send(app, body);
      await send(app, app.stripe.chargeEvent(type, payment.id));
      expect(await creditsOf(app, member.id)).toBe(0);
      const { analyst, plan } = await chooseAnalyst(app, await newJob(app, member.id));
      expect([analyst.name, plan]).toEqual(["builtin", null]);
    }
  },
);

test("a dispute that is won gives the credit back, once, and one that is lost does not", async () => {
  const app = await billingApp();
  for (const end of ["won", "lost"]) {
    const { member, payment, completed } = await bought(app);
    await send(app, completed);
    payment.disputes = ["under_review"];
    await send(app, app.stripe.chargeEvent("dispute.created", payment.id));
    payment.disputes = [end];
    const closed = app.stripe.chargeEvent("dispute.closed", payment.id);
    for (const body of [closed, closed]) await send(app, body);
    expect(await creditsOf(app, member.id)).toBe(end === "won" ? 1 : 0);
    expect(await app.db.select().from(credits).where(eq(credits.userId, member.id))).toHaveLength(1);
  }
});

test("a used credit stays used: a refund takes the wordings that came with it, and a job that fails gives nothing back", async () => {
  const app = await billingApp();
  const { member, payment, completed } = await bought(app);
  await send(app, completed);
  const job = await newJob(app, member.id);
  expect((await chooseAnalyst(app, job)).plan).toBe("perUse");
  const isServed = () => hasServedCredit(app.db, member.id, new Date(0));
  expect(await isServed()).toBe(true);
  payment.refunded = true;
  await send(app, app.stripe.chargeEvent("refunded", payment.id));
  expect(await isServed()).toBe(false);
  expect(await app.db.select().from(credits).where(eq(credits.userId, member.id))).toMatchObject([
    { jobId: job.id },
  ]);
  await app.db.update(resumeJobs).set({ state: "failed" }).where(eq(resumeJobs.id, job.id));
  await giveBackCredits(app, job.id);
  expect(await creditsOf(app, member.id)).toBe(0);
});

test("a refund of a part takes nothing", async () => {
  const app = await billingApp();
  const { member, payment, completed } = await bought(app);
  const { member: subscriber, payment: paid } = await subscribed(app);
  await send(app, completed);
  for (const { id } of [payment, paid]) await send(app, app.stripe.chargeEvent("refunded", id));
  expect(await creditsOf(app, member.id)).toBe(1);
  expect(await hasMonthly(app, subscriber.id)).toBe(true);
});

test("a refund ends a subscription here and at Stripe, and nothing brings it back", async () => {
  const app = await billingApp();
  const { member, subscription, payment } = await subscribed(app);
  payment.refunded = true;
  for (let time = 0; time < 2; time++) await send(app, app.stripe.chargeEvent("refunded", payment.id));
  expect(subscription.status).toBe("canceled");
  expect(await hasMonthly(app, member.id)).toBe(false);
  await send(app, app.stripe.subscriptionEvent("updated", subscription.id));
  await reconcile(app);
  expect(await hasMonthly(app, member.id)).toBe(false);
});

test("a refund is taken in before the subscription that it ends is known", async () => {
  const app = await billingApp();
  const member = await newMember(app);
  const metadata = { user_id: member.id, plan: "monthly" };
  const subscription = app.stripe.subscribe({ metadata, price: "price_monthly_en" });
  const payment = Object.assign(app.stripe.paidFor(subscription), { refunded: true });
  await send(app, app.stripe.chargeEvent("refunded", payment.id));
  await send(app, app.stripe.subscriptionEvent("created", subscription.id));
  expect(await hasMonthly(app, member.id)).toBe(false);
});

test.each(["won", "lost"])("while a dispute runs membership rests; then it is %s", async (end) => {
  const app = await billingApp();
  const { member, subscription, payment } = await subscribed(app);
  payment.disputes = ["needs_response"];
  const body = app.stripe.chargeEvent("dispute.created", payment.id);
  for (const each of [body, body, app.stripe.subscriptionEvent("updated", subscription.id)])
    await send(app, each);
  expect(await hasMonthly(app, member.id)).toBe(false);
  expect(subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  payment.disputes = [end];
  await send(app, app.stripe.chargeEvent("dispute.closed", payment.id));
  expect(await hasMonthly(app, member.id)).toBe(end === "won");
  expect(subscription.status).toBe(end === "won" ? "active" : "canceled");
});

test("money back for a period that is over leaves the one that was paid since", async () => {
  const app = await billingApp();
  const { member, subscription, payment } = await subscribed(app);
  const former = Object.assign(app.stripe.paidFor(subscription, subscription.periodStart), {
    refunded: true,
  });
  await send(app, app.stripe.chargeEvent("refunded", former.id));
  expect(await hasMonthly(app, member.id)).toBe(true);
  expect(subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  // Several at once: giving one back gives none of the others back.
  payment.disputes = ["needs_response"];
  former.refunded = false;
  await Promise.all(
    [payment, former].map(({ id }) => send(app, app.stripe.chargeEvent("dispute.created", id))),
  );
  expect(await hasMonthly(app, member.id)).toBe(false);
});

test("a refund of what a change within the period cost leaves the subscription", async () => {
  const app = await billingApp();
  const { member, subscription } = await subscribed(app);
  const change = Object.assign(app.stripe.paidFor(subscription), { proration: true, refunded: true });
  await send(app, app.stripe.chargeEvent("refunded", change.id));
  expect(await hasMonthly(app, member.id)).toBe(true);
  expect(subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
});

test.each([
  ["kept", {}, { refunded: true }, false],
  ["disputed", { disputes: ["under_review"] }, { disputes: ["won"] }, true],
])(
  "an answer that money is %s changes nothing where it comes after one that was asked for later",
  async (_, first, then, isHeld) => {
    const clock = clockAt("2026-05-01T00:00:00Z");
    const app = await billingApp({ now: clock.now });
    const once = await bought(app);
    await send(app, once.completed);
    const monthly = await subscribed(app);
    for (const { payment } of [once, monthly]) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
      const late: typeof app.payments = {
        ...app.payments,
        payment: async (id) => {
          const answer = await app.payments.payment(id);
          tellAsked();
          await held;
          return answer;
        },
      };
      Object.assign(payment, first);
      const body = app.stripe.chargeEvent("dispute.created", payment.id);
      const stale = receiveEvent({ ...app, payments: late }, body, await sign(body, clock.now()));
      await asked;
      clock.pass(1000);
      Object.assign(payment, then);
      await send(app, app.stripe.chargeEvent("dispute.closed", payment.id));
      release();
      expect(await stale).toEqual({ ok: true });
    }
    expect(await creditsOf(app, once.member.id)).toBe(isHeld ? 1 : 0);
    expect(await hasMonthly(app, monthly.member.id)).toBe(isHeld);
  },
);

test("money back for what nobody here has bought changes nothing", async () => {
  const app = await billingApp();
  const foreign = app.stripe.subscribe({ metadata: {}, price: "price_elsewhere" });
  const paid = Object.assign(app.stripe.paidFor(foreign), { refunded: true });
  for (const id of ["pi_nowhere", paid.id]) await send(app, app.stripe.chargeEvent("refunded", id));
  expect(await app.db.select().from(subscriptions).where(eq(subscriptions.id, foreign.id))).toEqual([]);
  expect(foreign.status).toBe("active");
});

test("while the API is down a refund is not taken in, and when it is up again it is", async () => {
  const app = await billingApp();
  const { member, payment } = await subscribed(app);
  payment.refunded = true;
  const body = app.stripe.chargeEvent("refunded", payment.id);
  app.stripe.play("down");
  expect(await receiveEvent(app, body, await sign(body, app.now()))).toMatchObject({ ok: false });
  app.stripe.play("ok");
  await send(app, body);
  expect(await hasMonthly(app, member.id)).toBe(false);
});
