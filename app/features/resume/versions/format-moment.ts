/** "16 Mar, 14:05", by the reader's own clock. */
export function formatMoment(at: number, locale: string): string {
  const parts = { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, parts).format(new Date(at));
}
