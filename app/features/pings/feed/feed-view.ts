import type { Locale } from "~/core/locale";

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
