import type { Locale } from "./locale";

type Moment = Date | string | number;

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const day = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;
const minute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is far dearer to make than to use. */
function formatOf(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${style.month} ${style.timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], style);
  formats.set(key, format);
  return format;
}

/** A day in words, by UTC, so that server and browser agree: 2027年11月22日, 22 November 2027. */
export function longDate(moment: Moment, locale: Locale): string {
  return formatOf(locale, day).format(new Date(moment));
}

/** By UTC, which it then names, or in a time zone that the reader knows as their own. */
export function dateAndTime(moment: Moment, locale: Locale, timeZone = "UTC"): string {
  const timeZoneName = timeZone === "UTC" ? "short" : undefined;
  const style = { ...day, month: "short", ...minute, timeZone, timeZoneName } as const;
  return formatOf(locale, style).format(new Date(moment));
}
