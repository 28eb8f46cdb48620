const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The largest step of a clock: all are multiples of it. */
const QUARTER_MS = HOUR_MS / 4;
/** Clocks are put forward by less than so many hours; till then before the hour nothing is looked at. */
const LARGEST_CHANGE = 3;

type Hour = { hour: number; timeZone: string };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (formats.size < 500) formats.set(timeZone, format);
  return format;
}

/** What a clock and a calendar there show. */
function clockAt(moment: number, timeZone: string): { day: string; hour: number; minute: number } {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  return { day, hour: Number(part("hour")), minute: Number(part("minute")) };
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The next moment after `after` at which a day there comes to this hour, once a day. Where clocks are put forward over the hour, it is
 * the moment at which they are; where it comes twice, the first of the two. */
export function nextTurn(after: Date, { hour, timeZone }: Hour): Date {
  const start = Math.floor(after.getTime() / QUARTER_MS) * QUARTER_MS;
  const now = clockAt(start, timeZone);
  let { day } = now;
  let isPast = now.hour >= hour;
  const hours = (isPast ? 24 : 0) + hour - now.hour;
  const end = start + 3 * DAY_MS;
  for (let moment = start + Math.max(QUARTER_MS, (hours - LARGEST_CHANGE) * HOUR_MS); moment < end; ) {
    const shown = clockAt(moment, timeZone);
    if (shown.day !== day) isPast = false;
    if (!isPast && shown.hour >= hour) return new Date(moment);
    // An hour that comes again, when clocks are put back, was there before on the same day.
    isPast ||= shown.hour >= hour;
    day = shown.day;
    moment += QUARTER_MS;
  }
  return new Date(end);
}

/** When it is due after a change of what is wanted: on no day on which it may have come already, which `dueAt` tells. */
export function movedTurn(dueAt: Date, now: Date, wanted: Hour): Date {
  const earliest = clockAt(dueAt.getTime(), wanted.timeZone).day;
  let turn = nextTurn(now, wanted);
  while (clockAt(turn.getTime(), wanted.timeZone).day < earliest) turn = nextTurn(turn, wanted);
  return turn;
}

/** Whether a moment is one of its hours, and not one to which a push service has put us off. */
export function isTurn(moment: Date, wanted: Hour): boolean {
  return nextTurn(new Date(moment.getTime() - 1), wanted).getTime() === moment.getTime();
}
