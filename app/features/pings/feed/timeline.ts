import type { Locale } from "~/core/locale";
import { type Dated, formatOf, hourKey, tags } from "./times";

/** An hour of a day in the reader's zone, with the first card that came in it. */
export type HourMark = { key: string; hour: string; firstId: string };

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
