import { parseFeed } from "feedsmith";
import { MOST_ITEMS, type RawEntry, type RawFeed, rawEntry } from "./raw-feed";
import { joinBase } from "./xml-base";

type Words = string | { value?: string; type?: string; xml?: { base?: string } };
type Link = { href?: string; rel?: string; type?: string };
type Person = { name?: string; email?: string };

/** What the feeds and items of RSS, RDF and Atom have in common, and each its own. */
type Said = {
  title?: Words;
  link?: string;
  links?: Link[];
  description?: Words;
  summary?: Words;
  content?: { encoded?: string; value?: string; type?: string; xml?: { base?: string } };
  guid?: { value?: string; isPermaLink?: boolean };
  id?: string;
  rdf?: { about?: string };
  pubDate?: string;
  lastBuildDate?: string;
  published?: string;
  updated?: string;
  authors?: Person[];
  /** Who published it, where the feed gathers from others: RSS has a title, Atom the head of the other feed. */
  source?: { title?: Words };
  language?: string;
  ttl?: number;
  sy?: { updatePeriod?: string; updateFrequency?: number };
  dc?: {
    titles?: string[];
    descriptions?: string[];
    creators?: string[];
    dates?: string[];
    languages?: string[];
  };
  dcterms?: {
    issued?: string[];
    created?: string[];
    dates?: string[];
    modified?: string[];
    abstracts?: string[];
  };
  media?: { title?: Words; description?: Words; groups?: MediaWords[]; contents?: MediaWords[] };
  itunes?: { title?: string; summary?: string; author?: string };
  atom?: {
    title?: Words;
    summary?: Words;
    content?: Words;
    links?: Link[];
    published?: string;
    updated?: string;
  };
  xml?: { base?: string; lang?: string };
};
type MediaWords = { title?: Words; description?: Words };

/** Reads XML that is nearly well-formed; null for what it refuses. */
export function readWithFeedsmith(text: string, url: string): RawFeed | null {
  const found = parsed(text);
  if (!found || found.format === "json") return null;
  const { format, feed } = found;
  const said: Said = feed;
  const items: Said[] = (found.format === "atom" ? found.feed.entries : found.feed.items) ?? [];
  const base = joinBase(said.xml?.base, "", url);
  const read = (each: Said) => entryOf(each, joinBase(each.xml?.base, base, url), url);
  return { format, lang: said.xml?.lang ?? "", head: read(said), items: items.map(read) };
}

function parsed(text: string) {
  try {
    return parseFeed(text, { maxItems: MOST_ITEMS });
  } catch {
    return null;
  }
}

function entryOf(said: Said, base: string, url: string): RawEntry {
  const entry = rawEntry();
  const add = (name: string, words: Words | number | undefined) => {
    const { value, type = "", xml } = typeof words === "object" ? words : { value: words?.toString() };
    if (value === undefined || value.trim() === "" || entry.texts.has(name)) return;
    entry.texts.set(name, { value, type: type.toLowerCase(), base: joinBase(xml?.base, base, url) });
  };
  const { dc, dcterms, media, itunes, atom, content } = said;
  const groups = [media, ...(media?.groups ?? []), ...(media?.contents ?? [])];
  const fields: Record<string, (Words | number | undefined)[]> = {
    title: [said.title],
    "atom:title": [atom?.title],
    "dc:title": [dc?.titles?.[0]],
    "media:title": groups.map((group) => group?.title),
    "itunes:title": [itunes?.title],
    description: [said.description],
    summary: [said.summary],
    content: [content],
    "content:encoded": [content?.encoded],
    "atom:summary": [atom?.summary],
    "atom:content": [atom?.content],
    "dc:description": [dc?.descriptions?.[0]],
    "dcterms:abstract": [dcterms?.abstracts?.[0]],
    "media:description": groups.map((group) => group?.description),
    "itunes:summary": [itunes?.summary],
    guid: [said.guid?.value],
    id: [said.id],
    "rdf:about": [said.rdf?.about],
    pubdate: [said.pubDate],
    lastbuilddate: [said.lastBuildDate],
    published: [said.published],
    updated: [said.updated],
    "atom:published": [atom?.published],
    "atom:updated": [atom?.updated],
    "dc:date": [dc?.dates?.[0]],
    "dcterms:issued": [dcterms?.issued?.[0]],
    "dcterms:created": [dcterms?.created?.[0]],
    "dcterms:date": [dcterms?.dates?.[0]],
    "dcterms:modified": [dcterms?.modified?.[0]],
    "source:title": [said.source?.title],
    language: [said.language],
    "dc:language": [dc?.languages?.[0]],
    ttl: [said.ttl],
    "sy:updateperiod": [said.sy?.updatePeriod],
    "sy:updatefrequency": [said.sy?.updateFrequency],
  };
  for (const [name, values] of Object.entries(fields)) for (const value of values) add(name, value);
  const own = said.link === undefined ? [] : [{ href: said.link }];
  for (const { href, rel = "alternate", type = "" } of [
    ...own,
    ...(said.links ?? []),
    ...(atom?.links ?? []),
  ] as Link[]) {
    if (href !== undefined) entry.links.push({ href, rel, type, base });
  }
  const names = [...(said.authors ?? []).map(({ name }) => name), ...(dc?.creators ?? []), itunes?.author];
  entry.authors.push(...names.flatMap((name) => name ?? []));
  entry.isPermaLink = said.guid?.isPermaLink ?? null;
  return entry;
}
