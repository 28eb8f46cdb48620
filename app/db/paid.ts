import { gt, isNull, or } from "drizzle-orm";
import { credits, subscriptions } from "./schema";

/** Whether the money for its current period is here: a dispute or refund takes what it paid for, a later payment buys anew. */
export const isPaidSubscription = or(
  isNull(subscriptions.reversedUntil),
  gt(subscriptions.currentPeriodEnd, subscriptions.reversedUntil),
);

export const isPaidCredit = isNull(credits.reversedAt);
