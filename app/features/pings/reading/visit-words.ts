import type { Locale } from "~/core/locale";

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const DAY_MS = 24 * 3_600_000;

/** When somebody was last here, as one says it: 18:20, yesterday 18:20, 27 Nov 18:20. */
export function whenOf(moment: number, now: number, locale: Locale, timeZone: string): string {
  const tag = tags[locale];
  const dayOf = (at: number) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
  const time = new Intl.DateTimeFormat(tag, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(moment);
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / DAY_MS);
  if (days === 0) return time;
  if (days === 1) return `${new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(-1, "day")} ${time}`;
  const date = new Intl.DateTimeFormat(tag, { month: "short", day: "numeric", timeZone }).format(moment);
  return `${date} ${time}`;
}
