import type { Locale } from "~/core/locale";
import type { NewsServices } from "~/ports/news";

export type TagFocus = {
  tagId: string;
  lang: Locale;
  words: string[];
  must: string[];
  not: string[];
  prompt: string;
  sources: string[];
};

export type RecentStory = {
  articleId: string;
  title: string;
  summary: string;
  source: string;
  publishedAt: Date;
};

export type FoundArticle = {
  tagId: string;
  canonicalUrl: string;
  title: string;
  summary: string;
  content: string;
  source: string;
  lang: Locale;
  publishedAt: Date;
  isSample: boolean;
  score: number;
  reason: string;
};

/** What the radar asks of the feed and of the settings; the job that runs it hands it in. */
export type Newsroom = {
  subjects(): Promise<TagFocus[]>;
  services(): Promise<NewsServices>;
  /** Wanted items that one reading takes on; what is more comes in with the next one, soon after. */
  itemsPerReading(): Promise<number>;
  addWink(found: FoundArticle): Promise<{ id: string; isNew: boolean }>;
  /** Brings the texts of an article up to date; nothing where it is another address's or another source's, or was removed. */
  reviseArticle(edited: {
    articleId: string;
    canonicalUrl: string;
    source: string;
    title: string;
    summary: string;
    content: string;
  }): Promise<void>;
  addMention(mention: {
    articleId: string;
    url: string;
    source: string;
    title: string;
    publishedAt: Date;
  }): Promise<void>;
  recentStories(tagId: string, since: Date): Promise<RecentStory[]>;
};
