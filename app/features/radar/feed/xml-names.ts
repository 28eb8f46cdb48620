import type { FeedFormat } from "./feed";

const namespaces: Record<string, string> = {
  "www.w3.org/2005/atom": "atom",
  "purl.org/atom/ns": "atom",
  "purl.org/dc/elements/1.1": "dc",
  "purl.org/dc/elements/1.0": "dc",
  "purl.org/dc/terms": "dcterms",
  "purl.org/rss/1.0/modules/content": "content",
  "purl.org/rss/1.0/modules/syndication": "sy",
  "search.yahoo.com/mrss": "media",
  "www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
  "rssnamespace.org/feedburner/ext/1.0": "feedburner",
  "www.w3.org/1999/02/22-rdf-syntax-ns": "rdf",
  "purl.org/rss/1.0": "",
  "my.netscape.com/rdf/simple/0.9": "",
  "channel.netscape.com/rdf/simple/0.9": "",
  "backend.userland.com/rss2": "",
};

const MOST_PREFIXES = 500;

export type Prefixes = Map<string, string>;

/** An element's name under the usual prefix of its namespace, in lower case; notes the prefixes that it declares. */
export function usualName(name: string, declared: [name: string, uri: string][], prefixes: Prefixes): string {
  let own: string | undefined;
  for (const [key, uri] of declared) {
    const usual = usualPrefix(uri);
    if (usual === undefined) continue;
    if (key === "xmlns") own = usual;
    else if (prefixes.size < MOST_PREFIXES) prefixes.set(key.slice(6), usual);
  }
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? own : (prefixes.get(name.slice(0, colon)) ?? name.slice(0, colon));
  const local = name.slice(colon + 1);
  return prefix ? `${prefix}:${local}` : local;
}

function usualPrefix(uri: string): string | undefined {
  const plain = uri
    .slice(0, 100)
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/#]$/, "");
  return Object.hasOwn(namespaces, plain) ? namespaces[plain] : undefined;
}

/** What the first element says of the whole. */
export const roots = new Map<string, FeedFormat>([
  ["rss", "rss"],
  ["feed", "atom"],
  ["rdf:rdf", "rdf"],
  ["rdf", "rdf"],
  ["channel", "rss"],
]);

const words = (text: string) => new Set(text.split(/\s+/));

export const itemNames = words("item entry");

export const foreignNames = words(
  "source image textinput cloud thr:in-reply-to itunes:owner media:community media:credit podcast:person items",
);

export const personNames = words("author dc:creator itunes:author managingeditor");

export const categoryNames = words("category dc:subject");

/** Fields whose value may hold markup that nobody escaped. */
export const richNames = words(
  `title summary content description content:encoded media:description body fulltext atom:title atom:summary
  atom:content`,
);

export const plainNames = words(
  `dc:title media:title itunes:title link atom:link guid id pubdate published issued created updated modified
  atom:published atom:updated date dc:date dcterms:date dcterms:issued dcterms:created dcterms:modified dc:description
  dcterms:abstract itunes:summary language dc:language ttl sy:updateperiod sy:updatefrequency feedburner:origlink`,
);

/** Fields that are names of HTML too, and so may stand in the value of another. */
export const htmlNames = words("title link summary body date");

/** An `xml:base` is relative to the one around it, and that to the feed's own address; "" where none is said. */
export function joinBase(own: string | undefined, around: string, url: string): string {
  if (own === undefined || own.trim() === "" || !URL.canParse(own, around || url)) return around;
  return new URL(own, around || url).href;
}
