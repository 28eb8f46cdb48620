import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";

/** What the profile shows of a member; dates are written out, so that server and browser write the same. */
export type AccountView = {
  memberSince: string;
  pro: { until: string; source: "grant" | "stripe"; renews: boolean } | null;
  monthly: { until: string; renews: boolean } | null;
  credits: number;
  /** Whether there is something to manage at the payment service. */
  hasSubscription: boolean;
  canBuyPro: boolean;
};

export function accountView(
  { createdAt, membership }: Pick<Member, "createdAt" | "membership">,
  locale: Locale,
  canBuyPro: boolean,
): AccountView {
  const { pro, monthly, credits, hasStripePro } = membership;
  const format = new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    memberSince: format.format(createdAt),
    pro: pro && { ...pro, until: format.format(pro.until) },
    monthly: monthly && { ...monthly, until: format.format(monthly.until) },
    credits,
    hasSubscription: hasStripePro || monthly !== null,
    canBuyPro,
  };
}
