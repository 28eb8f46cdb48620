import type { ErrorKey } from "~/core/error-key";

export const stages = ["reading", "scoring", "rewriting", "interview", "done"] as const;

export type Stage = (typeof stages)[number];

export type JobView = {
  id: string;
  state: "queued" | "running" | "done" | "delivered" | "failed" | "cancelled";
  stage: Stage;
  error: ErrorKey | null;
  elapsed: number;
};

export function hasEnded({ state }: JobView): boolean {
  return state !== "queued" && state !== "running";
}
