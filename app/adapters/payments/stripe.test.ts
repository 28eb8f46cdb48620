import { afterEach, beforeEach, expect, test } from "vitest";
import type { LogFields } from "~/ports/log";
import { type FakeStripe, fakeStripe, SECRET } from "../../../test/support/fake-stripe";
import { listen } from "../../../test/support/fake-stripe-wire";
import { stripePayments } from "./stripe";

let fake: FakeStripe;
let server: Awaited<ReturnType<typeof listen>>;
let logged: LogFields[];

beforeEach(async () => {
  fake = fakeStripe();
  server = await listen(fake);
  logged = [];
});
afterEach(() => server.close());

const prices = { pro: { zh: "price_pro_zh", en: "price_pro_en" }, perUse: { en: "price_once_en" } };

const payments = (timeoutMs?: number) =>
  stripePayments({
    secretKey: "sk_test_of_the_fake",
    webhookSecret: SECRET,
    prices,
    now: () => new Date(),
    log: (fields) => void logged.push(fields),
    api: { host: "127.0.0.1", port: server.port, protocol: "http" },
    timeoutMs,
  });

const ann = { userId: "user_ann", email: "ann@example.com" };

async function annsCustomer() {
  const made = await payments().createCustomer(ann);
  if (!made.ok) throw new Error(made.reason);
  return made.customerId;
}

const order = async (plan: "pro" | "perUse" = "pro", attempt = "ann today") => ({
  customerId: await annsCustomer(),
  userId: ann.userId,
  plan,
  locale: "en" as const,
  successUrl: "https://wink.test/billing?plan=pro",
  cancelUrl: "https://wink.test/billing?plan=pro&cancelled=1",
  attempt,
});

test("a plan is sold in the languages that have a price", () => {
  expect(payments().sells("pro", "zh")).toBe(true);
  expect(payments().sells("perUse", "zh")).toBe(false);
  expect(payments().sells("monthly", "en")).toBe(false);
});

test("one member is one customer, also under another address", async () => {
  const first = await annsCustomer();
  const again = await payments().createCustomer({ ...ann, email: "ann@new.example" });
  expect(again).toEqual({ ok: true, customerId: first });
  expect([...fake.customers]).toEqual([
    [first, { "metadata[user_id]": "user_ann", email: "ann@new.example" }],
  ]);
});

test("a checkout carries what binds it to the member, and nothing that one could change", async () => {
  await payments().openCheckout(await order());
  const [session] = [...fake.sessions.values()];
  expect(session?.fields).toEqual({
    mode: "subscription",
    customer: expect.stringMatching(/^cus_/),
    client_reference_id: "user_ann",
    "metadata[user_id]": "user_ann",
    "metadata[plan]": "pro",
    "subscription_data[metadata][user_id]": "user_ann",
    "subscription_data[metadata][plan]": "pro",
    "line_items[0][price]": "price_pro_en",
    "line_items[0][quantity]": "1",
    locale: "en",
    success_url: "https://wink.test/billing?plan=pro&purchase={CHECKOUT_SESSION_ID}",
    cancel_url: "https://wink.test/billing?plan=pro&cancelled=1",
  });
});

test("five clicks at once open one page; one that has sold is followed by another", async () => {
  fake.delayMs = 50;
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => payments().createCustomer(ann)));
  expect(new Set(made.map((each) => each.ok && each.customerId)).size).toBe(1);
  const once = await order("perUse");
  const opened = await Promise.all([1, 2, 3, 4, 5].map(() => payments().openCheckout(once)));
  expect(new Set(opened.map((each) => each.ok && each.url)).size).toBe(1);
  expect(fake.sessions.size).toBe(1);
  const [first] = [...fake.sessions.keys()];
  fake.pay(first ?? "");
  const next = await payments().openCheckout(once);
  expect(next).toEqual({ ok: true, url: expect.not.stringContaining(first ?? "") });
  expect(await payments().openCheckout(once)).toEqual(next);
  expect(fake.sessions.size).toBe(2);
});

test("who has just subscribed is sold no second one, in no language, until the first has ended", async () => {
  const once = await order();
  await payments().openCheckout(once);
  const [session] = [...fake.sessions.keys()];
  const { subscription } = fake.pay(session ?? "");
  for (const locale of ["en", "zh"] as const)
    expect(await payments().openCheckout({ ...once, locale })).toEqual({ ok: true, url: once.successUrl });
  expect(fake.sessions.size).toBe(1);
  const stored = fake.subscriptions.get(subscription ?? "");
  if (stored) stored.status = "canceled";
  expect(await payments().openCheckout(once)).toMatchObject({
    url: expect.stringContaining("checkout.stripe"),
  });
});

