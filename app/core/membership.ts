import { type Ability, allows, ownSources, type SubscribedPlan } from "./plans";

/** What one has until when. `source` says who ends it: the administrator's grant, or one's own subscription. */
export type Membership = {
  pro: { until: Date; source: "grant" | "stripe"; renews: boolean } | null;
  monthly: { until: Date; renews: boolean } | null;
  /** Resumes paid for and not used yet. */
  credits: number;
  /** Whether there is a Stripe subscription to Pro, in whatever way Pro was also granted. */
  hasStripePro: boolean;
  /** Set where it could not be read: then one counts as free. */
  isUnread?: true;
};

export const noMembership: Membership = { pro: null, monthly: null, credits: 0, hasStripePro: false };

export const unreadMembership: Membership = { ...noMembership, isUnread: true };

export type StoredSubscription = {
  plan: SubscribedPlan;
  status: string;
  currentPeriodEnd: Date;
  cancelsAtPeriodEnd: boolean;
};

type Holdings = {
  grantedUntil: Date | null;
  subscriptions: readonly StoredSubscription[];
  credits: number;
  now: Date;
};

/** Stripe's words for a subscription that is still there, paid or not: a second one would be charged beside it. */
export const standingStates = ["active", "trialing", "past_due", "unpaid", "paused"];

/** The webhook of a renewal comes hours late at worst, and the nightly reconciliation once a day. */
const RENEWAL_GRACE_MS = 24 * 60 * 60 * 1000;

export function membershipOf({ grantedUntil, subscriptions, credits, now }: Holdings): Membership {
  const live = (plan: SubscribedPlan) =>
    latest(
      subscriptions.filter((each) => each.plan === plan),
      now,
    );
  const [pro, monthly] = [live("pro"), live("monthly")];
  const granted = grantedUntil && grantedUntil > now ? grantedUntil : null;
  return {
    pro: proOf(granted, pro),
    monthly: monthly && { until: monthly.currentPeriodEnd, renews: !monthly.cancelsAtPeriodEnd },
    credits,
    hasStripePro: pro !== null,
  };
}

/** When Pro ends by what is known now, in milliseconds: one that renews itself counts on until it is told that it has. */
export function proEnd({ pro }: Membership): number | null {
  return pro && pro.until.getTime() + (pro.renews ? RENEWAL_GRACE_MS : 0);
}

function proOf(granted: Date | null, subscription: StoredSubscription | null): Membership["pro"] {
  if (subscription && (!granted || subscription.currentPeriodEnd >= granted)) {
    const { currentPeriodEnd, cancelsAtPeriodEnd } = subscription;
    return { until: currentPeriodEnd, source: "stripe", renews: !cancelsAtPeriodEnd };
  }
  return granted && { until: granted, source: "grant", renews: false };
}

function latest(subscriptions: StoredSubscription[], now: Date): StoredSubscription | null {
  return subscriptions
    .filter((each) => isLive(each, now))
    .reduce<StoredSubscription | null>(
      (best, each) => (best && best.currentPeriodEnd >= each.currentPeriodEnd ? best : each),
      null,
    );
}

/** Active and trialing count, past due within the period that was paid. */
function isLive({ status, currentPeriodEnd, cancelsAtPeriodEnd }: StoredSubscription, now: Date): boolean {
  const grace = cancelsAtPeriodEnd || status === "past_due" ? 0 : RENEWAL_GRACE_MS;
  return (
    ["active", "trialing", "past_due"].includes(status) && currentPeriodEnd.getTime() + grace > now.getTime()
  );
}

export function may({ pro, monthly, credits }: Membership, ability: Ability): boolean {
  return (
    (pro !== null && allows("pro", ability)) ||
    (monthly !== null && allows("monthly", ability)) ||
    (credits > 0 && allows("perUse", ability))
  );
}

export function ownSourceLimit({ pro }: Membership): number {
  return ownSources[pro === null ? "free" : "pro"];
}
