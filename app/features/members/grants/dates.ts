import type { Locale } from "~/core/locale";

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const day = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;
const minute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;

/** A day in words, by UTC, so that server and browser agree: 2027年11月22日, 22 November 2027. */
export function longDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], day).format(new Date(iso));
}

export function dateAndTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { ...day, month: "short", ...minute }).format(new Date(iso));
}
