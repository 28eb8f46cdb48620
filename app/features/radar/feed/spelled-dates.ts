import { fullYear, moment, type Wall } from "./moment";
import { isWeekday, monthOf } from "./month-names";
import { offsetOfPlace, readOffset } from "./zones";

const time =
  /(?:^|[^\d:])(\d{1,2})(?:(?::|h)(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?![\d:])(?: ?([ap])\.? ?m\b\.?)?| ?([ap])\.? ?m\b\.?)/;
const zoneAhead =
  /^ ?(?:((?:gmt|utc|ut)? ?[+-]\d{1,2}(?::?\d{2})?)(?![\d:])|([a-z]{1,5})(?![a-z/])|([a-z]{3,20}\/[a-z_/]{3,30}))/;
const numeric = /(?:^|\s)(\d{1,4})([-/.])(\d{1,2})\2(\d{2,4})(?=$|[\s,])/;
const joiners = new Set(
  "at of the on de del den der la le el um kl om a as à às em o w v r г г. года год uhr klo ore".split(" "),
);

/** RFC 822 as it is really written, and dates with the month in words or in numbers, in the layouts of many programs. */
export function readSpelledDate(text: string, lang: string): Wall | null {
  const line = text.toLowerCase().replace(/\u2019/g, "'");
  if (!/\d/.test(line)) return null;
  const clock = time.exec(line);
  const start = clock ? clock.index + (/^\d/.test(clock[0]) ? 0 : 1) : line.length;
  const afterTime = clock ? line.slice(clock.index + clock[0].length) : "";
  const named = clock ? zoneAhead.exec(afterTime) : null;
  const zone = named ? readOffset(named[1] ?? named[2] ?? "", lang) : null;
  const isZone = named !== null && (zone !== null || named[3] !== undefined);
  const rest = `${line.slice(0, start)} ${isZone ? afterTime.slice(named[0].length) : afterTime}`;
  const date = readNumeric(rest, lang) ?? readWords(rest, lang);
  if (!date) return null;
  const { zone: zoneOfDate, ...day } = date;
  const wall = { ...day, ...hoursOf(clock), zone: zone ?? zoneOfDate };
  const at = moment(wall, 0);
  if (!at) return null;
  return named?.[3] ? { ...wall, zone: offsetOfPlace(named[3], at.getTime()) } : wall;
}

function hoursOf(clock: RegExpExecArray | null): Pick<Wall, "hour" | "minute" | "second"> {
  if (!clock) return { hour: 0, minute: 0, second: 0 };
  const half = clock[4] ?? clock[5];
  const hour = Number(clock[1]);
  const inDay = half === "p" && hour < 12 ? hour + 12 : half === "a" && hour === 12 ? 0 : hour;
  return { hour: inDay, minute: Number(clock[2] ?? 0), second: Number(clock[3] ?? 0) };
}

type Day = Pick<Wall, "year" | "month" | "day" | "zone">;

/** 10/30/23 is the 30th in English; with dots, in other languages, and where it must be, the day comes first. */
function readNumeric(text: string, lang: string): Day | null {
  const found = numeric.exec(text);
  if (!found) return null;
  const others = text.replace(found[0], " ").match(/[\p{L}\p{N}]{1,20}/gu) ?? [];
  if (others.length > 1 || !others.every(isWeekday)) return null;
  const [, first = "", mark, second = "", third = ""] = found;
  if (first.length > 2) return { year: Number(first), month: Number(second), day: Number(third), zone: null };
  const isDayFirst =
    Number(second) <= 12 &&
    (Number(first) > 12 || mark !== "/" || !/^(?:en|$)/.test(lang) || /^en-(?!us)/i.test(lang));
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return { year: fullYear(third), month: Number(month), day: Number(day), zone: null };
}

/** A day, a month in words and a year in any order; an unknown word means that it is no date. */
function readWords(text: string, lang: string): Day | null {
  const words = text.match(/\p{L}[\p{L}\p{M}.']{0,20}|\d{1,14}|[^\s\p{L}\d]{1,3}/gu) ?? [];
  let month: number | null = null;
  let zone: number | null = null;
  const numbers: string[] = [];
  for (const [index, word] of words.entries()) {
    if (/^\d/.test(word)) {
      numbers.push(word);
      continue;
    }
    if (/^[,.'/-]+$/.test(word) || joiners.has(word) || isOrdinal(word, words[index - 1])) continue;
    const found = monthOf(word);
    // "mar, 9 avr" is a Tuesday in April.
    if (found !== null && (month === null || index > 1)) month = found;
    else if (readOffset(word, lang) !== null) zone = readOffset(word, lang);
    else if (index > 0 && !isWeekday(word)) return null;
  }
  if (month === null || numbers.length !== 2) return null;
  const yearAt = numbers.findIndex((number) => number.length === 4);
  const year = numbers[yearAt < 0 ? 1 : yearAt] ?? "";
  const day = numbers[yearAt === 0 ? 1 : 0] ?? "";
  if (day.length > 2 || ![2, 4].includes(year.length)) return null;
  return { year: fullYear(year), month, day: Number(day), zone };
}

function isOrdinal(word: string, before: string | undefined): boolean {
  return /^(?:st|nd|rd|th|er|e|\.)$/.test(word) && /^\d/.test(before ?? "");
}
