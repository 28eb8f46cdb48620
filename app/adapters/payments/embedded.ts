import { digest } from "~/core/digest";
import { type PaidPlan, plans } from "~/core/plans";
import type { Db } from "~/db/client.server";
import type { EmbeddedPayments, Subscription, SubscriptionChange } from "~/ports/payments";
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

  async function tell(type: string, object: object): Promise<void> {
    const id = `evt_${newId().replaceAll("-", "")}`;
    const body = JSON.stringify({ id, object: "event", type, livemode: false, data: { object } });
    await deliver(body, await signEvent(body, secret, now()));
  }

  async function sell(plan: PaidPlan, id: string, { customerId, userId }: Kept<"checkout">): Promise<void> {
    if (plan === "perUse") {
      const object = { object: "checkout.session", mode: "payment", id };
      return tell("checkout.session.completed", object);
    }
    const subscription = `sub_${id.slice(3)}`;
    await state.add(subscription, {
      kind: "subscription",
      customerId,
      userId,
      plan,
      status: "active",
      currentPeriodEnd: periodEnd(plan, now()),
      cancelsAtPeriodEnd: false,
    });
    await tell("customer.subscription.created", { object: "subscription", id: subscription });
    await tell("checkout.session.completed", {
      object: "checkout.session",
      mode: "subscription",
      id,
      subscription,
    });
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
      const changed = changeOf(kept, change, now());
      await state.change(id, changed);
      const type = changed.status === "canceled" ? "deleted" : "updated";
      await tell(`customer.subscription.${type}`, { object: "subscription", id });
      return true;
    },
  };
}

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
