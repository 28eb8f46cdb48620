import { fullYear, momentOfWall, type Wall } from "./moment";
import { offsetOfPlace, readOffset } from "./zones";

const time =
  /(?:^|[^\d:])(\d{1,2})(?:(?::|h)(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?![\d:])(?: ?([ap])\.? ?m\b\.?)?| ?([ap])\.? ?m\b\.?)/;
const zoneAhead =
  /^ ?(?:((?:gmt|utc|ut)? ?[+-]\d{1,2}(?::?\d{2})?)(?![\d:])|([a-z]{1,5})(?![a-z/])|([a-z]{3,20}\/[a-z_/]{3,30}))/;
const numeric = /^([a-z]{2,9},? )?(\d{1,4})([-/.])(\d{1,2})\3(\d{2,4}),?$/;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$/;
const besides = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|st|nd|rd|th|at|of|the|on)$/;

/** RFC 822 as it is really written, and dates with an English month or in numbers, in the layouts of many programs. */
export function readEnglishDate(text: string, lang: string): Wall | null {
  const line = text.toLowerCase();
  const clock = time.exec(line);
  const start = clock ? clock.index + (/^\d/.test(clock[0]) ? 0 : 1) : line.length;
  const afterTime = clock ? line.slice(clock.index + clock[0].length) : "";
  const named = clock ? zoneAhead.exec(afterTime) : null;
  const zone = named ? readOffset(named[1] ?? named[2] ?? "", lang) : null;
  const isZone = named !== null && (zone !== null || named[3] !== undefined);
  const rest = `${line.slice(0, start)} ${isZone ? afterTime.slice(named[0].length) : afterTime}`;
  const date = readNumeric(rest.trim(), lang) ?? readWords(rest, lang);
  if (!date) return null;
  const wall = { ...date, ...hoursOf(clock), zone: zone ?? date.zone };
  const at = momentOfWall(wall, 0);
  if (!at) return null;
  return named?.[3] ? { ...wall, zone: offsetOfPlace(named[3], at.getTime()) } : wall;
}

function hoursOf(clock: RegExpExecArray | null): Pick<Wall, "hour" | "minute" | "second"> {
  const [, hour = "0", minute = "0", second = "0", ...halves] = clock ?? [];
  const half = halves[0] ?? halves[1];
  const inHalf = half ? Number(hour) % 12 : Number(hour);
  return { hour: half === "p" ? inHalf + 12 : inHalf, minute: Number(minute), second: Number(second) };
}

type Day = Pick<Wall, "year" | "month" | "day" | "zone">;

/** 10/30/23 is the 30th in English; with dots, in other languages, and where it must be, the day comes first. */
function readNumeric(text: string, lang: string): Day | null {
  const found = numeric.exec(text);
  if (!found) return null;
  const [, , first = "", mark, second = "", third = ""] = found;
  if (first.length > 2) return { year: Number(first), month: Number(second), day: Number(third), zone: null };
  const isDayFirst =
    Number(second) <= 12 &&
    (Number(first) > 12 || mark !== "/" || !/^(?:en|$)/.test(lang) || /^en-(?!us)/i.test(lang));
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return { year: fullYear(third), month: Number(month), day: Number(day), zone: null };
}

/** A day, a month in words and a year in any order; an unknown word that does not begin the line means that it is no date. */
function readWords(text: string, lang: string): Day | null {
  const words = text.match(/[\p{L}\p{M}]{1,20}|\d{1,14}|[^\s\p{L}\d,.'/-]/gu) ?? [];
  const numbers = words.filter((word) => /^\d/.test(word));
  const [month, ...more] = words.filter((word) => monthName.test(word));
  const zone = words.map((word) => readOffset(word, lang)).find((offset) => offset !== null) ?? null;
  const isKnown = (word: string, at: number) =>
    at === 0 || /^\d/.test(word) || word === month || besides.test(word) || readOffset(word, lang) !== null;
  if (!month || more.length > 0 || numbers.length !== 2 || !words.every(isKnown)) return null;
  const [day = "", year = ""] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
  if (day.length > 2 || ![2, 4].includes(year.length)) return null;
  return { year: fullYear(year), month: months.indexOf(month.slice(0, 3)) + 1, day: Number(day), zone };
}
