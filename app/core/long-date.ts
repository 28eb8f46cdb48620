import type { Locale } from "./locale";

/** How each language writes dates. */
export const dateTags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };

/** A day in words, by UTC, so that server and browser agree: 2027年11月22日, 22 November 2027. */
export function longDate(at: Date | number | string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(at),
  );
}
