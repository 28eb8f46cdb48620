export const stages = ["reading", "scoring", "rewriting", "interview", "done"] as const;

export type Stage = (typeof stages)[number];

/** A job's progress as its owner may see it. `error` is a key of errors.json. */
export type JobView = {
  id: string;
  state: "queued" | "running" | "done" | "delivered" | "failed" | "cancelled";
  stage: Stage;
  error: string | null;
  /** Milliseconds since the job was opened. */
  elapsed: number;
};

export function hasEnded({ state }: JobView): boolean {
  return state !== "queued" && state !== "running";
}
