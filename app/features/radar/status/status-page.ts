import { oneOf } from "~/core/parse-unknown";

/** One row of the sources. Moments are milliseconds since 1970; `fresh` and `taken` are of the last seven days. */
export type SourceRow = {
  id: string;
  kind: "feed" | "search" | "links";
  url: string;
  host: string;
  title: string;
  state: SourceState;
  reason: string | null;
  failures: number;
  checkedAt: number | null;
  succeededAt: number | null;
  nextCheckAt: number;
  itemsPerWeek: number;
  fresh: number;
  taken: number;
  /** What part of what was new in 30 days came in, 0–1; null where nothing was. */
  takenShare: number | null;
  /** What readers made of what came in in 30 days; null where nothing did. */
  liked: { kept: number; likes: number; dislikes: number } | null;
  isPaused: boolean;
  summaryOnly: boolean;
  weight: number;
};

/** Sources that share a fault, or a subject with those that have none; without a name it holds those that no subject names any more. */
export type SourceGroup = { id: string; name: string; isFault: boolean; sources: SourceRow[] };

export type ReadingRow = {
  id: number;
  at: number;
  ms: number;
  source: string;
  outcome: "read" | "unchanged" | "failed";
  reason: string | null;
  items: number;
  fresh: number;
  taken: number;
  notes: string[];
};

export type Series = { name: string; values: number[] };

/** Figures of the last days (UTC, oldest first); `scores` by tenths of the score. */
export type Figures = {
  days: string[];
  taken: Series[];
  scores: Series[];
  written: number[];
  calls: Series[];
  tokens: Series[];
};

export type StatusPage = {
  now: number;
  place: SourcePlace;
  next: string | null;
  counts: Record<SourcePlace["show"], number>;
  queue: { due: number; queued: number; running: number; oldestDue: number | null };
  outcomes: { readings: number; failures: number };
  groups: SourceGroup[];
  readings: ReadingRow[];
  figures: Figures;
  budget: { calls: number; tokens: number };
  isStopped: boolean;
};

export const sourceChoices = ["all", "problems", "paused"] as const;

/** A page of the sources: which of them, and after which one by host and id. */
export type SourcePlace = {
  show: (typeof sourceChoices)[number];
  after: { host: string; id: string } | null;
};

export function placeOf(parameters: URLSearchParams): SourcePlace {
  const [, id = "", host = ""] = parameters.get("after")?.match(/^([0-9a-f]{16})\.(.{1,253})$/) ?? [];
  return {
    show: oneOf(sourceChoices, parameters.get("show")) ?? "all",
    after: host === "" ? null : { host, id },
  };
}

export function queryOf({ show, after }: SourcePlace): string {
  const parameters = new URLSearchParams();
  if (show !== "all") parameters.set("show", show);
  if (after) parameters.set("after", `${after.id}.${after.host}`);
  const query = `${parameters}`;
  return query && `?${query}`;
}

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