test("a subscription is read by its price, else by what the checkout wrote on it", async () => {
  const periodEnd = Date.UTC(2027, 0, 1);
  const written = { metadata: { user_id: "user_ann", plan: "monthly" }, periodEnd };
  const byPrice = fake.subscribe({ ...written, price: "price_pro_zh", cancelAtPeriodEnd: true });
  const byWord = fake.subscribe({ ...written, price: "price_of_last_year" });
  const foreign = fake.subscribe({ price: "price_elsewhere", periodEnd });
  expect(await payments().subscription(byPrice.id)).toEqual({
    ok: true,
    subscription: {
      id: byPrice.id,
      customerId: "cus_elsewhere",
      userId: "user_ann",
      plan: "pro",
      status: "active",
      currentPeriodEnd: new Date(periodEnd),
      cancelsAtPeriodEnd: true,
    },
  });
  const told = [await payments().subscription(byWord.id), await payments().subscription(foreign.id)];
  expect(told).toMatchObject([
    { subscription: { plan: "monthly" } },
    { subscription: { plan: null, userId: null } },
  ]);
  expect(await payments().subscription("sub_nowhere")).toEqual({ ok: true, subscription: null });
});

test.each([
  ["active", {}, "periodEnd", false],
  ["trialing", {}, "periodEnd", false],
  // The period moves when its invoice is made; what is past due is paid until it began.
  ["past_due", {}, "periodStart", false],
  ["unpaid", {}, "periodEnd", false],
  ["active", { cancelAtPeriodEnd: true }, "periodEnd", true],
  ["active", { cancelAt: Date.UTC(2026, 5, 1) }, Date.UTC(2026, 5, 1), true],
  ["active", { cancelAt: Date.UTC(2028, 0, 1) }, "periodEnd", false],
] as const)(
  "a subscription that is %s, %j, counts until %s, ends then: %s",
  async (status, more, until, ends) => {
    const period = { periodStart: Date.UTC(2026, 0, 1), periodEnd: Date.UTC(2027, 0, 1) };
    const { id } = fake.subscribe({ status, ...period, ...more });
    const end = typeof until === "number" ? until : period[until];
    expect(await payments().subscription(id)).toMatchObject({
      subscription: { status, currentPeriodEnd: new Date(end), cancelsAtPeriodEnd: ends },
    });
  },
);

test("all subscriptions come page by page", async () => {
  fake.pageSize = 2;
  const ids = [1, 2, 3, 4, 5].map(() => fake.subscribe({}).id);
  const read: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page = await payments().subscriptions(after);
    if (!page.ok) throw new Error(page.reason);
    read.push(...page.subscriptions.map(({ id }) => id));
    after = read.at(-1) ?? null;
    more = page.hasMore;
  }
  expect(read.sort()).toEqual(ids);
});

test("a forgotten customer's subscriptions end, and forgetting twice is fine", async () => {
  const customer = await annsCustomer();
  const { id } = fake.subscribe({ customer });
  expect(await payments().forgetCustomer(customer)).toEqual({ ok: true });
  expect(await payments().forgetCustomer(customer)).toEqual({ ok: true });
  expect(fake.subscriptions.get(id)?.status).toBe("canceled");
});

test.each([
  ["down", "billing.unavailable"],
  ["unreachable", "billing.unavailable"],
  ["slow", "billing.unavailable"],
  ["html", "billing.unavailable"],
  ["nonsense", "billing.unavailable"],
  ["429", "billing.busy"],
] as const)("%s is a refusal for every question: %s", async (fault, reason) => {
  const asked = payments(fault === "slow" ? 100 : undefined);
  const bought = await order();
  fake.play(fault);
  const answers = await Promise.all([
    asked.createCustomer(ann),
    asked.openCheckout(bought),
    asked.openPortal({ customerId: "cus_1", locale: "en", returnUrl: "https://wink.test/profile" }),
    asked.subscription("sub_1"),
    asked.purchase("cs_1"),
    asked.payment("pi_1"),
    asked.endSubscription("sub_1", "now"),
    asked.subscriptions(null),
    asked.forgetCustomer("cus_1"),
  ]);
  expect(answers).toEqual(answers.map(() => ({ ok: false, reason })));
  expect(JSON.stringify(logged)).not.toMatch(/ann|sk_test|cus_|sub_/);
});

test("a fault that passes is got over by asking again", async () => {
  const { id } = fake.subscribe({});
  fake.play("down", 1);
  expect(await payments().subscription(id)).toMatchObject({ ok: true });
});
