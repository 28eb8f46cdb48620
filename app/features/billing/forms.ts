import { z } from "zod";
import { type PaidPlan, paidPlans } from "~/core/plans";
import { paths } from "~/paths";
import type { PaymentChange, SubscriptionChange } from "~/ports/payments";

export const devCheckoutForm = z.object({ session: z.string().max(255), intent: z.enum(["pay", "cancel"]) });

const subscriptionChanges = [
  "cancelAtPeriodEnd",
  "cancelNow",
  "resume",
  "endPeriod",
] as const satisfies readonly SubscriptionChange[];

const paymentChanges = ["refund", "dispute", "win", "lose"] as const satisfies readonly PaymentChange[];

export const devPortalForm = z.union([
  z.object({ subscription: z.string().max(255), intent: z.enum(subscriptionChanges) }),
  z.object({ payment: z.string().max(255), intent: z.enum(paymentChanges) }),
]);

const returnShape = z.object({
  plan: z.enum(paidPlans).nullable().catch(null),
  purchase: z.string().max(255).nullable().catch(null),
  cancelled: z
    .literal("1")
    .nullable()
    .catch(null)
    .transform((value) => value !== null),
  problem: z
    .enum([
      "billing.unavailable",
      "billing.busy",
      "billing.notSold",
      "billing.noCustomer",
      "billing.portal",
      "tooManyRequests",
    ])
    .nullable()
    .catch(null),
});

export type PurchaseReturn = z.infer<typeof returnShape>;

export type ReturnProblem = NonNullable<PurchaseReturn["problem"]>;

/** What the address of the return page says; null where it says nothing. */
export function readReturn(parameters: URLSearchParams): PurchaseReturn | null {
  const read = (name: string) => parameters.get(name);
  const names = ["plan", "purchase", "cancelled", "problem"] as const;
  const back = returnShape.parse(Object.fromEntries(names.map((name) => [name, read(name)])));
  return back.plan || back.problem ? back : null;
}

/** Where the hosted pages lead back to. */
export const returnUrls = (origin: string) => ({
  portal: origin + paths.profile(),
  checkout(plan: PaidPlan) {
    const page = `${origin}${paths.billingReturn()}?plan=${plan}`;
    return { successUrl: page, cancelUrl: `${page}&cancelled=1` };
  },
});
