import type { Locale } from "~/core/locale";
import { paths } from "~/paths";

export const PAGE_SIZE = 10;

/** An article as a card of the feed shows it. */
export type WinkCard = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  /** 0–100, in this feed. */
  score: number;
  /** When it came into this feed, in ISO 8601. */
  createdAt: string;
  /** How many sources tell it, this one included. */
  sourceCount: number;
  isSample: boolean;
};

/** One feed that a reader can choose. Those of people are named by their Ping ID, which is their tag as well. */
export type Tab = { tagId: string; name: string; kind: "world" | "own" | "followed" };

/** `next` is the cursor of the page after this one; null at the end. */
export type WinkPage = { cards: WinkCard[]; next: string | null };

export type FeedView = WinkPage & {
  /** The feed that is shown; null where no such feed is known. */
  tab: Tab | null;
  tabs: Tab[];
  /** The feed that is shown where none is asked for. */
  defaultTagId: string | null;
  /** Whether whoever this feed belongs to has chosen anything to follow. */
  hasFocus: boolean;
};

/** Characters of what one can look for. */
export const LONGEST_QUERY = 200;

/** What is searched for, in the feed that is shown or in all. */
export type SearchAsked = { query: string; everywhere: boolean };

/** What an address of the feed asks for. */
type FeedAddress = {
  /** Null or left out for the default feed of the language. */
  tagId?: string | null;
  query?: string;
  /** Whether a query is for all feeds. */
  everywhere?: boolean;
  before?: string | null;
  /** Whether the question is asked if this feed is to be unfollowed. */
  unfollow?: boolean;
};

export function feedAddress({ tagId, query, everywhere, before, unfollow }: FeedAddress): string {
  const asked = new URLSearchParams();
  if (tagId) asked.set("tag_id", tagId);
  if (query) asked.set("q", query);
  if (query && everywhere) asked.set("in", "all");
  if (before) asked.set("before", before);
  if (unfollow) asked.set("unfollow", "");
  const search = asked.toString();
  return search ? `${paths.pings()}?${search}` : paths.pings();
}
