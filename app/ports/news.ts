import type { Locale } from "~/core/locale";
import type { Refused } from "~/core/result";

/** Why an outside service of the radar has not helped. The radar goes on by itself then. */
export type NewsRefusal =
  | "news.unavailable"
  | "news.refusedKey"
  | "news.noBalance"
  | "news.tooManyRequests"
  | "news.badAnswer"
  | "news.timedOut"
  | "news.blocked"
  | "news.noContent"
  | "news.refusedRequest"
  | "news.budgetSpent";

export type RefusedNews = Refused<NewsRefusal> & {
  /** What it has cost all the same. */
  tokens?: number;
  /** How long the service asks not to be asked again. */
  waitMs?: number;
};

export type NewsAnswer<Value extends object> = ({ ok: true; tokens: number } & Value) | RefusedNews;

type Answer<Value extends object> = Promise<NewsAnswer<Value>>;

/** Reads the article of a page. */
export type PageReader = {
  name: "jina";
  read(
    url: string,
    signal: AbortSignal,
  ): Answer<{ title: string; markdown: string; publishedAt: Date | null }>;
};

/** Says how near each text is to a query: raw figures of its model, in the order of the texts; one that the model leaves out is
 * as far as the farthest, and never nearer than 0. */
export type Reranker = {
  name: "jina";
  model: string;
  rank(query: string, texts: string[], signal: AbortSignal): Answer<{ scores: number[] }>;
};

export type EditorQuestion = {
  /** What the feed is about: its words, and the prompt where a member has one. */
  words: readonly string[];
  prompt: string;
  title: string;
  text: string;
  /** The language of the article, which that of the summary must be. */
  lang: "zh" | "en" | "other";
  /** The language that the reason is given in. */
  locale: Locale;
};

/** A model that scores (a whole number, 0–100, by a rubric) and sums up an article. A reason or summary in another language than asked
 * for, with markup or with an address that the article does not hold is given as "". */
export type NewsEditor = {
  name: "openai";
  model: string;
  judge(
    question: EditorQuestion,
    signal: AbortSignal,
  ): Answer<{ score: number; reason: string; summary: string }>;
};

export type CitedLink = { url: string; title: string; quote: string; publishedAt: Date | null };

/** Searches the web and reads what it finds. */
export type DeepSearch = {
  name: "jina";
  search(question: string, signal: AbortSignal): Answer<{ answer: string; links: CitedLink[] }>;
};

/** The services that the administrator has configured; null for one that is not. */
export type NewsServices = {
  reader: PageReader | null;
  reranker: Reranker | null;
  editor: NewsEditor | null;
  search: DeepSearch | null;
};

/** What the administrator lets the radar use. */
export type NewsLimits = {
  /** Wanted items that one reading of a source takes on. */
  itemsPerRun: number;
  /** Questions to all outside services together, and tokens, on a day (UTC). */
  callsPerDay: number;
  tokensPerDay: number;
};
