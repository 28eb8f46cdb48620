import type { PaidPlan } from "~/core/plans";
import type { ReturnProblem } from "./forms";

/** What one sees who comes back from a hosted page. */
export type PurchaseView =
  | { state: "problem"; problem: ReturnProblem; plan: PaidPlan | null }
  | { state: "cancelled" | "waiting"; plan: PaidPlan }
  /** `model`: whether one now does what was paid for; null where nothing waits for one. */
  | { state: "arrived"; plan: PaidPlan; until: number | null; model: "serves" | "paused" | null };
