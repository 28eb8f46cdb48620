import type { Locale } from "~/core/locale";
import { type Ability, type PaidPlan, paidPlans, plans } from "~/core/plans";
import type { App } from "~/ports/app";

/** The plans that can be bought in a language. One that pays for the advanced analyst is sold where there is one; at the embedded
 * provider, where no money moves, in any case. */
export async function soldPlans(
  { payments, analyst }: Pick<App, "payments" | "analyst">,
  locale: Locale,
): Promise<PaidPlan[]> {
  const priced = paidPlans.filter((plan) => payments.sells(plan, locale));
  if (payments.kind === "embedded" || !priced.some(paysForModel)) return priced;
  const { name } = await analyst();
  return name === "builtin" ? priced.filter((plan) => !paysForModel(plan)) : priced;
}

/** Whether an ability can be bought at all; what nobody can buy is not held back. */
export async function sellsAbility(
  app: Pick<App, "payments" | "analyst">,
  locale: Locale,
  ability: Ability,
): Promise<boolean> {
  return (await soldPlans(app, locale)).some((plan) => allows(plan, ability));
}

function allows(plan: PaidPlan, wanted: Ability): boolean {
  return plans[plan].allows.some((ability) => ability === wanted);
}

function paysForModel(plan: PaidPlan): boolean {
  return allows(plan, "advancedAnalyst");
}
