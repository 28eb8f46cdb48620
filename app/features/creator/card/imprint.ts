import type { Locale } from "~/core/locale";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function initialOf(text: string): string {
  const [first] = letters.segment(text.trim());
  return first?.segment.toUpperCase() ?? "";
}

export function shownBrand(name: string): string {
  const bare = name.trim().replace(/^[@＠\s]+/u, "");
  return bare && `@${bare}`;
}

export type CardDay = { full: string; day: string; month: string };

export function cardDay(date: Date, locale: Locale): CardDay {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = locale === "zh" ? two(date.getDate()) : String(date.getDate());
  const month =
    locale === "zh"
      ? `${date.getFullYear()}.${two(date.getMonth() + 1)}`
      : new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" }).format(date);
  return { full: locale === "zh" ? `${month}.${day}` : `${day} ${month}`, day, month };
}
