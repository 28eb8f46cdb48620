export type Fields = Record<string, string>;
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export type FakeSubscription = {
  id: string;
  customer: string;
  status: string;
  price: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  metadata: Fields;
};

export type FakeSession = {
  id: string;
  mode: string;
  customer: string;
  status: "open" | "complete" | "expired";
  paymentStatus: string;
  price: string;
  metadata: Fields;
  subscription: string | null;
  fields: Fields;
};

/** A payment and what it paid for: a session, or a period of a subscription. */
export type FakePayment = {
  id: string;
  refunded: boolean;
  disputes: string[];
  metadata: Fields;
  session: string | null;
  subscription: string | null;
  until: number;
  /** Whether it only settled a change within the period. */
  proration: boolean;
};

export function metadataOf(fields: Fields, of: string): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(`${of}[`) ? [[name.slice(of.length + 1, -1), value] as const] : [],
  );
  return Object.fromEntries(entries);
}

export function shownSubscription({ id, customer, status, price, metadata, ...rest }: FakeSubscription) {
  const current_period_start = Math.floor(rest.periodStart / 1000);
  const current_period_end = Math.floor(rest.periodEnd / 1000);
  return {
    id,
    object: "subscription",
    customer,
    status,
    metadata,
    cancel_at_period_end: rest.cancelAtPeriodEnd,
    cancel_at: rest.cancelAt
      ? Math.floor(rest.cancelAt / 1000)
      : rest.cancelAtPeriodEnd
        ? current_period_end
        : null,
    items: {
      object: "list",
      data: [{ id: "si_1", current_period_start, current_period_end, price: { id: price } }],
    },
  };
}

export function shownSession({
  id,
  mode,
  customer,
  status,
  paymentStatus,
  metadata,
  subscription,
}: FakeSession) {
  return {
    id,
    object: "checkout.session",
    mode,
    customer,
    status,
    payment_status: paymentStatus,
    metadata,
    subscription,
    url: status === "open" ? `https://checkout.stripe.com/c/pay/${id}` : null,
  };
}

export function shownInvoicePayments(payment: FakePayment | undefined) {
  const { subscription, until = 0, proration } = payment ?? {};
  if (!subscription) return { object: "list", data: [], has_more: false };
  const parent = { type: "subscription_details", subscription_details: { subscription } };
  const end = Math.floor(until / 1000);
  const ofLine = { type: "subscription_item_details", subscription_item_details: { proration } };
  const lines = { data: [{ period: { start: end - 1, end }, parent: ofLine }] };
  const invoice = { object: "invoice", parent, lines };
  return { object: "list", data: [{ object: "invoice_payment", invoice }], has_more: false };
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function problem(status: number, type: string, code: string): Answer {
  return { status, body: { error: { type, code, message: `${code} of the fake` } } };
}

export function respond({ status, body, headers }: Answer): Response {
  return Response.json(body, { status, headers });
}

export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}
