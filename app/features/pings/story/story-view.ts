import type { Locale } from "~/core/locale";
import type { VoteStats } from "../article/article-view";

export type StoryReport = {
  source: string;
  title: string;
  lang: Locale | null;
  publishedAt: string;
  /** Whole hours after the first report. */
  hours: number;
  /** Of ours, where it has a page here. */
  articleId: string | null;
  /** Its address at its source; only for whoever may go there. */
  url: string | null;
};

export type StoryView = {
  id: string;
  title: string;
  summary: string;
  lang: Locale;
  isSample: boolean;
  /** The earliest first. */
  reports: StoryReport[];
  votes: VoteStats;
};

/** What its sources say, for whoever compares them: nothing of it is locked. */
export type ToldReport = { source: string; title: string; summary: string; lang: Locale | null };
