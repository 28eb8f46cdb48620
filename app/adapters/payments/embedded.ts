import { digest } from "~/core/digest";
import { type PaidPlan, plans } from "~/core/plans";
import type { Db } from "~/db/client.server";
import type {
  EmbeddedPayments,
  Payment,
  PaymentChange,
  Subscription,
  SubscriptionChange,
} from "~/ports/payments";
import { embeddedState, type Kept } from "./embedded-state";
import { withPurchase } from "./stripe-answers";
import { readSignedEvent, signEvent } from "./stripe-events";

type Options = {
  db: Db;
  /** Our own, where the pages in Stripe's place are. */
  origin: string;
  secret: string;
  now: () => Date;
  newId: () => string;
  /** Hands a signed event to our webhook. */
  deliver(body: string, signature: string): Promise<void>;
};

const PAGE = 100;

/** Development only: hosted pages, customers and subscriptions of our own, with webhook events that are really signed. */
export function embeddedPayments({ db, origin, secret, now, newId, deliver }: Options): EmbeddedPayments {
  const state = embeddedState(db);
  const plainId = () => newId().replaceAll("-", "");

  async function tell(type: string, object: object): Promise<void> {
    const id = `evt_${plainId()}`;
    const body = JSON.stringify({ id, object: "event", type, livemode: false, data: { object } });
    await deliver(body, await signEvent(body, secret, now()));
  }

  async function sell(plan: PaidPlan, id: string, { customerId, userId }: Kept<"checkout">): Promise<void> {
    const payment = { kind: "payment" as const, customerId, userId, plan, money: "kept" as const };
    if (plan === "perUse") {
      await state.add(`pi_${id.slice(3)}`, { ...payment, purchaseId: id, period: null });
      const object = { object: "checkout.session", mode: "payment", id };
      return tell("checkout.session.completed", object);
    }
    const subscription = `sub_${id.slice(3)}`;
    const until = periodEnd(plan, now());
    await state.add(subscription, {
      kind: "subscription",
      customerId,
      userId,
      plan,
      status: "active",
      currentPeriodEnd: until,
      cancelsAtPeriodEnd: false,
    });
    await state.add(`pi_${id.slice(3)}`, {
      ...payment,
      purchaseId: null,
      period: { id: subscription, until },
    });
    await tell("customer.subscription.created", { object: "subscription", id: subscription });
    await tell("checkout.session.completed", {
      object: "checkout.session",
      mode: "subscription",
      id,
      subscription,
    });
  }

  async function changeSubscription(id: string, kept: Kept<"subscription">, change: SubscriptionChange) {
    const changed = changeOf(kept, change, now());
    await state.change(id, changed);
    if (change === "endPeriod" && changed.status !== "canceled") {
      const { customerId, userId, plan } = kept;
      const period = { id, until: changed.currentPeriodEnd };
      const renewal = { customerId, userId, plan, purchaseId: null, period };
      await state.add(`pi_${plainId()}`, { kind: "payment", ...renewal, money: "kept" });
    }
    const type = changed.status === "canceled" ? "deleted" : "updated";
    await tell(`customer.subscription.${type}`, { object: "subscription", id });
  }

  const checkoutOf = async (id: string, userId: string) => {
    const kept = await state.find("checkout", id);
    return kept?.userId === userId ? kept : null;
  };

  return {
    kind: "embedded",
    sells: () => true,

    async createCustomer({ userId, email }) {
      const customerId = `cus_${await digest(userId)}`;
      await state.add(customerId, { kind: "customer", userId, email });
      return { ok: true, customerId };
    },

    async openCheckout({ attempt, ...order }) {
      const held = await state.ofUser("subscription", order.userId);
      if (held.some(({ kept }) => kept.plan === order.plan && kept.status !== "canceled"))
        return { ok: true, url: order.successUrl };
      for (let id = `cs_${await digest(JSON.stringify([attempt, order]))}`; ; id = `cs_${await digest(id)}`) {
        await state.add(id, { kind: "checkout", ...order, paid: false });
        const kept = await state.find("checkout", id);
        if (!kept || kept.paid) continue;
        if (order.plan !== "perUse") await state.closeOthers(order.plan, order.userId, id);
        return { ok: true, url: `${origin}/dev/checkout?session=${id}` };
      }
    },

    openPortal: async () => ({ ok: true, url: `${origin}/dev/portal` }),

    readEvent: (body, signature) => readSignedEvent(body, signature, { secret, livemode: false, now: now() }),

    async subscription(id) {
      const kept = await state.find("subscription", id);
      return { ok: true, subscription: kept && { id, ...kept } };
    },

    async purchase(id) {
      const kept = await state.find("checkout", id);
      return { ok: true, purchase: kept && { id, ...kept } };
    },

    async payment(id) {
      const kept = await state.find("payment", id);
      return { ok: true, payment: kept };
    },

    async endSubscription(id, when) {
      const kept = await state.find("subscription", id);
      if (kept) await changeSubscription(id, kept, when === "now" ? "cancelNow" : "cancelAtPeriodEnd");
      return { ok: true };
    },

    async subscriptions(after) {
      const found = await state.after("subscription", after ?? "", PAGE);
      return { ok: true, subscriptions: found.map(asSubscription), hasMore: found.length === PAGE };
    },

    async forgetCustomer(customerId) {
      await state.forgetCustomer(customerId);
      return { ok: true };
    },

    async checkout(id, userId) {
      const kept = await checkoutOf(id, userId);
      const customer = kept && (await state.find("customer", kept.customerId));
      return customer && { plan: kept.plan, locale: kept.locale, email: customer.email, isPaid: kept.paid };
    },

    async pay(id, userId) {
      const kept = await checkoutOf(id, userId);
      if (!kept) return null;
      if (!kept.paid) await state.change(id, { ...kept, paid: true });
      // Told again where one pays again: the first time our webhook may not have taken it.
      await sell(kept.plan, id, kept);
      return { url: withPurchase(kept.successUrl, id) };
    },

    async cancel(id, userId) {
      const kept = await checkoutOf(id, userId);
      return kept && { url: kept.cancelUrl };
    },

    subscriptionsOf: async (userId) => (await state.ofUser("subscription", userId)).map(asSubscription),

    async change(id, userId, change) {
      const kept = await state.find("subscription", id);
      if (kept?.userId !== userId || kept.status === "canceled") return false;
      await changeSubscription(id, kept, change);
      return true;
    },

    async paymentsOf(userId) {
      const paid = await state.ofUser("payment", userId);
      return paid.map(({ id, kept: { plan, money } }) => ({ id, plan, money }));
    },

    async changePayment(id, userId, change) {
      const kept = await state.find("payment", id);
      const { from, to, type, object } = moves[change];
      if (kept?.userId !== userId || kept.money !== from) return false;
      await state.change(id, { ...kept, money: to });
      await tell(type, { object, id: `${object}_${plainId()}`, payment_intent: id });
      return true;
    },
  };
}

