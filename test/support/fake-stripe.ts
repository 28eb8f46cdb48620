import {
  type Answer,
  type FakePayment,
  type FakeSession,
  type FakeSubscription,
  type Fields,
  metadataOf,
  ok,
  problem,
  respond,
  shownInvoicePayments,
  shownSession,
  shownSubscription,
  untilAborted,
} from "./fake-stripe-answers";

/** What a payments API was seen to do to its callers. */
type StripeFault = "ok" | "down" | "slow" | "429" | "html" | "nonsense" | "unreachable";
export const SECRET = "whsec_of_the_fake";
const PAGE_LIMIT = 100;

/** Stripe's API as far as we use it: idempotency keys, pages, and faults on demand. `fetch` answers in the place of the network. */
export function fakeStripe() {
  const customers = new Map<string, Fields>();
  const sessions = new Map<string, FakeSession>();
  const subscriptions = new Map<string, FakeSubscription>();
  const payments = new Map<string, FakePayment>();
  const answered = new Map<string, { body: string; answer: Answer }>();
  const inFlight = new Set<string>();
  let number = 0;
  const run = crypto.randomUUID().slice(0, 8);
  const newId = (prefix: string) => `${prefix}_${run}${String(++number).padStart(6, "0")}`;

  function answer(method: string, path: string, body: string, key: string | null): Answer {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const known = key === null ? undefined : answered.get(key);
    if (known && known.body !== body) return problem(400, "idempotency_error", "idempotency_key_in_use");
    if (known) return { ...known.answer, headers: { "Idempotent-Replayed": "true" } };
    const made = route(method, path, fields);
    if (key !== null && method === "POST") answered.set(key, { body, answer: made });
    return made;
  }

  function route(method: string, path: string, fields: Fields): Answer {
    const [, , kind = "", id, part, verb] = path.split("/");
    if (kind === "customers") return customer(method, id, fields);
    if (kind === "billing_portal") return ok({ id: "bps_1", url: "https://billing.stripe.com/p/session/1" });
    if (kind === "checkout") {
      if (part === undefined && fields.payment_intent !== undefined) {
        const { session } = payments.get(fields.payment_intent) ?? {};
        const sold = session ? sessions.get(session) : undefined;
        return ok({ object: "list", data: sold ? [shownSession(sold)] : [], has_more: false });
      }
      if (part === undefined)
        return ok(method === "POST" ? shownSession(openSession(fields)) : openPagesOf(fields));
      const session = sessions.get(part);
      if (session && verb === "expire") {
        if (session.status !== "open") return problem(400, "invalid_request_error", "not_open");
        session.status = "expired";
      }
      return session ? ok(shownSession(session)) : problem(404, "invalid_request_error", "resource_missing");
    }
    if (kind === "disputes") {
      const states = payments.get(fields.payment_intent ?? "")?.disputes ?? [];
      return ok({ object: "list", data: states.map((status) => ({ status })), has_more: false });
    }
    if (kind === "invoice_payments")
      return ok(shownInvoicePayments(payments.get(fields["payment[payment_intent]"] ?? "")));
    const payment = kind === "payment_intents" && id !== undefined ? payments.get(id) : undefined;
    if (payment) {
      const { refunded, metadata } = payment;
      return ok({ id, object: "payment_intent", metadata, latest_charge: { object: "charge", refunded } });
    }
    if (kind === "subscriptions" && id === undefined) return ok(pageOf(fields));
    const subscription = kind === "subscriptions" && id !== undefined ? subscriptions.get(id) : undefined;
    if (subscription && method === "DELETE") subscription.status = "canceled";
    if (subscription && fields.cancel_at_period_end === "true") subscription.cancelAtPeriodEnd = true;
    if (subscription) return ok(shownSubscription(subscription));
    return problem(404, "invalid_request_error", "resource_missing");
  }

  function customer(method: string, id: string | undefined, fields: Fields): Answer {
    const of = id ?? newId("cus");
    if (id !== undefined && !customers.has(id))
      return problem(404, "invalid_request_error", "resource_missing");
    if (method === "DELETE") {
      customers.delete(of);
      for (const each of subscriptions.values()) if (each.customer === of) each.status = "canceled";
      return ok({ id: of, deleted: true });
    }
    customers.set(of, { ...customers.get(of), ...fields });
    return ok({ id: of, object: "customer" });
  }

  function openSession(fields: Fields): FakeSession {
    const session: FakeSession = {
      id: newId("cs_test"),
      mode: fields.mode ?? "",
      customer: fields.customer ?? "",
      status: "open",
      paymentStatus: "unpaid",
      price: fields["line_items[0][price]"] ?? "",
      metadata: metadataOf(fields, "metadata"),
      subscription: null,
      fields,
    };
    sessions.set(session.id, session);
    return session;
  }

  function openPagesOf({ customer: of }: Fields) {
    const data = [...sessions.values()].filter((each) => each.customer === of && each.status === "open");
    return { object: "list", data: data.map(shownSession), has_more: false };
  }

  function pageOf({ starting_after, limit, customer: of }: Fields) {
    const all = [...subscriptions.values()]
      .filter((each) => of === undefined || each.customer === of)
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
    const size = Math.min(Number(limit ?? 10), fake.pageSize);
    const data = all.slice(start, start + size).map(shownSubscription);
    return { object: "list", data, has_more: start + size < all.length };
  }

  const fake = {
    fault: "ok" as StripeFault,
    /** How many requests the fault lasts; then all is well again. */
    faultsLeft: Number.POSITIVE_INFINITY,
    pageSize: PAGE_LIMIT,
    /** How long an answer takes; whoever repeats a request meanwhile is told that it is under way. */
    delayMs: 0,
    requests: [] as { method: string; path: string; fields: Fields; authorization: string }[],
    customers,
    sessions,
    subscriptions,
    payments,

    play(fault: StripeFault, times = Number.POSITIVE_INFINITY) {
      fake.fault = fault;
      fake.faultsLeft = times;
    },

    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      // Read as bytes: a form is no text to workerd, which warns of each.
      const body = new TextDecoder().decode(await request.arrayBuffer());
      const { pathname, search } = new URL(request.url);
      const sent = request.method === "GET" ? search.slice(1) : body;
      const authorization = request.headers.get("Authorization") ?? "";
      const fields = Object.fromEntries(new URLSearchParams(sent));
      fake.requests.push({ method: request.method, path: pathname, fields, authorization });
      const fault = fake.faultsLeft > 0 ? fake.fault : "ok";
      if (fault !== "ok") fake.faultsLeft -= 1;
      if (fault === "unreachable") throw new TypeError("fetch failed");
      if (fault === "slow") await untilAborted(request.signal);
      if (fault === "html") return new Response("<html>Bad gateway</html>", { status: 200 });
      if (fault === "nonsense") return Response.json({ object: "teapot", id: 7 });
      if (fault === "down") return respond(problem(500, "api_error", "internal"));
      if (fault === "429") return respond(problem(429, "invalid_request_error", "rate_limit"));
      const key = request.headers.get("Idempotency-Key");
      if (key !== null && inFlight.has(key))
        return respond(problem(409, "idempotency_error", "idempotency_key_in_use"));
      if (key !== null && fake.delayMs > 0 && !answered.has(key)) {
        inFlight.add(key);
        await new Promise((resolve) => setTimeout(resolve, fake.delayMs));
        inFlight.delete(key);
      }
      return respond(answer(request.method, pathname, sent, key));
    },

    /** The person pays on the hosted page. */
    pay(sessionId: string, now = Date.now()): FakeSession {
      const session = sessions.get(sessionId);
      if (!session) throw new Error(`no session ${sessionId}`);
      session.status = "complete";
      session.paymentStatus = "paid";
      if (session.mode === "subscription") {
        const metadata = metadataOf(session.fields, "subscription_data[metadata]");
        const { customer, price } = session;
        session.subscription = fake.subscribe({ customer, price, metadata, periodEnd: now + YEAR_MS }).id;
      }
      return session;
    },

    subscribe(some: Partial<FakeSubscription>): FakeSubscription {
      const subscription: FakeSubscription = {
        id: newId("sub"),
        customer: "cus_elsewhere",
        status: "active",
        price: "price_pro_en",
        periodStart: Date.now(),
        periodEnd: Date.now() + YEAR_MS,
        cancelAtPeriodEnd: false,
        cancelAt: null,
        metadata: {},
        ...some,
      };
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },

    /** The payment for what was bought once, or for a period of a subscription. */
    paidFor(bought: FakeSession | FakeSubscription, until = 0): FakePayment {
      const isSession = "paymentStatus" in bought;
      const payment: FakePayment = {
        id: newId("pi"),
        refunded: false,
        disputes: [],
        metadata: isSession ? bought.metadata : {},
        session: isSession ? bought.id : null,
        subscription: isSession ? null : bought.id,
        until: isSession ? 0 : until || bought.periodEnd,
        proration: false,
      };
      payments.set(payment.id, payment);
      return payment;
    },

    /** An event as Stripe sends it; what it says of its object is what was so when it was made. */
    event(type: string, object: object, { livemode = false, id = newId("evt") } = {}): string {
      return JSON.stringify({ id, object: "event", type, livemode, data: { object } });
    },
    subscriptionEvent(type: string, id: string, more: { livemode?: boolean; id?: string } = {}): string {
      const subscription = subscriptions.get(id);
      const object = subscription ? shownSubscription(subscription) : { object: "subscription", id };
      return fake.event(`customer.subscription.${type}`, object, more);
    },
    chargeEvent(type: "refunded" | "dispute.created" | "dispute.closed", payment_intent: string): string {
      const object = type === "refunded" ? "charge" : "dispute";
      return fake.event(`charge.${type}`, { object, id: newId("ch"), payment_intent });
    },
    sessionEvent(type: string, id: string): string {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      return fake.event(`checkout.session.${type}`, shownSession(session));
    },
  };
  return fake;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export type FakeStripe = ReturnType<typeof fakeStripe>;
