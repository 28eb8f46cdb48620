import type { Locale } from "~/core/locale";
import type { VoteType } from "~/core/vote";
import type { Marks } from "../reading/marks";
import type { Verdict } from "../wishes/judge";

export const PREVIEW_LENGTH = 200;

export type VoteStats = { likeCount: number; dislikeCount: number };

type RelatedArticle = { id: string; title: string; source: string };

/** Another source that tells the story; its address only for whoever may go there. */
export type OtherSource = { source: string; title: string; publishedAt: string; url: string | null };

/** An article as its page shows it to one reader: nothing stands in it that this reader may not see. */
export type ArticleView = {
  id: string;
  title: string;
  summary: string;
  /** For search engines: how the summary begins, or where there is none the text. */
  description: string;
  source: string;
  lang: Locale;
  tag: { id: string; name: string } | null;
  score: number | null;
  reason: string | null;
  createdAt: string;
  sourceCount: number;
  isSample: boolean;
  /** Whether the administrator has mended title or summary. */
  isCorrected: boolean;
  /** Of the whole text, also where only its beginning is shown. */
  characterCount: number;
  /** Safe to show; null where there is no text at all. */
  html: string | null;
  /** Whether more is written than stands in `html`. */
  isCut: boolean;
  /** The text in Markdown, for whoever may copy it. */
  markdown: string | null;
  sourceUrl: string | null;
  isLoggedIn: boolean;
  votes: VoteStats;
  ownVote: VoteType | null;
  marks: Marks;
  related: RelatedArticle[];
  /** The earliest first. */
  mentions: OtherSource[];
  /** What a member's wishes make of it; null for others, whose browser knows theirs. */
  wished: Verdict | null;
};

export type Question = "login" | "pro" | "leave" | "weChat";

/** Characters that are read in a minute: some 230 English words with what parts them, or 400 of Chinese. */
const pace: Record<Locale, number> = { en: 1400, zh: 400 };

/** How long a text is in the words of its reader's language: Chinese counts its characters, English the minutes that it takes. */
export function readingLength(characters: number, lang: Locale, reader: Locale): number {
  return reader === "zh" ? characters : Math.max(1, Math.round(characters / pace[lang]));
}
