import type { DryRun } from "../status/dry-run";
import type { SourceState } from "../status/status-page";
import type { Quality } from "./quality";

export type SubjectName = { tagId: string; name: string };

/** One source with what it was worth in 30 days, and what would go with it. */
export type SourcePage = {
  id: string;
  title: string;
  url: string;
  weight: number;
  state: SourceState;
  reason: string | null;
  quality: Quality;
  /** The focus points that use it, with how many of the articles below each would lose. */
  namedBy: (SubjectName & { lost: number })[];
  /** Whether members have added it to their own radars. */
  isMembers: boolean;
  /** Articles that nobody else has told of: how many, and the latest of them. */
  lost: { count: number; latest: { id: string; title: string }[] };
};

/** The newest items of an address as each subject would score them. */
export type Preview = {
  /** Where the feed is: the page that was typed may only name it. */
  address: string;
  /** Why there is none. */
  reason: string | null;
  runs: { subject: SubjectName; run: DryRun }[];
};
