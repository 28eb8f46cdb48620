import type { Membership } from "~/core/membership";
import type { App } from "~/ports/app";
import type { PurchaseReturn } from "./forms";
import type { PurchaseView } from "./purchase-view";
import { hasCreditOf } from "./store.server";

type Buyer = { id: string; membership: Membership };

/** What has become of a purchase. The address that one comes back to proves nothing: it has arrived when the webhook has written it. */
export async function viewPurchase(
  app: Pick<App, "db">,
  { id, membership }: Buyer,
  { plan, purchase, cancelled, problem }: PurchaseReturn,
): Promise<PurchaseView> {
  if (problem) return { state: "problem", problem, plan };
  if (!plan) return { state: "problem", problem: "billing.unavailable", plan };
  if (plan === "perUse") {
    const hasIt = purchase !== null && (await hasCreditOf(app.db, id, purchase));
    return hasIt
      ? { state: "arrived", plan, until: null }
      : { state: cancelled ? "cancelled" : "waiting", plan };
  }
  const held = plan === "pro" ? membership.hasStripePro && membership.pro : membership.monthly;
  if (held) return { state: "arrived", plan, until: held.until.getTime() };
  return { state: cancelled ? "cancelled" : "waiting", plan };
}
