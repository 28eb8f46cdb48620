import type { Locale } from "~/core/locale";
import type { Removal } from "~/core/removal";

/** An article as the administrator sees it. Moments are milliseconds since 1970. */
export type OperatorArticle = {
  id: string;
  title: string;
  summary: string;
  source: string;
  url: string;
  lang: Locale;
  publishedAt: number;
  fetchedAt: number;
  correctedAt: number | null;
  /** Without a reason it went by its age. */
  removed: { at: number; removal: Removal | null } | null;
  /** The world's subjects that show it. */
  places: { tagId: string; name: string; score: number; reason: string; pinnedUntil: number | null }[];
};

export type LatestArticle = {
  id: string;
  title: string;
  source: string;
  score: number | null;
  fetchedAt: number;
};
