const tagOf = (locale: string) => (locale === "en" ? "en-GB" : locale);

/** "16 Mar, 14:05", by the reader's own clock. */
export function formatMoment(at: number, locale: string): string {
  const parts = { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(tagOf(locale), parts).format(new Date(at));
}

/** "16 Mar 2027" of 2027-03-16; what is no day stays as it is. */
export function formatDay(day: string, locale: string): string {
  const parts = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  const date = new Date(day);
  return Number.isNaN(date.valueOf()) ? day : new Intl.DateTimeFormat(tagOf(locale), parts).format(date);
}
