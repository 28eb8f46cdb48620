import type { Locale } from "~/core/locale";
import { dateTags } from "~/core/long-date";

const day = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
const minute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;

export function dateAndTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTags[locale], { ...day, ...minute }).format(new Date(iso));
}
