import { readChineseDate } from "./chinese-dates";
import { readEnglishDate } from "./english-dates";
import type { FeedItem } from "./feed";
import { readIsoDate } from "./iso-dates";
import { moment, type Wall } from "./moment";
import { zoneOfLanguage } from "./zones";

const LONGEST_DATE = 100;
const FUTURE_MS = 5 * 60_000;

/** The zone of dates that name none, in minutes; with `replacesUtc` also of those that wrongly name UTC. */
export type Zone = { minutes: number; replacesUtc: boolean };

/**
 * `now` is what words like "yesterday" count from; `lang` says whose time CST is and which zone Chinese words are in; `seen`
 * keeps what was read, for the dates of one feed.
 */
export type DateContext = { now: Date; lang: string; seen?: Map<string, Wall | null> };

/**
 * The moment that a feed's date means, or null where it means none: RFC 822 and ISO 8601 in sloppy forms, the layouts of
 * many programs in English and in numbers, Chinese words, seconds since 1970. Years before 1980 and after 2100 are mistakes.
 */
export function parseDate(
  text: string,
  context: DateContext,
  zone: Zone = { minutes: 0, replacesUtc: false },
): Date | null {
  const found = readDate(text, context);
  if (!found) return null;
  return moment(found.zone === 0 && zone.replacesUtc ? { ...found, zone: null } : found, zone.minutes);
}

/** When an item counts as published: never after it was fetched, and then where the feed says nothing readable. */
export function publishedAt(item: Pick<FeedItem, "publishedAt">, fetchedAt: Date): Date {
  return item.publishedAt && item.publishedAt < fetchedAt ? item.publishedAt : fetchedAt;
}

/**
 * The zone of a feed's dates that name none: that of its other dates, else that of its language where two would otherwise
 * lie in the future, else UTC. Where dates in UTC lie in the future, they were local times.
 */
export function learnZone(dates: string[], context: DateContext): Zone {
  const latest = context.now.getTime() + FUTURE_MS;
  const read = dates.flatMap((text) => readDate(text, context) ?? []);
  const ahead = read.filter((wall) => !wall.zone && (moment(wall, 0)?.getTime() ?? 0) > latest);
  const ofLanguage = zoneOfLanguage(context.lang);
  const isAhead = ahead.length >= 2 && ofLanguage !== null;
  const named = read.find((wall) => wall.zone)?.zone;
  return {
    minutes: named ?? (isAhead ? ofLanguage : 0),
    replacesUtc: isAhead && ahead.some(({ zone }) => zone === 0),
  };
}

function readDate(text: string, context: DateContext): Wall | null {
  const seen = context.seen?.get(text);
  if (seen !== undefined) return seen;
  const wall = readLine(text, context);
  context.seen?.set(text, wall);
  return wall;
}

function readLine(text: string, context: DateContext): Wall | null {
  const line = text
    .slice(0, LONGEST_DATE + 1)
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim();
  if (line === "" || line.length > LONGEST_DATE) return null;
  const bare = line
    .replace(/ ?\[[^\]]{0,40}\]$/, "")
    .replace(/ ?\([^)]{0,60}\)/, "")
    .replace(/^\p{L}{2,20}: ?/u, "")
    .replace(/^(\d{4})\. (\d{1,2})\. (\d{1,2})\.?/, "$1-$2-$3");
  return readIsoDate(bare) ?? readChineseDate(bare, context) ?? readEnglishDate(bare, context.lang);
}
