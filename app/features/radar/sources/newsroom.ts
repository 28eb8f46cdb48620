import type { Locale } from "~/core/locale";
import type { NewsServices } from "~/ports/news";
import type { Told } from "../scoring/same-story";

export type TagFocus = {
  tagId: string;
  lang: Locale;
  words: string[];
  must: string[];
  not: string[];
  prompt: string;
  sources: string[];
  /** A member's, of sources of their own: what it takes touches no other feed. */
  isOwn?: true;
};

export type NamedSource = { url: string; kind: "feed" | "links" };

/** By when and by whom an address was chosen. */
export type Namer = { createdAt: Date; userId: string };

/** What the radar asks of members who have sources of their own. */
export type MemberRoom = {
  /** Those that members name whose plan covers them. */
  sources(): Promise<NamedSource[]>;
  /** Of the members who name an address the next fifty, in the order in which they chose it. */
  focusesOn(url: string, after: Namer | null): Promise<{ focuses: TagFocus[]; next: Namer | null }>;
};

export const nobody: MemberRoom = {
  sources: async () => [],
  focusesOn: async () => ({ focuses: [], next: null }),
};

export type RecentStory = {
  /** Grows as articles come in. */
  row: number;
  articleId: string;
  /** The first article of its story, where that is another one. */
  storyId: string | null;
  tagIds: string[];
  /** Whether it stands in a feed of the world's, and not in members' own alone. */
  isWorlds: boolean;
  title: string;
  /** How it begins. */
  text: string;
  source: string;
  lang: Locale;
  publishedAt: Date;
  /** In hexadecimal digits; "" where that model has made none of it. */
  vector: string;
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
  storyId?: string | null;
};

type About<Key extends keyof FoundArticle> = { articleId: string } & Pick<FoundArticle, Key>;

/** What the radar asks of the feed and of the settings; the job that runs it hands it in. */
export type Newsroom = {
  subjects(): Promise<TagFocus[]>;
  members: MemberRoom;
  services(): Promise<NewsServices>;
  /** Wanted items that one reading takes on; what is more comes in with the next one, soon after. */
  itemsPerReading(): Promise<number>;
  addWink(found: FoundArticle): Promise<{ id: string; isNew: boolean }>;
  /** In which of these feeds an address stands already, be it noted with an article whose story it tells (`told`, by feed); its own
   * article, where there is one in any. */
  standsIn(
    url: string,
    tagIds: string[],
  ): Promise<{ articleId: string | null; tagIds: Set<string>; told: Map<string, string> }>;
  /** Brings the texts of an article up to date; nothing where it is another address's or another source's, or was removed. */
  reviseArticle(edited: About<"canonicalUrl" | "source" | "title" | "summary" | "content">): Promise<void>;
  addMention(
    mention: About<"source" | "title" | "summary" | "lang" | "publishedAt"> & { url: string },
  ): Promise<void>;
  /** What stands in the world's feeds and in these members', the newest first, with the vectors of this model. With `after` those alone
   * that came in after the one of that row, with `lang` those of a language. */
  recentStories(
    since: Date,
    model: string | null,
    ownTagIds?: string[],
    after?: number,
    lang?: Told["lang"] | null,
  ): Promise<RecentStory[]>;
  keepVector(made: { articleId: string; model: string; vector: string }): Promise<void>;
};
