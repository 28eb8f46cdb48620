import type { Locale } from "./locale";

const abilities = [
  "advancedAnalyst",
  "allTemplates",
  "customPrompts",
  "customQuote",
  "customFocus",
  "advancedEmbedding",
  "articleSource",
] as const;

export type Ability = (typeof abilities)[number];

type Price = { amount: number; currency: "CNY" | "USD" };

type PlanTerms = {
  price: Record<Locale, Price>;
  /** How it is paid: not at all, once (for one resume), or again and again until it is cancelled. */
  payment: "none" | "once" | "month" | "year";
  allows: readonly Ability[];
};

const yuan = (amount: number): Price => ({ amount, currency: "CNY" });
const dollars = (amount: number): Price => ({ amount, currency: "USD" });

/** Every plan: what it costs and what it allows. Pro and the plans of OfferWink are separate products; neither holds the other. */
export const plans = {
  free: { price: { zh: yuan(0), en: dollars(0) }, payment: "none", allows: [] },
  perUse: {
    price: { zh: yuan(9), en: dollars(1.99) },
    payment: "once",
    allows: ["advancedAnalyst", "allTemplates"],
  },
  monthly: {
    price: { zh: yuan(199), en: dollars(99) },
    payment: "month",
    allows: ["advancedAnalyst", "allTemplates"],
  },
  pro: {
    price: { zh: yuan(99), en: dollars(19) },
    payment: "year",
    allows: ["customPrompts", "customQuote", "customFocus", "advancedEmbedding", "articleSource"],
  },
} as const satisfies Record<string, PlanTerms>;

export type PlanId = keyof typeof plans;

export const subscribedPlans = ["pro", "monthly"] as const;

export type SubscribedPlan = (typeof subscribedPlans)[number];

export const paidPlans = [...subscribedPlans, "perUse"] as const;

export type PaidPlan = (typeof paidPlans)[number];

export function isPaidPlan(value: unknown): value is PaidPlan {
  return paidPlans.some((plan) => plan === value);
}

const money = (tag: string, currency: string) =>
  new Intl.NumberFormat(tag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });

// Made once: each takes longer to make than a whole section of a page takes to render.
const formats = { CNY: money("zh-CN", "CNY"), USD: money("en-US", "USD") };

/** Of one plan; what somebody may do with all of theirs, `may` says (membership.ts). */
export function allows(plan: PlanId, ability: Ability): boolean {
  return plans[plan].allows.some((each: Ability) => each === ability);
}

export type ModelPlan = Exclude<PaidPlan, "pro">;

/** How often a day (UTC) a member may ask the model for other wordings of a line. */
export const wordingsADay: Record<ModelPlan, number> = { monthly: 100, perUse: 20 };

/** How many sources of their own a member's radar reads. */
export const ownSources: Record<"free" | "pro", number> = { free: 0, pro: 30 };

export function priceIn(plan: PlanId, locale: Locale): string {
  const { amount, currency } = plans[plan].price[locale];
  return formats[currency].format(amount);
}
