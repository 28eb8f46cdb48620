import { refuse } from "~/core/result";
import type { Payment, StripePayments } from "~/ports/payments";
import {
  disputesShape,
  intentShape,
  invoicePaymentsShape,
  moneyOf,
  openSessionsShape,
  periodOf,
  subscriptionIdShape,
} from "./stripe-answers";
import type { Ask } from "./stripe-client";

const MOST_DISPUTES = 100;

/** What a payment has bought, and how that ends. */
export function paymentQuestions(ask: Ask): Pick<StripePayments, "payment" | "endSubscription"> {
  async function boughtBy(payment_intent: string, plan: string | undefined) {
    if (plan === "perUse") {
      const sold = await ask("payment", openSessionsShape, (stripe) =>
        stripe.checkout.sessions.list({ payment_intent, limit: 1 }),
      );
      if (!sold.ok || !sold.value) return sold.ok ? refuse("billing.unavailable") : sold;
      return { ok: true as const, purchaseId: sold.value.data[0]?.id ?? null, period: null };
    }
    const paid = await ask("payment", invoicePaymentsShape, (stripe) =>
      stripe.invoicePayments.list({
        payment: { type: "payment_intent", payment_intent },
        expand: ["data.invoice"],
        limit: 1,
      }),
    );
    if (!paid.ok || !paid.value) return paid.ok ? refuse("billing.unavailable") : paid;
    return { ok: true as const, purchaseId: null, period: periodOf(paid.value) };
  }

  return {
    async payment(id) {
      const intent = await ask("payment", intentShape, (stripe) =>
        stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }),
      );
      if (!intent.ok || !intent.value) return intent.ok ? { ok: true, payment: null } : intent;
      const disputes = await ask("disputes", disputesShape, (stripe) =>
        stripe.disputes.list({ payment_intent: id, limit: MOST_DISPUTES }),
      );
      if (!disputes.ok) return disputes;
      const bought = await boughtBy(id, intent.value.metadata?.plan);
      if (!bought.ok) return bought;
      const { purchaseId, period } = bought;
      const payment: Payment = { purchaseId, period, money: moneyOf(intent.value, disputes.value) };
      return { ok: true, payment };
    },

    async endSubscription(id, when) {
      const ended = await ask("subscription", subscriptionIdShape, (stripe) =>
        when === "now"
          ? stripe.subscriptions.cancel(id)
          : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      );
      return ended.ok ? { ok: true } : ended;
    },
  };
}
