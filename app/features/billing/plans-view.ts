import type { PaidPlan } from "~/core/plans";

/** What is sold in a language, and what of it a reader has. */
export type PlansView = {
  sold: PaidPlan[];
  held: { pro: boolean; monthly: boolean; credits: number };
  isUnread: boolean;
};
