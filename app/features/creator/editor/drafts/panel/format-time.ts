const LATEST_TIME = 8.64e15;

export function dateOf(at: number): Date {
  return new Date(Math.min(Math.max(at, -LATEST_TIME), LATEST_TIME));
}

export function formatTime(at: number, locale: string, now: number): string {
  const date = dateOf(at);
  const isToday = date.toDateString() === dateOf(now).toDateString();
  return new Intl.DateTimeFormat(
    locale,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(date);
}
