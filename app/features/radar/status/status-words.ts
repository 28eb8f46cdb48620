import type { Locale, Translate } from "~/core/locale";

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const minute = { unit: "minute", ms: 60_000 } as const;
const units = [{ unit: "day", ms: 86_400_000 }, { unit: "hour", ms: 3_600_000 }, minute] as const;

/** How far a moment is from now, in its largest unit: "in 25 minutes", "3 小时前". Milliseconds since 1970. */
export function relativeTime(moment: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(tags[locale], { numeric: "always" });
  const away = moment - now;
  const largest = units.find(({ ms }) => Math.abs(away) >= ms);
  if (largest) return format.format(Math.trunc(away / largest.ms), largest.unit);
  return format.format(Math.trunc(away / 1000), "second");
}

/** How long something takes, in its largest unit: "25 minutes", "3 小时". */
export function durationText(ms: number, locale: Locale): string {
  const { unit, ms: length } = units.find((each) => ms >= each.ms) ?? minute;
  const style = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(tags[locale], style).format(ms / length);
}

const RUN_MS = 15 * 60_000;

/** When a source is asked whose turn is at a moment: with the next run of the cron, each quarter of an hour, and never in the past. */
export function nextRun(turn: number, now: number): number {
  return Math.ceil(Math.max(turn, now + 1) / RUN_MS) * RUN_MS;
}

const DAY_MS = 86_400_000;

export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

export function shortDay(day: string, locale: Locale): string {
  const style = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tags[locale], style).format(new Date(`${day}T00:00:00Z`));
}

const services = ["jina", "openai"];
const steps = ["page", "reader", "score", "summary", "story"];

/** A note of a reading in words: `<step>:<service>` says who has worked, `<step>:<reason>` what has failed; any other as it was noted. */
export function noteText(note: string, say: Translate): string {
  const [, step = "", detail = ""] = note.match(/^([a-z]+):(.+)$/) ?? [];
  if (!steps.includes(step)) return note;
  if (services.includes(detail))
    return say(`radar:notes.by.${step}`, { service: say(`radar:services.${detail}`) });
  return say(`radar:notes.failed.${step}`, { reason: reasonText(detail, say) });
}

export function reasonText(reason: string, say: Translate): string {
  const [, status] = reason.match(/^status (\d{3})$/) ?? [];
  if (status !== undefined) return say("radar:notes.status", { status });
  // What stands inside of a sentence does not end one.
  return say(`errors:${reason}`).replace(/[.。]$/, "");
}
