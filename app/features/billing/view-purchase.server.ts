import type { Membership } from "~/core/membership";
import { allows, type PaidPlan } from "~/core/plans";
import type { App } from "~/ports/app";
import type { PurchaseView } from "./billing-view";
import type { PurchaseReturn } from "./forms";
import { hasCreditOf } from "./store.server";

type Buyer = { id: string; membership: Membership };

/** What has become of a purchase. The address that one comes back to proves nothing: it has arrived when the webhook has written it. */
export async function viewPurchase(
  app: Pick<App, "db" | "analyst">,
  { id, membership }: Buyer,
  { plan, purchase, cancelled, problem }: PurchaseReturn,
): Promise<PurchaseView> {
  if (problem) return { state: "problem", problem, plan };
  if (!plan) return { state: "problem", problem: "billing.unavailable", plan };
  const until = await paidUntil(app, { id, membership }, plan, purchase);
  if (until === undefined) return { state: cancelled ? "cancelled" : "waiting", plan };
  const waits = plan === "perUse" ? membership.credits > 0 : allows(plan, "advancedAnalyst");
  const model = (await app.analyst(null)).name === "builtin" ? "paused" : "serves";
  const paidUntilMs = until === null ? null : until.getTime();
  return { state: "arrived", plan, until: paidUntilMs, model: waits ? model : null };
}

/** Until when one has what was bought, null where that has no end; undefined where it has not arrived. */
async function paidUntil(
  { db }: Pick<App, "db">,
  { id, membership }: Buyer,
  plan: PaidPlan,
  purchase: string | null,
): Promise<Date | null | undefined> {
  if (plan === "pro") return membership.hasStripePro ? membership.pro?.until : undefined;
  if (plan === "monthly") return membership.monthly?.until;
  return purchase !== null && (await hasCreditOf(db, id, purchase)) ? null : undefined;
}
