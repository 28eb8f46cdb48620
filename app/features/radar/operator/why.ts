import type { Removal } from "~/core/removal";
import type { Judgement } from "../status/dry-run";
import type { SourceState } from "../status/status-page";

/** A source that has brought an address, or stands on its site. Moments are milliseconds since 1970. */
export type KnownSource = {
  id: string;
  title: string;
  url: string;
  state: SourceState;
  reason: string | null;
  isNamed: boolean;
  weight: number;
  /** When it brought the very address; null where it is only of the same site. */
  seenAt: number | null;
};

/** All that is stored of an address. */
export type Traces = {
  url: string;
  isInside: boolean;
  article: {
    id: string;
    title: string;
    fetchedAt: number;
    removed: { at: number; removal: Removal | null } | null;
  } | null;
  places: { name: string; score: number; reason: string }[];
  /** The articles whose story it tells too. */
  stories: { id: string; title: string }[];
  sources: KnownSource[];
};

/** What one subject says of an address now that its page was read. */
export type Judged = Judgement & {
  subject: string;
  isFiled: boolean;
  sameStory: { id: string; title: string } | null;
};

export type Reading = {
  title: string;
  summary: string;
  publishedAt: number | null;
  categories: string[];
  /** The feed that holds it now; null where it was read from its page alone. */
  feed: string | null;
  /** What the feed has it under. */
  key?: string;
  /** Why its page could not be read. */
  pageReason: string | null;
  judged: Judged[];
  /** Whether a service that is set up may score otherwise. */
  hasService: boolean;
};

export type WhyKey =
  | "taken"
  | "removed"
  | "retired"
  | "nowhere"
  | "story"
  | "inside"
  | "seen"
  | "paused"
  | "stopped"
  | "failing"
  | "resting"
  | "waiting"
  | "unseen"
  | "unknown";

/** The first that explains it, from what is stored alone. */
export function whyOf({ isInside, article, places, stories, sources }: Traces): WhyKey {
  if (isInside) return "inside";
  if (article?.removed) return article.removed.removal ? "removed" : "retired";
  if (article) return places.length > 0 ? "taken" : "nowhere";
  if (stories.length > 0) return "story";
  if (sources.some(({ seenAt }) => seenAt !== null)) return "seen";
  const named = sources.filter(({ isNamed }) => isNamed);
  if (named.length === 0) return sources.length > 0 ? "resting" : "unknown";
  const states = new Set(named.map(({ state }) => state));
  if (states.has("fine") || states.has("running") || states.has("queued")) return "unseen";
  if (states.has("waiting")) return "waiting";
  if (states.has("failed")) return "failing";
  return states.has("stopped") ? "stopped" : "paused";
}
