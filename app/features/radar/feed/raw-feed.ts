import type { FeedFormat } from "./feed";

export const MOST_ITEMS = 500;
export const LONGEST_FIELD = 300_000;
export const MOST_NAMED = 20;

/** `type` is the attribute of Atom: text, html, xhtml or a media type; "" where nothing is said. `base` is the nearest `xml:base`. */
export type RawText = { value: string; type: string; base: string };

type RawLink = { href: string; rel: string; type: string; base: string };

export type RawEntry = {
  /** The first value of each field under its usual prefix, in lower case: title, dc:title, content:encoded, pubdate. */
  texts: Map<string, RawText>;
  links: RawLink[];
  authors: string[];
  categories: string[];
  /** Of a guid: false where the feed says that it is no address. */
  isPermaLink: boolean | null;
};

export type RawFeed = { format: FeedFormat; lang: string; head: RawEntry; items: RawEntry[] };

export function rawEntry(): RawEntry {
  return { texts: new Map(), links: [], authors: [], categories: [], isPermaLink: null };
}

export function firstText(entry: RawEntry, ...names: string[]): RawText | null {
  for (const name of names) {
    const text = entry.texts.get(name);
    if (text) return text;
  }
  return null;
}
