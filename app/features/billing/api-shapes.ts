import { z } from "zod";
import { paidPlans } from "~/core/plans";

/** POST /api/billing/checkout, as a form or in JSON; answered with 303 to the hosted page, for the free plan to the uploader. */
export const checkoutRequest = z.object({ plan: z.enum(["free", ...paidPlans]) });

/** POST /webhooks/stripe, worked off. */
export const eventReceived = z.object({ received: z.literal(true) });

export type EventReceived = z.infer<typeof eventReceived>;
