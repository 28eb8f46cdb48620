import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { paidPlans } from "~/core/plans";
import type { PaymentsRefusal } from "~/ports/payments";

/** POST /api/billing/checkout, as a form or in JSON; answered with 303 to the hosted page, for the free plan to the uploader. */
export const checkoutRequest = z.object({ plan: z.enum(["free", ...paidPlans]) });

/** POST /webhooks/stripe, worked off. */
const eventReceived = z.object({ received: z.literal(true) });

export type EventReceived = z.infer<typeof eventReceived>;

const hosted = { 303: { description: "To the hosted page" } };

export const billingCalls: ApiCall[] = [
  {
    method: "post",
    path: "/api/billing/checkout",
    summary: "Open the hosted page that sells a plan",
    who: "member",
    body: { shape: checkoutRequest, types: ["application/json", "application/x-www-form-urlencoded"] },
    answers: hosted,
    refusals: [400, 409, 413, 422, 429, 503],
  },
  {
    method: "post",
    path: "/api/billing/portal",
    summary: "Open the hosted page that manages what one pays for",
    who: "member",
    answers: hosted,
    refusals: [404, 429, 503],
  },
  {
    method: "post",
    path: "/webhooks/stripe",
    summary: "Stripe tells that something has changed",
    who: "signature",
    body: { shape: z.looseObject({ id: z.string(), type: z.string() }), types: ["application/json"] },
    answers: { 200: { description: "Worked off, or nothing to do", shape: eventReceived } },
    refusals: [413, 500],
  },
];

type BillingRefusal =
  | PaymentsRefusal
  | "billing.notSold"
  | "billing.noCustomer"
  | "billing.badSignature"
  | "tooManyRequests";

const statuses: Record<BillingRefusal, number> = {
  "billing.badSignature": 400,
  "billing.noCustomer": 404,
  "billing.notSold": 409,
  tooManyRequests: 429,
  "billing.busy": 503,
  "billing.unavailable": 503,
  "billing.portal": 503,
};

export function statusOfBilling(reason: BillingRefusal): number {
  return statuses[reason];
}
