import type { Locale } from "~/core/locale";

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };

const known = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${locale} ${options.timeZone}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { hourCycle: "h23", ...options });
  known.set(key, format);
  return format;
}

/** Day and time of a card. Where nobody knows the reader's zone yet, it is said to be UTC. */
export function timeOf(moment: string, locale: Locale, timeZone: string | null): string {
  const format = formatOf("time", tags[locale], {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: timeZone ?? "UTC",
  });
  return timeZone ? format.format(new Date(moment)) : `${format.format(new Date(moment))} UTC`;
}

type Dated = { id: string; createdAt: string };

export function hourKey(moment: string, timeZone: string): string {
  const options = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", timeZone } as const;
  const parts = formatOf("hour", "en-GB", options).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}`;
}

/** The first card of each day, with the day in words; by UTC where nobody knows the reader's zone yet. */
export function dayOpeners(cards: Dated[], locale: Locale, timeZone: string | null): Map<string, string> {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: timeZone ?? "UTC" } as const;
  const format = formatOf("long day", tags[locale], options);
  const openers = new Map<string, string>();
  let last = "";
  for (const { id, createdAt } of cards) {
    const day = format.format(new Date(createdAt));
    if (day !== last) openers.set(id, day);
    last = day;
  }
  return openers;
}

type HourMark = { key: string; hour: string; firstId: string };

export type DayMarks = { key: string; label: string; firstId: string; hours: HourMark[] };

/** The days and hours of a list of cards, in its order, each hour once. */
export function timelineOf(cards: Dated[], locale: Locale, timeZone: string): DayMarks[] {
  const label = formatOf("day", tags[locale], { month: "short", day: "numeric", weekday: "short", timeZone });
  const days = new Map<string, DayMarks>();
  const seen = new Set<string>();
  for (const { id, createdAt } of cards) {
    const key = hourKey(createdAt, timeZone);
    if (seen.has(key)) continue;
    seen.add(key);
    const [dayKey = "", hour = ""] = key.split(" ");
    const name = label.format(new Date(createdAt));
    const day = days.get(dayKey) ?? { key: dayKey, label: name, firstId: id, hours: [] };
    day.hours.push({ key, hour: `${hour}:00`, firstId: id });
    days.set(dayKey, day);
  }
  return [...days.values()];
}
