import type { Payments } from "~/ports/payments";

/** Development only: hosted pages, customers and subscriptions of our own, with webhook events that are really signed. */
export function embeddedPayments(): Payments {
  const notYet = () => Promise.reject(new Error("not built"));
  return {
    kind: "embedded",
    sells: () => true,
    createCustomer: notYet,
    openCheckout: notYet,
    openPortal: notYet,
    readEvent: notYet,
    subscription: notYet,
    purchase: notYet,
    subscriptions: notYet,
    forgetCustomer: notYet,
  };
}
