import type { Locale } from "~/core/locale";

export const plans = [
  {
    id: "free",
    cny: 0,
    usd: 0,
    items: ["pricing.free.items.a", "pricing.free.items.b", "pricing.free.items.c"],
  },
  {
    id: "perUse",
    cny: 9,
    usd: 1.99,
    items: [
      "pricing.perUse.items.a",
      "pricing.perUse.items.b",
      "pricing.perUse.items.c",
      "pricing.perUse.items.d",
    ],
  },
  {
    id: "monthly",
    cny: 199,
    usd: 99,
    items: [
      "pricing.monthly.items.a",
      "pricing.monthly.items.b",
      "pricing.monthly.items.c",
      "pricing.monthly.items.d",
      "pricing.monthly.items.e",
    ],
  },
] as const;

export type Plan = (typeof plans)[number];

const money = (tag: string, currency: string) =>
  new Intl.NumberFormat(tag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });

// Made once: each takes longer to make than a whole section of the page takes to render.
const yuan = money("zh-CN", "CNY");
const dollars = money("en-US", "USD");

export function priceIn(plan: Plan, locale: Locale): string {
  return locale === "zh" ? yuan.format(plan.cny) : dollars.format(plan.usd);
}
