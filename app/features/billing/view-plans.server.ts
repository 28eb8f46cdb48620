import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { noMembership } from "~/core/membership";
import { allows } from "~/core/plans";
import type { App } from "~/ports/app";
import type { PlansView } from "./plans-view";
import { offerIn } from "./sold-plans.server";

/** The plans as a member sees them, or a stranger. */
export async function viewPlans(
  app: Pick<App, "payments" | "analyst">,
  member: Pick<Member, "membership" | "isAdmin"> | null,
  locale: Locale,
): Promise<PlansView> {
  const { pro, monthly, credits, isUnread = false } = member?.membership ?? noMembership;
  const { sold, unsold, hasModel } = await offerIn(app, locale);
  return {
    // Nothing is offered to somebody who may have it already.
    sold: isUnread ? [] : sold,
    unsold: member?.isAdmin ? unsold : [],
    hasModel,
    freeTemplates: !sold.some((plan) => allows(plan, "allTemplates")),
    held: { pro: pro !== null, monthly: monthly !== null, credits },
    isUnread,
  };
}
