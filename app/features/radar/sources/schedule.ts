const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No source is asked more often than this, or less often while it is well. */
export const SHORTEST_MS = 30 * MINUTE;
export const LONGEST_MS = DAY;

const SHORTEST_WISH_MS = MINUTE;
const LONGEST_WISH_MS = 7 * DAY;

/** After this long of nothing but "unchanged" a source is asked without validators: some servers say so for ever. */
export const UNCHANGED_FOR_MS = 7 * DAY;

export const MOVES = 3;

/** Up to a tenth earlier or later, so that sources do not stay in step. `random` is 0–1. */
function jittered(ms: number, random: number): number {
  return Math.round(ms * (0.9 + 0.2 * random));
}

/** How long to wait after a reading that went well: about one new item a visit, never below what feed (`ttl`, `sy`) or server
 * (`max-age`, `Expires`) ask for. */
export function waitAfterReading(
  reading: { itemsPerWeek: number; ttlMinutes: number | null; maxAgeMs: number | null },
  random: number,
): number {
  const byRate = reading.itemsPerWeek > 0 ? (7 * DAY) / reading.itemsPerWeek : LONGEST_MS;
  const asked = Math.max((reading.ttlMinutes ?? 0) * MINUTE, reading.maxAgeMs ?? 0);
  const wait = jittered(Math.max(SHORTEST_MS, byRate, asked), random);
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, wait));
}

/** How long to wait after the nth failure in a row (1 is the first): doubling from half an hour to a day, or as the server says. */
export function waitAfterFailure(
  { failures, retryAfterMs }: { failures: number; retryAfterMs: number | null },
  random: number,
): number {
  if (retryAfterMs !== null) return Math.min(LONGEST_WISH_MS, Math.max(SHORTEST_WISH_MS, retryAfterMs));
  return jittered(Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(failures - 1, 10)), random);
}

/** New items a week: the rate of those that the feed shows, held against what was known, as an item more or less should not change it
 * much. */
export function itemsPerWeek(dates: readonly Date[], now: Date, before: number): number {
  const weekAgo = now.getTime() - 7 * DAY;
  const recent = dates.map((date) => date.getTime()).filter((time) => time > weekAgo);
  const oldest = Math.min(...recent);
  const span = Math.max(DAY, now.getTime() - oldest);
  const rate = recent.length === 0 ? 0 : (recent.length * 7 * DAY) / span;
  return before === 0 ? rate : (before + rate) / 2;
}

export function maxAgeOf(headers: Headers, now: Date): number | null {
  const control = headers.get("cache-control") ?? "";
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(control) ?? [];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const expires = Date.parse(headers.get("expires") ?? "");
  return Number.isNaN(expires) ? null : Math.max(0, expires - now.getTime());
}
