import { fullYear, moment, type Wall, wallAt } from "./moment";
import { readOffset } from "./zones";

const dashed = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?=$|[T _,])/i;
const joined = /^(\d{4})(?:(\d{2})(\d{2})?)?(?=$|[T _,])/i;
const slashed = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?=$|[T _,])/i;
const ordinal = /^(\d{4})-?(\d{3})(?=$|[T ])/i;
const week = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?(?=$|[T ])/i;
const time = /^[T _,]{1,3}(\d{1,2})(?::?(\d{1,2})(?::?(\d{1,2})(?:[.,:]\d{1,9})?)?)?(?=$|[ Z+-])/i;

/** ISO 8601 in all its forms, with slashes and dots, without separators; seconds and milliseconds since 1970. */
export function readIsoDate(text: string): Wall | null {
  if (/^\d{9,10}$|^\d{12,13}$/.test(text)) return readEpoch(text);
  const squeezed = /^(\d{8})(\d{4}(?:\d{2})?)$/.exec(text);
  if (squeezed) return readIsoDate(`${squeezed[1]}T${squeezed[2]}`);
  const date = readDay(text);
  if (!date) return null;
  const rest = text.slice(date.length);
  const none = { hour: 0, minute: 0, second: 0, zone: null };
  const whole = (clock: typeof none | Omit<Wall, "year" | "month" | "day">): Wall | null => {
    const wall = { year: date.year, month: date.month, day: date.day, ...clock };
    return moment(wall, 0) ? wall : null;
  };
  if (rest === "" || /^[ T]$/i.test(rest)) return whole(none);
  const clock = time.exec(rest);
  if (!clock) return null;
  const [all, hour, minute = "0", second = "0"] = clock;
  const named = rest.slice(all.length).trim();
  const zone = named === "" ? null : readOffset(named);
  if (named !== "" && zone === null) return null;
  return whole({ hour: Number(hour), minute: Number(minute), second: Number(second), zone });
}

type Day = { year: number; month: number; day: number; length: number };

function readDay(text: string): Day | null {
  const short = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? /^-(\d{2})-(\d{2})$/.exec(text);
  if (short) {
    const found = { year: fullYear(short[1] ?? ""), month: Number(short[2]), day: Number(short[3] ?? 1) };
    if (moment({ ...found, hour: 0, minute: 0, second: 0, zone: 0 }, 0))
      return { ...found, length: text.length };
  }
  const inWeek = week.exec(text);
  if (inWeek)
    return dayOfWeek(Number(inWeek[1]), Number(inWeek[2]), Number(inWeek[3] ?? 1), inWeek[0].length);
  const inYear = ordinal.exec(text);
  if (inYear) return dayFrom(Date.UTC(Number(inYear[1]), 0, Number(inYear[2])), inYear[0].length);
  const parted = slashed.exec(text);
  if (parted) {
    return {
      year: Number(parted[1]),
      month: Number(parted[3]),
      day: Number(parted[4]),
      length: parted[0].length,
    };
  }
  const plain = dashed.exec(text) ?? joined.exec(text);
  if (!plain) return null;
  const [all, year, month = "1", inMonth = "1"] = plain;
  return { year: Number(year), month: Number(month), day: Number(inMonth), length: all.length };
}

function dayOfWeek(year: number, number: number, weekday: number, length: number): Day {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000;
  return dayFrom(monday + ((number - 1) * 7 + weekday - 1) * 86_400_000, length);
}

function dayFrom(at: number, length: number): Day {
  const { year, month, day: inMonth } = wallAt(at, 0);
  return { year, month, day: inMonth, length };
}

function readEpoch(digits: string): Wall | null {
  const at = digits.length > 10 ? Number(digits) : Number(digits) * 1000;
  const wall = wallAt(at, 0);
  return moment(wall, 0) ? wall : null;
}
