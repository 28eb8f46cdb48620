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
  | "news.budgetSpent"
  | "news.stopped";

export type RefusedNews = Refused<NewsRefusal> & {
  tokens?: number;
  waitMs?: number;
};

export type NewsAnswer<Value extends object> = ({ ok: true; tokens: number } & Value) | RefusedNews;

type Answer<Value extends object> = Promise<NewsAnswer<Value>>;

export type PageReader = {
  name: "jina";
  read(url: string, signal: AbortSignal): Answer<{ title: string; markdown: string }>;
};

/** Says how near each text is to a query, in the order of the texts; one that the model leaves out is as far as the farthest, never
 * nearer than 0. */
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
  lang: "zh" | "en" | "other";
  locale: Locale;
};

/** A model that scores (0–100, whole, by a rubric) and sums up an article. A reason or summary in another language than asked for, with
 * markup or with an address that the article does not hold is given as "". */
export type NewsEditor = {
  name: "openai";
  model: string;
  judge(
    question: EditorQuestion,
    signal: AbortSignal,
  ): Answer<{ score: number; reason: string; summary: string }>;
};

export type CitedLink = { url: string; title: string; quote: string; publishedAt: Date | null };

export type DeepSearch = {
  name: "jina";
  search(question: string, signal: AbortSignal): Answer<{ links: CitedLink[] }>;
};

/** Says what a text is about as a vector, not all 0: of near ones the angle between them is small, whatever their language. */
export type Embedder = {
  name: "jina";
  model: string;
  embed(text: string, signal: AbortSignal): Answer<{ vector: number[] }>;
};

export type NewsServices = {
  reader: PageReader | null;
  reranker: Reranker | null;
  editor: NewsEditor | null;
  search: DeepSearch | null;
  embedder: Embedder | null;
};

export type NewsLimits = {
  itemsPerRun: number;
  /** Questions to all outside services together, and tokens, on a day (UTC). */
  callsPerDay: number;
  tokensPerDay: number;
  /** Whether the administrator stopped all calls to outside services. */
  isStopped: boolean;
};
