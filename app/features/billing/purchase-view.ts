import type { PaidPlan } from "~/core/plans";
import type { ReturnProblem } from "./forms";

/** What one sees who comes back from a hosted page. */
export type PurchaseView =
  | { state: "problem"; problem: ReturnProblem; plan: PaidPlan | null }
  | { state: "cancelled" | "waiting"; plan: PaidPlan }
  /** `isPaused`: there is no model that could do what was paid for. */
  | { state: "arrived"; plan: PaidPlan; until: number | null; isPaused: boolean };
