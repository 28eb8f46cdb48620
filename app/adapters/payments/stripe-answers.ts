import { z } from "zod";
import type { Locale } from "~/core/locale";
import { isPaidPlan, type PaidPlan, type SubscribedPlan, subscribedPlans } from "~/core/plans";
import type { Payment, Purchase, Subscription } from "~/ports/payments";

export type Prices = Partial<Record<PaidPlan, Partial<Record<Locale, string>>>>;

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadata = z.object({ user_id: z.string().optional(), plan: z.string().optional() }).nullish();
const seconds = z
  .number()
  .int()
  .positive()
  .transform((value) => new Date(value * 1000));

export const subscriptionShape = z.object({
  id: z.string().min(1),
  customer: reference,
  status: z.string().min(1),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  metadata,
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({ id: z.string() }),
        }),
      )
      .min(1),
  }),
});

export const sessionShape = z.object({
  id: z.string().min(1),
  url: z.url({ protocol: /^https$/ }).nullish(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.string(),
  metadata,
});

export const openSessionsShape = z.object({ data: z.array(sessionShape) });
export const pageShape = z.object({ data: z.array(subscriptionShape), has_more: z.boolean() });
export const customerShape = z.object({ id: z.string().min(1) });
export const portalShape = z.object({ url: z.url({ protocol: /^https$/ }) });

export const subscriptionIdShape = z.object({ id: z.string().min(1) });

/** A payment, its charge expanded. */
export const intentShape = z.object({
  id: z.string().min(1),
  latest_charge: z.object({ refunded: z.boolean() }).nullable(),
  metadata,
});

export const disputesShape = z.object({ data: z.array(z.object({ status: z.string() })) });

const subscriptionInvoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: reference }) }),
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ end: seconds }),
        parent: z
          .object({ subscription_item_details: z.object({ proration: z.boolean() }).nullish() })
          .nullish(),
      }),
    ),
  }),
});

/** What a payment has paid, its invoice expanded; an invoice without a subscription is none of ours. */
export const invoicePaymentsShape = z.object({
  data: z.array(z.object({ invoice: subscriptionInvoice.nullable().catch(null) })),
});

/** The period that an invoice is for; null where it only settles a change within one, or what was put on it by hand. */
export function periodOf({ data: [paid] }: z.infer<typeof invoicePaymentsShape>): Payment["period"] {
  if (!paid?.invoice) return null;
  const { parent, lines } = paid.invoice;
  const whole = lines.data.filter((line) => line.parent?.subscription_item_details?.proration === false);
  if (whole.length === 0) return null;
  const until = new Date(Math.max(...whole.map(({ period }) => period.end.getTime())));
  return { id: parent.subscription_details.subscription, until };
}

/** The bank has the money while it decides, and has it for good when that is lost. A mere inquiry takes none. */
const disputed = ["needs_response", "under_review"];
const lost = ["lost", "appeal_needs_response", "appeal_under_review"];

/** Refunded counts when it is the whole: a part is given back out of goodwill, and what was bought stays bought. */
export function moneyOf(
  { latest_charge }: z.infer<typeof intentShape>,
  disputes: z.infer<typeof disputesShape> | null,
): Payment["money"] {
  const isIn = (states: string[]) => disputes?.data.some(({ status }) => states.includes(status)) ?? false;
  if (latest_charge?.refunded || isIn(lost)) return "returned";
  return isIn(disputed) ? "disputed" : "kept";
}

export function subscriptionOf(
  { id, customer, status, metadata, items, cancel_at, ...rest }: z.infer<typeof subscriptionShape>,
  prices: Prices,
): Subscription {
  const end = Math.max(...items.data.map((item) => paidUntil(status, item)));
  const cancelAt = typeof cancel_at === "number" ? cancel_at * 1000 : Number.POSITIVE_INFINITY;
  return {
    id,
    customerId: customer,
    userId: metadata?.user_id ?? null,
    plan:
      planOf(
        items.data.map(({ price }) => price.id),
        prices,
      ) ?? subscribed(metadata?.plan),
    status,
    currentPeriodEnd: new Date(Math.min(end, cancelAt)),
    cancelsAtPeriodEnd: rest.cancel_at_period_end || cancelAt <= end,
  };
}

type Item = z.infer<typeof subscriptionShape>["items"]["data"][number];

/** A renewal moves the period before it is paid: past due, one has paid for what came before it. */
function paidUntil(status: string, item: Item): number {
  return (status === "past_due" ? item.current_period_start : item.current_period_end).getTime();
}

/** By price, as one may have changed to the other plan since; what the checkout wrote tells those of prices that are gone. */
function planOf(sold: string[], prices: Prices): SubscribedPlan | null {
  const isSold = (plan: PaidPlan) => Object.values(prices[plan] ?? {}).some((price) => sold.includes(price));
  return subscribedPlans.find(isSold) ?? null;
}

function subscribed(plan: unknown): SubscribedPlan | null {
  return subscribedPlans.find((each) => each === plan) ?? null;
}

export function purchaseOf({ id, status, payment_status, metadata }: z.infer<typeof sessionShape>): Purchase {
  const plan = metadata?.plan;
  return {
    id,
    userId: metadata?.user_id ?? null,
    plan: isPaidPlan(plan) ? plan : null,
    paid: status === "complete" && payment_status !== "unpaid",
  };
}

/** The address that a paid checkout leads back to, with the purchase's id. */
export function withPurchase(successUrl: string, id: string): string {
  return `${successUrl}${successUrl.includes("?") ? "&" : "?"}purchase=${id}`;
}
