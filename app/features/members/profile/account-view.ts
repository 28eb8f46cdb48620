import { longDate } from "~/core/dates";
import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import type { PaidPlan } from "~/core/plans";

/** What the profile shows of a member; dates are written out, so that server and browser write the same. */
export type AccountView = {
  memberSince: string | null;
  pro: { until: string; source: "grant" | "stripe"; renews: boolean } | null;
  monthly: { until: string; renews: boolean } | null;
  credits: number;
  /** Whether there is something to manage at the payment service. */
  hasSubscription: boolean;
  /** What can be bought. */
  sold: PaidPlan[];
  /** Whether the membership could not be read. */
  isUnread: boolean;
};

export function accountView(
  { createdAt, membership }: Pick<Member, "createdAt" | "membership">,
  locale: Locale,
  sold: PaidPlan[],
): AccountView {
  const { pro, monthly, credits, hasStripePro } = membership;
  return {
    memberSince: createdAt && longDate(createdAt, locale),
    pro: pro && { ...pro, until: longDate(pro.until, locale) },
    monthly: monthly && { ...monthly, until: longDate(monthly.until, locale) },
    credits,
    hasSubscription: hasStripePro || monthly !== null,
    sold,
    isUnread: membership.isUnread ?? false,
  };
}
