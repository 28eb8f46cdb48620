import type { EmbeddedPayments, Payments } from "~/ports/payments";

/** The provider that stands in Stripe's place; null where the real one is configured. */
export function embeddedOf(payments: Payments): EmbeddedPayments | null {
  return payments.kind === "embedded" ? payments : null;
}
