/** How a source fares, in the one word that matters most. */
export type SourceState = "paused" | "stopped" | "running" | "queued" | "failed" | "waiting" | "fine";

type Known = {
  isPaused: boolean;
  state: "idle" | "queued" | "running" | "stopped";
  leaseUntil: Date | null;
  failures: number;
  checkedAt: Date | null;
};

/** A reading under way comes first, also of a source that is paused: somebody has asked for it. One whose worker has died is over. */
export function stateOf({ isPaused, state, leaseUntil, failures, checkedAt }: Known, now: Date): SourceState {
  if (state === "running" && leaseUntil !== null && leaseUntil > now) return "running";
  if (state === "queued") return "queued";
  if (isPaused) return "paused";
  if (state === "stopped") return "stopped";
  if (failures > 0) return "failed";
  return checkedAt === null ? "waiting" : "fine";
}
