/** One item of a feed as we understand it. All texts are untrusted. */
export type FeedItem = {
  key: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  /** Who published it, where the feed gathers from others ("" for its own): RSS `source`, the title of Atom's `source`. */
  outlet: string;
  publishedAt: Date | null;
};

export type Feed = {
  format: "rss" | "atom" | "rdf" | "json";
  title: string;
  siteUrl: string;
  lang: string | null;
  ttlMinutes: number | null;
  items: FeedItem[];
  isRepaired: boolean;
};
