import { digest } from "~/core/digest";
import { standingStates } from "~/core/membership";
import type { PaidPlan } from "~/core/plans";
import { type Result, refuse } from "~/core/result";
import type { PaymentsRefusal, StripePayments } from "~/ports/payments";
import {
  customerShape,
  openSessionsShape,
  type Prices,
  pageShape,
  portalShape,
  purchaseOf,
  sessionShape,
  subscriptionOf,
  subscriptionShape,
  withPurchase,
} from "./stripe-answers";
import { asker, type StripeClientOptions } from "./stripe-client";
import { readSignedEvent } from "./stripe-events";
import { paymentQuestions } from "./stripe-payment";

type Options = StripeClientOptions & { webhookSecret: string; prices: Prices; now: () => Date };

const PAGE = 100;
/** So many sold-out pages of one attempt are passed over. Nobody buys as often in the time of one. */
const MOST_PAGES = 20;
/** So many deleted customers of one member are passed over. Nobody leaves and comes back as often in a day. */
const MOST_CUSTOMERS = 20;

export function stripePayments(options: Options): StripePayments {
  const { prices, secretKey } = options;
  const ask = asker(options);
  const livemode = /^[sr]k_live_/.test(secretKey);

  /** The open page of an attempt: one that has sold or expired is followed by the next. */
  async function openSession(
    params: object,
    attempt: string,
    pagesBefore = 0,
  ): Promise<Result<{ id: string; url: string }, PaymentsRefusal>> {
    const idempotencyKey = `checkout-${await digest(JSON.stringify([attempt, params]))}`;
    const made = await ask("checkout", sessionShape, (stripe) =>
      stripe.checkout.sessions.create(params, { idempotencyKey }),
    );
    if (!made.ok || !made.value) return made.ok ? refuse("billing.unavailable") : made;
    const { id } = made.value;
    const now = await ask("checkout", sessionShape, (stripe) => stripe.checkout.sessions.retrieve(id));
    if (!now.ok || !now.value) return now.ok ? refuse("billing.unavailable") : now;
    const { status, url } = now.value;
    if (status === "open" && url) return { ok: true, id, url };
    if (status === "open" || pagesBefore === MOST_PAGES) return refuse("billing.unavailable");
    return openSession(params, `${attempt} ${id}`, pagesBefore + 1);
  }

  /** Stripe answers a key alike for a day, also when the customer has been deleted since: who comes back gets a new one. */
  async function customerOf(
    userId: string,
    email: string,
    formerIds: string[] = [],
  ): Promise<Result<{ customerId: string }, PaymentsRefusal>> {
    const idempotencyKey = ["customer", userId, ...formerIds].join("-");
    // The key stands for the same words each time, so the address, which may change in between, comes after it.
    const made = await ask("customer", customerShape, (stripe) =>
      stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey }),
    );
    if (!made.ok || !made.value) return made.ok ? refuse("billing.unavailable") : made;
    const { id } = made.value;
    const named = await ask("customer", customerShape, (stripe) => stripe.customers.update(id, { email }));
    if (!named.ok) return named;
    if (named.value) return { ok: true, customerId: id };
    return formerIds.length < MOST_CUSTOMERS
      ? customerOf(userId, email, [...formerIds, id])
      : refuse("billing.unavailable");
  }

  /** Ends the other open pages that sell a plan to a customer, which are of another language or day: each could be paid. */
  async function closeOthers(
    customer: string,
    plan: PaidPlan,
    keptId: string,
  ): Promise<Result<object, PaymentsRefusal>> {
    const open = await ask("checkout", openSessionsShape, (stripe) =>
      stripe.checkout.sessions.list({ customer, status: "open", limit: PAGE }),
    );
    if (!open.ok) return open;
    const others = open.value?.data.filter(({ id, metadata }) => id !== keptId && metadata?.plan === plan);
    for (const { id } of others ?? []) {
      const closed = await ask("checkout", sessionShape, (stripe) => stripe.checkout.sessions.expire(id));
      if (!closed.ok) return closed;
    }
    return { ok: true };
  }

  async function hasSubscription(customer: string, plan: PaidPlan) {
    const found = await ask("subscriptions", pageShape, (stripe) =>
      stripe.subscriptions.list({ customer, status: "all", limit: PAGE }),
    );
    if (!found.ok || !found.value) return found.ok ? refuse("billing.unavailable") : found;
    const held = found.value.data.map((each) => subscriptionOf(each, prices));
    return {
      ok: true as const,
      held: held.some((each) => each.plan === plan && standingStates.includes(each.status)),
    };
  }

  return {
    kind: "stripe",
    sells: (plan, locale) => prices[plan]?.[locale] !== undefined,

    createCustomer: ({ userId, email }) => customerOf(userId, email),

    async openCheckout({ customerId, userId, plan, locale, successUrl, cancelUrl, attempt }) {
      const price = prices[plan]?.[locale];
      if (!price) return refuse("billing.unavailable");
      const known = await hasSubscription(customerId, plan);
      if (!known.ok) return known;
      if (known.held) return { ok: true, url: successUrl };
      const written = { user_id: userId, plan };
      const params = {
        mode: plan === "perUse" ? ("payment" as const) : ("subscription" as const),
        customer: customerId,
        client_reference_id: userId,
        metadata: written,
        ...(plan === "perUse"
          ? { payment_intent_data: { metadata: written } }
          : { subscription_data: { metadata: written } }),
        line_items: [{ price, quantity: 1 }],
        locale,
        success_url: withPurchase(successUrl, "{CHECKOUT_SESSION_ID}"),
        cancel_url: cancelUrl,
      };
      const opened = await openSession(params, attempt);
      if (!opened.ok) return opened;
      const { id, url } = opened;
      const closed = plan === "perUse" ? opened : await closeOthers(customerId, plan, id);
      return closed.ok ? { ok: true, url } : closed;
    },

    async openPortal({ customerId, locale, returnUrl }) {
      const made = await ask("portal", portalShape, (stripe) =>
        stripe.billingPortal.sessions.create({ customer: customerId, locale, return_url: returnUrl }),
      );
      if (!made.ok) return made;
      return made.value ? { ok: true, url: made.value.url } : refuse("billing.unavailable");
    },

    readEvent: (body, signature) =>
      readSignedEvent(body, signature, { secret: options.webhookSecret, livemode, now: options.now() }),

    async subscription(id) {
      const found = await ask("subscription", subscriptionShape, (stripe) =>
        stripe.subscriptions.retrieve(id),
      );
      return found.ok
        ? { ok: true, subscription: found.value && subscriptionOf(found.value, prices) }
        : found;
    },

    async purchase(id) {
      const found = await ask("purchase", sessionShape, (stripe) => stripe.checkout.sessions.retrieve(id));
      return found.ok ? { ok: true, purchase: found.value && purchaseOf(found.value) } : found;
    },

    ...paymentQuestions(ask),

    async subscriptions(after) {
      const start = after === null ? {} : { starting_after: after };
      const found = await ask("subscriptions", pageShape, (stripe) =>
        stripe.subscriptions.list({ status: "all", limit: PAGE, ...start }),
      );
      if (!found.ok || !found.value) return found.ok ? refuse("billing.unavailable") : found;
      const { data, has_more } = found.value;
      return { ok: true, subscriptions: data.map((each) => subscriptionOf(each, prices)), hasMore: has_more };
    },

    async forgetCustomer(customerId) {
      const gone = await ask("customer", customerShape, (stripe) => stripe.customers.del(customerId));
      return gone.ok ? { ok: true } : gone;
    },
  };
}
