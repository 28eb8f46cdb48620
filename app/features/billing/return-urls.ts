import type { PaidPlan } from "~/core/plans";
import { paths } from "~/paths";

/** Where the hosted pages lead back to. */
export const returnUrls = (origin: string) => ({
  portal: origin + paths.profile(),
  checkout(plan: PaidPlan) {
    const page = `${origin}${paths.billingReturn()}?plan=${plan}`;
    return { successUrl: page, cancelUrl: `${page}&cancelled=1` };
  },
});
