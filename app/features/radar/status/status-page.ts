import type { SourcePlace } from "./source-page";
import type { SourceState } from "./source-state";

/** One row of the sources. Moments are milliseconds since 1970; `fresh` and `taken` are of the last seven days. */
export type SourceRow = {
  id: string;
  kind: "feed" | "search";
  url: string;
  host: string;
  title: string;
  state: SourceState;
  /** Why the last attempt has failed, in the reader's language. */
  reason: string | null;
  failures: number;
  checkedAt: number | null;
  succeededAt: number | null;
  nextCheckAt: number;
  itemsPerWeek: number;
  fresh: number;
  taken: number;
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
  /** The query of the page after this one. */
  next: string | null;
  counts: Record<SourcePlace["show"], number>;
  queue: { due: number; queued: number; running: number; oldestDue: number | null };
  /** Of the last 24 hours. */
  outcomes: { readings: number; failures: number };
  groups: SourceGroup[];
  readings: ReadingRow[];
  figures: Figures;
  /** What outside services may cost a day. */
  budget: { calls: number; tokens: number };
};
