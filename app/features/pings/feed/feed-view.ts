import type { Locale } from "~/core/locale";
import { paths } from "~/paths";
import type { Marks } from "../reading/marks";
import type { Moved } from "../wishes/judge";

export const PAGE_SIZE = 10;

export type WinkCard = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  /** 0–100, in this feed. */
  score: number;
  createdAt: string;
  sourceCount: number;
  isSample: boolean;
  /** Set on top by the administrator, out of the order of time. */
  isPinned?: boolean;
  /** What the reader's own wishes moved the score by. */
  moved?: Moved;
  /** With the first card of a page: how many of it the reader's wishes hide. */
  hidden?: number;
} & Marks;

/** One feed that a reader can choose. Those of people are named by their Ping ID, which is their tag as well. */
export type Tab = { tagId: string; name: string; kind: "world" | "own" | "followed" };

export type WinkPage = { cards: WinkCard[]; next: string | null };

export type FeedView = WinkPage & {
  pinned: WinkCard | null;
  hidden: number;
  /** Whether a member asked for all of it, whatever they wish else. */
  isWhole: boolean;
  tab: Tab | null;
  tabs: Tab[];
  defaultTagId: string | null;
  /** Whether whoever this feed belongs to has chosen anything to follow. */
  hasFocus: boolean;
  /** Whether there are files of it for feed readers, as far as this reader's own plan tells. */
  hasFiles: boolean;
  /** Whether no wink stands where the cursor says that one does: there is no end to such addresses, so none is kept. */
  isMadeUp: boolean;
};

export const LONGEST_QUERY = 200;

export type SearchAsked = { query: string; everywhere: boolean };

type FeedAddress = {
  tagId?: string | null;
  query?: string;
  everywhere?: boolean;
  before?: string | null;
  all?: boolean;
  unfollow?: boolean;
};

export function feedAddress({ tagId, query, everywhere, before, all, unfollow }: FeedAddress): string {
  const asked = new URLSearchParams();
  if (tagId) asked.set("tag_id", tagId);
  if (query) asked.set("q", query);
  if (query && everywhere) asked.set("in", "all");
  if (all) asked.set("all", "1");
  if (before) asked.set("before", before);
  if (unfollow) asked.set("unfollow", "");
  const search = asked.toString();
  return search ? `${paths.pings()}?${search}` : paths.pings();
}

/** What came of what a reader did. */
export type FeedNotice = { text: string; isGood: boolean };
