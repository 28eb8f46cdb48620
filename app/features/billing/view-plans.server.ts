import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { noMembership } from "~/core/membership";
import type { App } from "~/ports/app";
import type { PlansView } from "./plans-view";
import { soldPlans } from "./sold-plans.server";

/** The plans as a member sees them, or a stranger. */
export async function viewPlans(
  app: Pick<App, "payments" | "analyst">,
  member: Pick<Member, "membership"> | null,
  locale: Locale,
): Promise<PlansView> {
  const { pro, monthly, credits, isUnread = false } = member?.membership ?? noMembership;
  return {
    // Nothing is offered to somebody who may have it already.
    sold: isUnread ? [] : await soldPlans(app, locale),
    isUnread,
    held: { pro: pro !== null, monthly: monthly !== null, credits },
  };
}