type Move = { from: Payment["money"]; to: Payment["money"]; type: string; object: "charge" | "dispute" };

const moves: Record<PaymentChange, Move> = {
  refund: { from: "kept", to: "returned", type: "charge.refunded", object: "charge" },
  dispute: { from: "kept", to: "disputed", type: "charge.dispute.created", object: "dispute" },
  win: { from: "disputed", to: "kept", type: "charge.dispute.closed", object: "dispute" },
  lose: { from: "disputed", to: "returned", type: "charge.dispute.closed", object: "dispute" },
};

function asSubscription({ id, kept }: { id: string; kept: Kept<"subscription"> }): Subscription {
  return { id, ...kept };
}

function changeOf(kept: Kept<"subscription">, change: SubscriptionChange, now: Date): Kept<"subscription"> {
  if (change === "cancelAtPeriodEnd") return { ...kept, cancelsAtPeriodEnd: true };
  if (change === "resume") return { ...kept, cancelsAtPeriodEnd: false };
  const ends = change === "cancelNow" || kept.cancelsAtPeriodEnd;
  return ends
    ? { ...kept, status: "canceled", currentPeriodEnd: now }
    : { ...kept, currentPeriodEnd: periodEnd(kept.plan, now) };
}

function periodEnd(plan: PaidPlan, from: Date): Date {
  const end = new Date(from);
  if (plans[plan].payment === "year") end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
}
