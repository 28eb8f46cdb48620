import { readChineseDate } from "./chinese-dates";
import { readEnglishDate } from "./english-dates";
import type { FeedItem } from "./feed";
import { momentOfWall, type Wall, wallAt } from "./moment";
import { readOffset, zoneOfLanguage } from "./zones";

const LONGEST_DATE = 100;
const FUTURE_MS = 5 * 60_000;

/** The zone of dates that name none, in minutes; with `replacesUtc` also of those that wrongly name UTC. */
export type Zone = { minutes: number; replacesUtc: boolean };

/** `now` is what "yesterday" counts from; `lang` says whose time CST is and which zone Chinese words are in; `seen` keeps what was read. */
export type DateContext = { now: Date; lang: string; seen?: Map<string, Wall | null> };

/** The moment that a feed's date means, or null: RFC 822 and ISO 8601 in sloppy forms, layouts of many programs in English and numbers,
 * Chinese words, seconds since 1970. Years before 1980 and after 2100 are mistakes. */
export function parseDate(
  text: string,
  context: DateContext,
  zone: Zone = { minutes: 0, replacesUtc: false },
): Date | null {
  const found = readDate(text, context);
  if (!found) return null;
  return momentOfWall(found.zone === 0 && zone.replacesUtc ? { ...found, zone: null } : found, zone.minutes);
}

/** When an item counts as published: never after it was fetched, and then where the feed says nothing readable. */
export function publishedAt(item: Pick<FeedItem, "publishedAt">, fetchedAt: Date): Date {
  return item.publishedAt && item.publishedAt < fetchedAt ? item.publishedAt : fetchedAt;
}

/** The zone of a feed's dates that name none: that of its other dates, else that of its language where two would lie in the future, else
 * UTC. Where dates in UTC lie in the future, they were local times. */
export function learnZone(dates: string[], context: DateContext): Zone {
  const latest = context.now.getTime() + FUTURE_MS;
  const read = dates.flatMap((text) => readDate(text, context) ?? []);
  const ahead = read.filter((wall) => !wall.zone && (momentOfWall(wall, 0)?.getTime() ?? 0) > latest);
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

const written =
  /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?|(\d{2})(\d{2})?)?(?:[T _,]{1,3}(?:(\d{1,2})(?::?(\d{1,2})(?::?(\d{1,2})(?:[.,:]\d{1,9})?)?)?(?=$|[ Z+-]))?)?(.*)$/i;

function readIsoDate(text: string): Wall | null {
  if (/^\d{9,10}$|^\d{12,13}$/.test(text)) {
    const epoch = wallAt(text.length > 10 ? Number(text) : Number(text) * 1000, 0);
    return momentOfWall(epoch, 0) && epoch;
  }
  const found = written.exec(text.replace(/^(\d{8})(\d{4}(?:\d{2})?)$/, "$1T$2"));
  if (!found) return null;
  const [, year, , month, day, joinedMonth, joinedDay, hour, minute, second, rest = ""] = found;
  const named = rest.trim();
  const zone = named === "" ? null : readOffset(named);
  if (named !== "" && (hour === undefined || zone === null)) return null;
  const wall = {
    ...{ year: Number(year), month: Number(month ?? joinedMonth ?? 1), day: Number(day ?? joinedDay ?? 1) },
    ...{ hour: Number(hour ?? 0), minute: Number(minute ?? 0), second: Number(second ?? 0), zone },
  };
  return momentOfWall(wall, 0) && wall;
}
