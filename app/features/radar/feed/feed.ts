export type FeedItem = {
  /** Tells it from the other items of its feed, also when it is edited: guid, else address, else title and text; at most 500 characters. */
  key: string;
  /** Canonical address of the article: absolute http(s), without tracking; "" where the feed gives none. */
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  /** Who published it, where the feed gathers from others: RSS `source`, the title of Atom's `source`; "" where it says nothing. */
  outlet: string;
  categories: string[];
  /** What the feed says, with the zone learned; null where it says nothing readable. May lie ahead: see `publishedAt`. */
  publishedAt: Date | null;
};

export type FeedFormat = "rss" | "atom" | "rdf" | "json" | "links";

export type Feed = {
  format: FeedFormat;
  title: string;
  siteUrl: string;
  lang: string | null;
  /** How long the feed asks to be left alone: the longer of `ttl` and `sy:updatePeriod` by its frequency. */
  ttlMinutes: number | null;
  items: FeedItem[];
  isRepaired: boolean;
};
