import { canonicalUrl } from "./canonical-url";
import { htmlOf, titleText } from "./content";
import { type DateContext, learnZone, parseDate, type Zone } from "./dates";
import type { Feed } from "./feed";
import { lineOfHtml, shorten, withAbsoluteAddresses } from "./html-text";
import { type KeylessItem, withKeys } from "./item-keys";
import { firstText, MOST_ITEMS, MOST_NAMED, type RawEntry, type RawFeed, type RawText } from "./raw-feed";

const LONGEST_SUMMARY = 1000;
const LONGEST_AUTHOR = 200;
const LONGEST_CATEGORY = 60;
const TITLE_FROM_TEXT = 80;
const MOST_TTL_MINUTES = 60 * 24 * 30;

const titles = ["title", "atom:title", "dc:title", "media:title", "itunes:title"];
const contents = ["content:encoded", "content", "atom:content", "fulltext", "body"];
const summaries =
  "description summary atom:summary dc:description dcterms:abstract media:description itunes:summary".split(
    " ",
  );
const dates = (
  "pubdate published atom:published issued dcterms:issued created dcterms:created dc:date dcterms:date date " +
  "updated atom:updated modified dcterms:modified"
).split(" ");
const periodMinutes: Record<string, number> = {
  hourly: 60,
  daily: 1440,
  weekly: 10_080,
  monthly: 43_200,
  yearly: 525_600,
};

const noText: RawText = { value: "", type: "", base: "" };

type Context = { base: string; feedUrl: string; dates: DateContext; zone: Zone };

export function normaliseFeed(
  raw: RawFeed,
  about: { url: string; fetchedAt: Date },
): Omit<Feed, "isRepaired"> {
  const { head, format } = raw;
  const entries = raw.items.slice(0, MOST_ITEMS);
  const said = (...names: string[]) => firstText(head, ...names)?.value.trim() ?? "";
  const siteUrl = linkOf(head, { base: about.url, feedUrl: about.url }) ?? "";
  const lang = languageTag(said("language", "dc:language") || raw.lang);
  const spoken = lang ?? languageOfScript([head, ...entries.slice(0, 20)].map(titleOf).join(" "));
  const inFeed = { now: about.fetchedAt, lang: spoken, seen: new Map() };
  const written = entries.map((entry) => firstText(entry, ...dates)?.value ?? "");
  const zone = learnZone([...written, said("pubdate"), said("lastbuilddate"), said("updated")], inFeed);
  const context = { base: siteUrl || about.url, feedUrl: about.url, dates: inFeed, zone };
  const editors = format === "atom" || format === "json" ? head.authors : [];
  const items = entries
    .map((entry) => itemOf(entry, editors, context))
    .filter((item) => item.title !== "" || item.url !== "");
  return { format, title: titleOf(head), siteUrl, lang, ttlMinutes: ttlOf(said), items: withKeys(items) };
}

function itemOf(entry: RawEntry, editors: string[], context: Context): KeylessItem {
  const guid = firstText(entry, "guid", "id", "rdf:about")?.value.trim() ?? "";
  const url = linkOf(entry, context) ?? addressIn(guid, entry.isPermaLink, context) ?? "";
  const full = fullest(entry);
  const base = full?.base || context.base;
  const html = full ? withAbsoluteAddresses(htmlOf(full), base) : "";
  const short = firstText(entry, ...summaries);
  const summary = lineOfHtml(short ? htmlOf(short) : html, LONGEST_SUMMARY);
  const title = titleOf(entry) || (/\p{L}/u.test(summary) ? shorten(summary, TITLE_FROM_TEXT) : "");
  const outlet = titleText(firstText(entry, "source:title") ?? noText);
  const people = entry.authors.some((author) => author.trim() !== "") ? entry.authors : editors;
  return {
    guid,
    url,
    title,
    summary,
    html,
    author: authorOf(people),
    outlet,
    categories: entry.categories
      .map((name) => lineOfHtml(name, LONGEST_CATEGORY + 1))
      .filter((name) => name !== "" && name.length <= LONGEST_CATEGORY),
    publishedAt: dateOf(entry, context),
  };
}

function titleOf(entry: RawEntry): string {
  const title = firstText(entry, ...titles);
  return title ? titleText(title) : "";
}

function fullest(entry: RawEntry): RawText | null {
  const found = [...contents, ...summaries].flatMap((name) => entry.texts.get(name) ?? []);
  return found.reduce<RawText | null>(
    (best, text) => (best && best.value.length >= text.value.length ? best : text),
    null,
  );
}

function linkOf(entry: RawEntry, context: Pick<Context, "base" | "feedUrl">): string | null {
  const original = firstText(entry, "feedburner:origlink");
  const pages = entry.links
    .slice(0, MOST_NAMED)
    .filter(({ rel }) => ["", "alternate"].includes(rel.trim().toLowerCase()));
  const isHtml = ({ type }: { type: string }) => type === "" || /html/i.test(type);
  const hrefs = [...pages.filter(isHtml), ...pages.filter((link) => !isHtml(link))];
  for (const { href, base } of [...(original ? [{ href: original.value, base: "" }] : []), ...hrefs]) {
    const url = canonicalUrl(href, base || context.base, context.feedUrl);
    if (url !== null) return url;
  }
  return null;
}

/** A guid is an address where it is a whole one, or where the feed says so. */
function addressIn(guid: string, isPermaLink: boolean | null, context: Context): string | null {
  const isRelative = isPermaLink === true || guid.startsWith("/");
  return guid === "" ? null : canonicalUrl(guid, isRelative ? context.base : undefined, context.feedUrl);
}

function dateOf(entry: RawEntry, context: Context): Date | null {
  for (const name of dates) {
    const text = entry.texts.get(name);
    const date = text ? parseDate(text.value, context.dates, context.zone) : null;
    if (date) return date;
  }
  return null;
}

/** Names without their addresses of mail; an address alone is nobody's name. */
function authorOf(authors: string[]): string {
  const names = authors.slice(0, MOST_NAMED).map((author) => {
    const words = author.slice(0, LONGEST_AUTHOR).split(/\s+/);
    const name = words.filter((word) => !word.includes("@")).join(" ");
    const isAlone = words.length > name.split(" ").length;
    return lineOfHtml(isAlone ? name.replace(/^\(|\)$/g, "") : name, LONGEST_AUTHOR);
  });
  return shorten([...new Set(names.filter((name) => name !== ""))].join(", "), LONGEST_AUTHOR);
}

function ttlOf(said: (name: string) => string): number | null {
  const ttl = Number.parseInt(said("ttl"), 10) || 0;
  const period = periodMinutes[said("sy:updateperiod").toLowerCase()];
  const frequency = Math.max(1, Number.parseInt(said("sy:updatefrequency"), 10) || 1);
  const longest = Math.max(ttl, period ? Math.round(period / frequency) : 0);
  return longest > 0 ? Math.min(longest, MOST_TTL_MINUTES) : null;
}

function languageTag(text: string): string | null {
  const tag = text.trim().replaceAll("_", "-").toLowerCase();
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/.test(tag) ? tag : null;
}

function languageOfScript(text: string): string {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return "ja";
  if (/\p{Script=Hangul}/u.test(text)) return "ko";
  return /\p{Script=Han}/u.test(text) ? "zh" : "";
}
