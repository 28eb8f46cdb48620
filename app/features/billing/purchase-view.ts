import type { PaidPlan } from "~/core/plans";
import type { ReturnProblem } from "./forms";

/** What one sees who comes back from a hosted page. */
export type PurchaseView =
  | { state: "problem"; problem: ReturnProblem; plan: PaidPlan | null }
  | { state: "cancelled" | "waiting"; plan: PaidPlan }
  | { state: "arrived"; plan: PaidPlan; until: number | null };
