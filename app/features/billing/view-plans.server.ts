import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { noMembership } from "~/core/membership";
import { type Ability, allows, type PaidPlan, paidPlans } from "~/core/plans";
import { isOutage } from "~/db/client.server";
import type { App } from "~/ports/app";
import type { PlansView, Unsold } from "./billing-view";

type Needs = Pick<App, "payments" | "analyst">;

/** What can be bought in a language, and why the rest cannot: a plan is sold where it has a price and what it pays for is there. */
export async function offerIn(
  { payments, analyst }: Needs,
  locale: Locale,
): Promise<{ sold: PaidPlan[]; unsold: Unsold[]; hasModel: boolean }> {
  const { name, insteadBecause } = await analyst(null);
  const hasModel = name !== "builtin";
  const unsold = paidPlans.flatMap((plan): Unsold[] => {
    if (!hasModel && allows(plan, "advancedAnalyst"))
      return [{ plan, why: insteadBecause ? "stopped" : "noModel" }];
    return payments.sells(plan, locale) ? [] : [{ plan, why: "noPrice" }];
  });
  const sold = paidPlans.filter((plan) => !unsold.some((each) => each.plan === plan));
  return { sold, unsold, hasModel };
}

/** The same for a page, which is shown also where the database does not say what is sold: then nothing is, and it is null. */
function shownOffer(app: Needs, locale: Locale) {
  return offerIn(app, locale).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return null;
  });
}

/** Whether an ability can be bought at all; what nobody can buy is not held back. */
export async function sellsAbility(app: Needs, locale: Locale, ability: Ability): Promise<boolean> {
  const offer = await shownOffer(app, locale);
  return offer?.sold.some((plan) => allows(plan, ability)) ?? false;
}

/** The plans as a member sees them, or a stranger. */
export async function viewPlans(
  app: Pick<App, "payments" | "analyst">,
  member: Pick<Member, "membership" | "isAdmin"> | null,
  locale: Locale,
): Promise<PlansView> {
  const { pro, monthly, credits, isUnread: isMemberUnread = false } = member?.membership ?? noMembership;
  const offer = await shownOffer(app, locale);
  const { sold, unsold, hasModel } = offer ?? { sold: [], unsold: [], hasModel: false };
  const isUnread = isMemberUnread || offer === null;
  return {
    // Nothing is offered to somebody who may have it already.
    sold: isUnread ? [] : sold,
    unsold: member?.isAdmin ? unsold : [],
    hasModel,
    freeTemplates: offer !== null && !sold.some((plan) => allows(plan, "allTemplates")),
    held: { pro: pro !== null, monthly: monthly !== null, credits },
    isUnread,
  };
}
