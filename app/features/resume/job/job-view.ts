import type { ErrorKey } from "~/core/error-key";
import type { JobStage } from "~/core/resume";

export type JobView = {
  id: string;
  state: "queued" | "running" | "done" | "delivered" | "failed" | "cancelled";
  stage: JobStage;
  error: ErrorKey | null;
  elapsed: number;
};

export function hasEnded({ state }: JobView): boolean {
  return state !== "queued" && state !== "running";
}
