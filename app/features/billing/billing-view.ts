import type { PaidPlan } from "~/core/plans";
import type { ReturnProblem } from "./forms";

export type Unsold = { plan: PaidPlan; why: "noModel" | "stopped" | "noPrice" };

/** What is sold in a language, and what of it a reader has. */
export type PlansView = {
  sold: PaidPlan[];
  /** For the administrator alone: what is not sold, and why. */
  unsold: Unsold[];
  hasModel: boolean;
  /** Whether everybody has all templates, as nobody could buy them. */
  freeTemplates: boolean;
  held: { pro: boolean; monthly: boolean; credits: number };
  isUnread: boolean;
};

/** What one sees who comes back from a hosted page. */
export type PurchaseView =
  | { state: "problem"; problem: ReturnProblem; plan: PaidPlan | null }
  | { state: "cancelled" | "waiting"; plan: PaidPlan }
  /** `model`: whether one now does what was paid for; null where nothing waits for one. */
  | { state: "arrived"; plan: PaidPlan; until: number | null; model: "serves" | "paused" | null };
