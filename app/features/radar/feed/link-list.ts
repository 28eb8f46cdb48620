import { addressKey, canonicalUrl } from "./canonical-url";
import { type DateContext, learnZone, parseDate } from "./dates";
import type { Feed } from "./feed";
import { withKeys } from "./item-keys";
import { isTitle, type LinkPage, type PageLink, readLinkPage, weightOf } from "./page-links";

const MOST_ITEMS = 50;
/** Fewer links are no list. */
const LEAST_ITEMS = 3;
const MOST_WEIGHT = 60;

/** Folders that lead to lists, people and forms. */
const menuFolders = new Set(
  "tag tags category categories author authors user users login signin signup register search about contact privacy terms page account subscribe cart feed rss".split(
    " ",
  ),
);

type Entry = PageLink & { url: string };

/** The main list of links of a page that has no feed, read as if it were one: titles that are long enough, of the same site, not its
 * navigation; keys are the addresses, dates where the page or the address tells them. Null where there is no such list. */
export function readLinkList(html: string, about: { url: string; fetchedAt: Date }): Feed | null {
  const page = readLinkPage(html, about.url);
  const entries = entriesOf(page, about.url);
  const chosen = mainList(entries.filter(({ isDoubtful }) => !isDoubtful)) ?? mainList(entries);
  if (!chosen) return null;
  const dates = factsNear(chosen, page.dates);
  const texts = factsNear(chosen, page.texts);
  const lang = page.lang ?? "";
  const context: DateContext = { now: about.fetchedAt, lang, seen: new Map() };
  const zone = learnZone([...dates.values()].flat(), context);
  const dateOf = (url: string): Date | null => {
    for (const text of [...(dates.get(url) ?? []), ...dateInAddress(url)]) {
      const date = parseDate(text, context, zone);
      if (date) return date;
    }
    return null;
  };
  const items = chosen.map(({ url, title }) => ({
    ...{ guid: "", url, title, html: "", author: "", outlet: "", categories: [] },
    summary: (texts.get(url) ?? []).find((text) => text !== title) ?? "",
    publishedAt: dateOf(url),
  }));
  const { title } = page;
  return {
    ...{ format: "links", title, siteUrl: about.url, lang: page.lang, ttlMinutes: null },
    ...{ items: withKeys(items), isRepaired: false },
  };
}

/** The links that may be news, each address once with its best title, in the order of the page. */
function entriesOf(page: LinkPage, pageUrl: string): Entry[] {
  const host = hostOf(pageUrl);
  const own = new Set(foldersOf(pageUrl));
  const found = new Map<string, Entry>();
  for (const link of page.links) {
    const url = isTitle(link.title) ? canonicalUrl(link.href, page.base, pageUrl) : null;
    if (url === null || !isSameSite(hostOf(url), host) || isPageItself(url, pageUrl)) continue;
    if (foldersOf(url).some((folder) => menuFolders.has(folder) && !own.has(folder))) continue;
    const known = found.get(url);
    const isBetter = known && !known.isHeading && (link.isHeading || link.title.length > known.title.length);
    if (!known || isBetter) found.set(url, { ...link, url });
  }
  return [...found.values()];
}

/** Those whose addresses look alike and whose titles say most together. */
function mainList(entries: readonly Entry[]): Entry[] | null {
  const lists = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const shape = shapeOf(entry.url);
    const list = lists.get(shape) ?? new Map<string, Entry>();
    if (!list.has(entry.title)) list.set(entry.title, entry);
    lists.set(shape, list);
  }
  const saying = (list: readonly Entry[]) =>
    list.reduce(
      (sum, { title, isHeading }) => sum + Math.min(weightOf(title), MOST_WEIGHT) * (isHeading ? 2 : 1),
      0,
    );
  const ranked = [...lists.values()]
    .map((list) => [...list.values()])
    .filter((list) => list.length >= LEAST_ITEMS)
    .map((list) => ({ list, weight: saying(list) }))
    .sort((a, b) => b.weight - a.weight);
  return ranked[0]?.list.slice(0, MOST_ITEMS) ?? null;
}

/** An address by the kinds of its parts: articles of a site have the same, whatever section they stand in. */
function shapeOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split("/").filter((part) => part !== "");
  const kinds = parts.map((part) => {
    if (/^\d+$/.test(part)) return "#";
    return /\.(?:s?html?|php|aspx?|jsp)$/i.exec(part)?.[0].toLowerCase() ?? "*";
  });
  return `${kinds.join("/")}?${[...searchParams.keys()].sort().join("&")}`;
}

/** For each entry what stands in the smallest element around it that holds such a thing, where that element holds no other entry. */
function factsNear(entries: readonly Entry[], facts: LinkPage["dates"]): Map<string, string[]> {
  const urlsIn = new Map<number, Set<string>>();
  for (const { within, url } of entries)
    for (const element of within) urlsIn.set(element, (urlsIn.get(element) ?? new Set()).add(url));
  const factsIn = new Map<number, string[]>();
  for (const { within, value } of facts)
    for (const element of within) {
      const known = factsIn.get(element) ?? [];
      if (known.length < 4) factsIn.set(element, [...known, value]);
    }
  return new Map(
    entries.map(({ within, url }) => {
      const around = within.findLast((element) => factsIn.has(element));
      const isAlone = around !== undefined && urlsIn.get(around)?.size === 1;
      return [url, isAlone ? (factsIn.get(around) ?? []) : []];
    }),
  );
}

function dateInAddress(url: string): string[] {
  const [, year, month, day] =
    /\/(20\d\d)[-/]?(\d\d)[-/]?(\d\d)(?=[/_.-]|$)/.exec(new URL(url).pathname) ?? [];
  return year === undefined ? [] : [`${year}-${month}-${day}`];
}

function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? "").replace(/^(?:www|m)\./, "");
}

function isSameSite(host: string, pageHost: string): boolean {
  return host === pageHost || host.endsWith(`.${pageHost}`);
}

function foldersOf(url: string): string[] {
  return (URL.parse(url)?.pathname ?? "")
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
}

function isPageItself(url: string, pageUrl: string): boolean {
  const plain = (address: string) => addressKey(address.split("#", 1).join());
  return plain(url) === plain(pageUrl);
}
