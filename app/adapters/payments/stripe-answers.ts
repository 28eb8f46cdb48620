import { z } from "zod";
import type { Locale } from "~/core/locale";
import { isPaidPlan, type PaidPlan, type SubscribedPlan, subscribedPlans } from "~/core/plans";
import type { Purchase, Subscription } from "~/ports/payments";

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
    data: z.array(z.object({ current_period_end: seconds, price: z.object({ id: z.string() }) })).min(1),
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

export function subscriptionOf(
  { id, customer, status, metadata, items, ...rest }: z.infer<typeof subscriptionShape>,
  prices: Prices,
): Subscription {
  const ends = items.data.map((item) => item.current_period_end.getTime());
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
    currentPeriodEnd: new Date(Math.max(...ends)),
    cancelsAtPeriodEnd: rest.cancel_at_period_end || typeof rest.cancel_at === "number",
  };
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
