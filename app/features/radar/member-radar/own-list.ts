import type { ErrorKey } from "~/core/error-key";
import type { FormAnswer } from "~/core/form";
import type { NamedSource } from "../sources/newsroom";
import type { DryRun } from "../status/dry-run";

/** A source of one's own as its page shows it; times are milliseconds since 1970, null where it was not read yet. */
export type OwnSourceRow = {
  url: string;
  kind: "feed" | "links";
  title: string;
  state: "idle" | "queued" | "running" | "stopped" | null;
  error: ErrorKey | null;
  isPaused: boolean | null;
  checkedAt: number | null;
  succeededAt: number | null;
  nextCheckAt: number | null;
  /** Articles that stand in one's radar, of the last 30 days. */
  taken: number;
  /** The latest of these. */
  last: { id: string; title: string; at: number } | null;
};

export type OwnList = { now: number; limit: number; sources: OwnSourceRow[] };

export type FoundSource = NamedSource & { title: string };

/** What was found behind addresses, and what a radar would take of it by the member's own focus. */
export type Trial = {
  found: FoundSource[];
  refused: string[];
  /** How many of a long list were not asked. */
  unread: number;
  run: DryRun;
};

export type OwnAnswer = FormAnswer & {
  trial?: Trial;
  added?: number;
  left?: number;
  removed?: FoundSource;
};
