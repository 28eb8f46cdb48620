import type { Locale } from "~/core/locale";
import { type Ability, allows, type PaidPlan, paidPlans } from "~/core/plans";
import type { App } from "~/ports/app";
import type { Unsold } from "./plans-view";

type Needs = Pick<App, "payments" | "analyst">;

/** What can be bought in a language, and why the rest cannot: a plan is sold where it has a price and what it pays for is there. */
export async function offerIn(
  { payments, analyst }: Needs,
  locale: Locale,
): Promise<{ sold: PaidPlan[]; unsold: Unsold[]; hasModel: boolean }> {
  const hasModel = (await analyst()).name !== "builtin";
  const unsold = paidPlans.flatMap((plan): Unsold[] => {
    if (!hasModel && allows(plan, "advancedAnalyst")) return [{ plan, why: "noModel" }];
    return payments.sells(plan, locale) ? [] : [{ plan, why: "noPrice" }];
  });
  const sold = paidPlans.filter((plan) => !unsold.some((each) => each.plan === plan));
  return { sold, unsold, hasModel };
}

/** Whether an ability can be bought at all; what nobody can buy is not held back. */
export async function sellsAbility(app: Needs, locale: Locale, ability: Ability): Promise<boolean> {
  const { sold } = await offerIn(app, locale);
  return sold.some((plan) => allows(plan, ability));
}
