import type { Locale } from "~/core/locale";
import type { PaidPlan, SubscribedPlan } from "~/core/plans";
import type { Result } from "~/core/result";

export type Subscription = {
  id: string;
  customerId: string;
  /** The member that our own checkout wrote on it; null on one that was made elsewhere. */
  userId: string | null;
  /** null where its price is none of ours. */
  plan: SubscribedPlan | null;
  /** Stripe's own word: active, trialing, past_due, canceled, … */
  status: string;
  currentPeriodEnd: Date;
  cancelsAtPeriodEnd: boolean;
};

export type Purchase = { id: string; userId: string | null; plan: PaidPlan | null; paid: boolean };

/** What a payment has paid for, and where its money is: `kept` also where a part went back, `disputed` until the bank has decided. */
export type Payment = {
  purchaseId: string | null;
  /** Of a subscription: what was paid for ends with it. */
  period: { id: string; until: Date } | null;
  money: "kept" | "disputed" | "returned";
};

/** What a verified webhook event speaks of. What it says of it is not read: the payments service is asked what is so now. */
export type PaymentEvent = {
  id: string;
  type: string;
  subject: { kind: "subscription" | "purchase" | "payment" | "deletedCustomer"; id: string } | null;
};

export type PaymentsRefusal = "billing.unavailable" | "billing.busy" | "billing.portal";

type Answer<Value extends object> = Promise<Result<Value, PaymentsRefusal>>;

type PaymentsService = {
  sells(plan: PaidPlan, locale: Locale): boolean;
  /** The customer of this member; asked twice for the same member, it is the same customer. */
  createCustomer(member: { userId: string; email: string }): Answer<{ customerId: string }>;
  /** A hosted page that sells one plan and leads back to `successUrl` with the purchase's id as `purchase`. The same `attempt` opens the
   * same page until that has sold; who subscribes to this plan already is led back at once. */
  openCheckout(order: {
    customerId: string;
    userId: string;
    plan: PaidPlan;
    locale: Locale;
    successUrl: string;
    cancelUrl: string;
    attempt: string;
  }): Answer<{ url: string }>;
  openPortal(visit: { customerId: string; locale: Locale; returnUrl: string }): Answer<{ url: string }>;
  /** null where the signature does not fit the body, or is older than 300 seconds. */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent | null>;
  subscription(id: string): Answer<{ subscription: Subscription | null }>;
  purchase(id: string): Answer<{ purchase: Purchase | null }>;
  payment(id: string): Answer<{ payment: Payment | null }>;
  /** Nothing more is charged for it. */
  endSubscription(id: string, when: "now" | "periodEnd"): Answer<object>;
  /** All subscriptions of any state, a page at a time; `after` is the last id of the page before. */
  subscriptions(after: string | null): Answer<{ subscriptions: Subscription[]; hasMore: boolean }>;
  /** Cancels whatever this customer still pays for and deletes the customer. Safe to repeat. */
  forgetCustomer(customerId: string): Answer<object>;
};

export type StripePayments = PaymentsService & { kind: "stripe" };

export type EmbeddedCheckout = { plan: PaidPlan; locale: Locale; email: string; isPaid: boolean };

export type SubscriptionChange = "cancelAtPeriodEnd" | "cancelNow" | "resume" | "endPeriod";

/** What the seller or a bank does to a payment. */
export type PaymentChange = "refund" | "dispute" | "win" | "lose";

export type EmbeddedPayment = { id: string; plan: PaidPlan; money: Payment["money"] };

/** What the pages in the place of Stripe's own need; each asks whose it is. */
export type EmbeddedPayments = PaymentsService & {
  kind: "embedded";
  checkout(id: string, userId: string): Promise<EmbeddedCheckout | null>;
  /** Pays, tells our webhook, and says where to go back to. */
  pay(id: string, userId: string): Promise<{ url: string } | null>;
  cancel(id: string, userId: string): Promise<{ url: string } | null>;
  subscriptionsOf(userId: string): Promise<Subscription[]>;
  /** Changes a subscription and tells our webhook; false where it is not this member's, or has ended. */
  change(id: string, userId: string, change: SubscriptionChange): Promise<boolean>;
  paymentsOf(userId: string): Promise<EmbeddedPayment[]>;
  /** Moves the money of a payment and tells our webhook; false where it is not this member's, or where that cannot happen to it. */
  changePayment(id: string, userId: string, change: PaymentChange): Promise<boolean>;
};

export type Payments = StripePayments | EmbeddedPayments;
