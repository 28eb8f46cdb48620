import type { ResumeLanguage, YearMonth } from "~/core/resume";

/** A period as understood: `to` is null for a single date, and `from` is null where only the end is told ("Graduated 2016"). */
export type DateRange = { from: YearMonth | null; to: YearMonth | "present" | null };

/** A period found inside a text. `certain` is false for a lone year, which may be anything. */
type FoundDates = DateRange & { text: string; index: number; certain: boolean };

export type DateStyle =
  | "MMM YYYY"
  | "MMMM YYYY"
  | "MM/YYYY"
  | "YYYY.MM"
  | "YYYY-MM"
  | "YYYY/MM"
  | "YYYY年M月"
  | "YYYY";

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const fullMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
/** Months of resumes in two languages: Spanish, Portuguese, French, Italian and German ones that are no English words. */
const foreignMonths: Record<string, number> = {
  "ene(?:ro)?|janv(?:ier)?|gen(?:naio)?|januar": 1,
  "febrero|fev(?:ereiro)?|f[ée]vr?(?:ier)?|febbraio|februar": 2,
  "marzo|março|m[äa]rz|mär": 3,
  "abr(?:il)?|avr(?:il)?|aprile": 4,
  "mayo|mai(?:o)?|mag(?:gio)?": 5,
  "junio|junho|juin|giu(?:gno)?|juni": 6,
  "julio|julho|juil(?:let)?|lug(?:lio)?|juli": 7,
  "ago(?:sto)?|ao[uû]t": 8,
  "septiembre|setembro|septembre|settembre": 9,
  "octubre|outubro|octobre|ott(?:obre)?|okt(?:ober)?": 10,
  "noviembre|novembro|novembre": 11,
  "dic(?:iembre|embre)?|dez(?:embro|ember)?|d[ée]c(?:embre)?": 12,
};
const foreignMonth = Object.entries(foreignMonths).map(
  ([names, number]) => [new RegExp(`^(?:${names})(?!\\p{L})`, "iu"), number] as const,
);
const month = String.raw`(?:${Object.keys(foreignMonths).join("|")}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-zà-ÿ])\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const season = `(?:spring|summers?|autumn|fall|winters?|early|mid|late|q[1-4]|h[12])`;
const digits = `(?:1[0-2]|0?[1-9])`;
const part = `(?:上半年|下半年|第?[一二三四]季度|[春夏秋冬]季?|暑[期假]|寒假)`;
/** The years of the Republic of China, which Taiwan counts from 1911: "民國108年7月". */
const minguo = String.raw`(?:民[國国]\s*\d{2,3}\s*年(?:\s*${digits}\s*月)?|(?:9\d|1[0-4]\d)\s*年\s*${digits}\s*月)`;
const han = String.raw`${year}\s*年(?:\s*${digits}\s*月(?:份|\s*\d{1,2}\s*日)?|\s*${part})?|${minguo}`;
const numeric = String.raw`${year}\s?[./-]\s?${digits}(?:\s?[./-]\s?(?:3[01]|[12]\d|0?[1-9]))?(?![\d])|(?:${day}[./])?${digits}\s?[./-]\s?${year}`;
const worded = String.raw`(?:${day}\s+)?${month}(?:\s+${day})?[\s,'’/-]*(?:of\s+)?(?:${year}|(?<=['’])\d\d)|${season}\s${year}\/(?:${year}|\d\d)(?!\d)|${season}[\s,/-]+(?:of\s+)?(?:${year}|(?<=\s)['’]\d\d)|${year}[\s,]+(?:${month}(?!\s+\d)|${season}\b)|${year}[-\s]?[qh][1-4]\b`;
const point = String.raw`(?:${han}|${numeric}|${worded}|${year}(?!\d))`;
const present = String.raw`(?:present|current(?:ly)?|now|today|ongoing|onwards?|to\s+date|till\s+(?:now|date)|date|actual(?:idad|mente)?|atual(?:mente)?|la\s+actualidad|presente|heute|aujourd['’]hui|oggi|至\s*今(?:\s*[(（]?present[)）]?)?|迄\s*今|今|[现現]在|目前|[当當]前|仍?在[职職])`;
const dash = String.raw`\s*(?:[-‐-―−~～〜－]+|→|->|\bto\b|\buntil\b|\btill\b|\bthrough\b|\bthru\b|至|到)\s*`;
/** "2026-10-12" is a day, and no period of three months. */
const dayAt = `(?<!${year}-${digits}-)`;
const shortEnd = String.raw`(?:${digits}\s*月|${dayAt}(?:${digits}(?!\d|\s*[./-]\s*\d|\s*[‐-―−~～-])|\d\d(?!\d|\s*[‐-―−~～-])))`;
/** "民國102年－106年" and "98年－102年": the era stands once or not at all, and years alone are told by three digits. */
const republic = String.raw`(?:民[國国]\s*\d{2,3}\s*年${dash}(?:[5-9]\d|1[0-4]\d)\s*年(?!\s*${digits}\s*月)|(?:9\d|1[0-2]\d)\s*年${dash}(?:1[0-2]\d\s*年(?!\s*${digits}\s*月)|${present}))`;
const range = String.raw`(?:${republic}|${point}(?:${dash})(?:${present}|${point}|${shortEnd})|${month}(?:\s+${day})?${dash}${worded}|${month}\s+\d\d${dash}(?:${month}\s+\d\d(?!\d)|${present})|${year}\s?\/\s?(?:${year}|1[3-9]|[2-9]\d)(?!\d)|${point}\s*至\s*今|\d{1,2}\/\d\d\s*[-–—]\s*(?:\d{1,2}\/\d\d(?!\d)|${present}))`;
const since = String.raw`(?:\bsince\s+|自\s*)${point}|${point}\s*(?:起|以来)`;
const ending = String.raw`(?:(?:\bgrad(?:uat(?:ed|ion|ing)|\.)|\bexpected(?:\s+graduation)?|\banticipated|\bclass\s+of|\bawarded|\bcompleted|\buntil|预计|毕业于)(?:\s+in)?\s*(?:[:：,]\s*)?)${point}(?:\s*毕业)?|${point}\s*(?:毕业|\((?:expected|anticipated)\)|expected\b)`;
const open = String.raw`${point}\s*(?:[-‐-―−~～]+|→|->)(?=\s*$|\s*[\t|,，;)）])`;
const duration = String.raw`(?:\s*[(（·,]\s*\d+\s*(?:\+\s*)?(?:y(?:ea)?rs?|mos?|months?|年|个月|月)[^()（）]{0,20}[)）]?)?`;

const anyDates = new RegExp(
  `(?<![\\d.@/\\w])(?:(?<range>${range})|(?<since>${since})|(?<ending>${ending})|(?<open>${open})|(?<single>${point}))(?![\\d%]|\\.\\d)`,
  "gi",
);
const whole = new RegExp(
  `^[\\s(（[【|,，·•]*(?:(?:from|dates?|period|时间|日期)\\s*(?:[:：]\\s*)?)?(?<dates>(?:${range})|(?:${since})|(?:${ending})|(?:${point})(?:\\s*(?:[-‐-―−~～]+|→|->))?)${duration}[\\s)）\\]】|,，.。;；]*$`,
  "i",
);
const isPresent = new RegExp(`${present}\\s*$`, "i");
const startsWithDuration = new RegExp(`^${duration}`, "i");
const startsWithDash = new RegExp(`^${dash}`, "i");
const isSince = new RegExp(`^(?:${since})$`, "i");
const isEnding = new RegExp(`^(?:${ending})$`, "i");
const namedDate = new RegExp(`(${month}|${season}).*?(\\d{4}|(?<=['’])\\d\\d)`, "i");
const yearFirst = new RegExp(`(${year})\\s*[年./-]\\s*(${digits})(?!\\d)`);
const yearLast = new RegExp(`(${digits})\\s*[./-]\\s*(${year})`);
const anyYear = new RegExp(year);
const monthLast = new RegExp(`^(${year})[\\s,]+(${month})`, "i");
const shortYear = new RegExp(`^(${month})\\s+(\\d\\d)$`, "i");
const academicYear = new RegExp(`^(${year})\\s?\\/\\s?(${year}|1[3-9]|[2-9]\\d)$`);
const republicYear = /^(?:民[國国]\s*)?(\d{2,3})\s*年(?:\s*(\d{1,2})\s*月)?/;
const startsMonthAndYear = new RegExp(`^(?:${day}[./])?${digits}\\s?[./-]\\s?${year}`);
const startsMonth = new RegExp(`^${month}`, "i");

function fullYear(text: string): number {
  const value = Number(text);
  if (value >= 100) return value;
  return value < 50 ? 2000 + value : 1900 + value;
}

function monthOf(text: string): number | null {
  const foreign = foreignMonth.find(([name]) => name.test(text));
  if (foreign) return foreign[1];
  const index = monthNames.indexOf(text.slice(0, 3).toLowerCase());
  return index < 0 ? null : index + 1;
}

/** Reads one date as resumes write it: "Mar 2021", "03/2021", "2021.3", "2021年3月", "Summer 2021", "2021". */
export function parseYearMonth(text: string): YearMonth | null {
  const trimmed = text.trim();
  const counted = republicYear.exec(trimmed);
  if (counted?.[1]) return { year: Number(counted[1]) + 1911, month: counted[2] ? Number(counted[2]) : null };
  const behind = monthLast.exec(trimmed);
  if (behind?.[1] && behind[2]) return { year: Number(behind[1]), month: monthOf(behind[2]) };
  const brief = shortYear.exec(trimmed);
  if (brief?.[1] && brief[2]) return { year: fullYear(brief[2]), month: monthOf(brief[1]) };
  const named = namedDate.exec(trimmed);
  if (named?.[1] && named[2]) return { year: fullYear(named[2]), month: monthOf(named[1]) };
  const first = yearFirst.exec(trimmed);
  if (first?.[1]) return { year: Number(first[1]), month: Number(first[2]) };
  const last = yearLast.exec(trimmed);
  if (last?.[2]) return { year: Number(last[2]), month: Number(last[1]) };
  const short = /^(\d{1,2})\/(\d\d)$/.exec(trimmed);
  if (short?.[1] && short[2] && Number(short[1]) <= 12)
    return { year: fullYear(short[2]), month: Number(short[1]) };
  const alone = anyYear.exec(trimmed);
  return alone ? { year: Number(alone[0]), month: null } : null;
}

function parsePeriod(text: string): DateRange | null {
  const parts = splitPeriod(text);
  if (!parts) return null;
  const [start, end] = parts;
  const to = isPresent.test(end) ? "present" : parseYearMonth(end);
  let from = parseYearMonth(start);
  if (!from && startsMonth.test(start) && to && to !== "present")
    from = { year: to.year, month: monthOf(start) };
  if (!from) return null;
  if (to) return { from, to };
  const short = /^(\d{1,2})\s*月?$/.exec(end.trim());
  if (!short?.[1]) return null;
  const value = Number(short[1]);
  const isMonth = from.month !== null && value >= 1 && value <= 12;
  // "2018-05" is a month, since nothing ends before it began; "1998-02" may be four years.
  if (!isMonth && fullYear(short[1]) < from.year) return null;
  return {
    from,
    to: isMonth ? { year: from.year, month: value } : { year: fullYear(short[1]), month: null },
  };
}

const isDay = new RegExp(`^${year}-${digits}-\\d{1,2}$`);
const beginning = new RegExp(
  `^(?:\\d{2,3}\\s*年(?=${dash})|${point}|${month}(?:\\s+${day})?|${month}\\s+\\d\\d|\\d{1,2}\\/\\d\\d)(?=${dash}|\\s*至\\s*今)`,
  "i",
);

function splitPeriod(text: string): [string, string] | null {
  const years = academicYear.exec(text);
  if (years?.[1] && years[2]) return [years[1], years[2].slice(-2)];
  if (isDay.test(text)) return null;
  const start = beginning.exec(text)?.[0];
  if (start === undefined) return null;
  return [start, text.slice(start.length).replace(startsWithDash, "")];
}

function understand(text: string): DateRange | null {
  const trimmed = text.trim();
  const period = parsePeriod(trimmed);
  if (period) return period;
  const date = parseYearMonth(trimmed);
  if (!date) return null;
  if (isSince.test(trimmed) || /(?:[-‐-―−~～→]|->)$/.test(trimmed)) return { from: date, to: "present" };
  if (isEnding.test(trimmed)) return { from: null, to: date };
  return { from: date, to: null };
}

export function parseDateRange(text: string): DateRange | null {
  if (!/\d\d/.test(text)) return null;
  const dates = whole.exec(text)?.groups?.dates;
  return dates === undefined ? null : understand(dates);
}

export function durationAfter(text: string, { index, text: dates }: FoundDates): string {
  return startsWithDuration.exec(text.slice(index + dates.length))?.[0] ?? "";
}

export function findDates(text: string): FoundDates[] {
  if (!/\d\d/.test(text)) return [];
  return [...text.matchAll(anyDates)].flatMap((match) => {
    const understood = understand(match[0]);
    const lone = match.groups?.single !== undefined && /^\d{4}$/.test(match[0].trim());
    return understood ? [{ ...understood, text: match[0], index: match.index, certain: !lone }] : [];
  });
}

function order({ year: years, month: months }: YearMonth): number {
  return years * 12 + (months ?? 1);
}

/** Whole months from `a` to `b`, negative where `b` is earlier; a missing month counts as January. */
export function monthsBetween(a: YearMonth, b: YearMonth): number {
  return order(b) - order(a);
}

function formatYearMonth(date: YearMonth, style: DateStyle): string {
  const { year: years, month: months } = date;
  if (months === null || style === "YYYY") return style === "YYYY年M月" ? `${years}年` : String(years);
  const two = String(months).padStart(2, "0");
  const name = fullMonths[months - 1] ?? "";
  if (style === "MMM YYYY") return `${name.slice(0, 3)} ${years}`;
  if (style === "MMMM YYYY") return `${name} ${years}`;
  if (style === "MM/YYYY") return `${two}/${years}`;
  if (style === "YYYY年M月") return `${years}年${months}月`;
  return `${years}${style.charAt(4)}${two}`;
}

export const usualStyle: Record<ResumeLanguage, DateStyle> = { en: "MMM YYYY", zh: "YYYY.MM" };

/** A period in a language's way: "Mar 2021 – Present", "2021.03 – 至今". A single date stands alone. */
export function formatDateRange(
  dates: DateRange,
  language: ResumeLanguage,
  style = usualStyle[language],
): string {
  const now = language === "zh" ? "至今" : "Present";
  const from = dates.from ? formatYearMonth(dates.from, style) : "";
  const to = dates.to === "present" ? now : dates.to ? formatYearMonth(dates.to, style) : "";
  return from && to ? `${from} – ${to}` : from || to;
}

export function dateStyle(text: string): DateStyle | null {
  const found = findDates(text)[0]?.text ?? "";
  if (/年/.test(found)) return "YYYY年M月";
  const name = new RegExp(month, "i").exec(found)?.[0];
  if (name) return name.replace(".", "").length > 4 ? "MMMM YYYY" : "MMM YYYY";
  if (startsMonthAndYear.test(found)) return "MM/YYYY";
  const separated = new RegExp(`${year}\\s?([./-])\\s?${digits}(?!\\d)`).exec(found);
  if (separated?.[1] === ".") return "YYYY.MM";
  if (separated?.[1] === "/") return "YYYY/MM";
  if (separated?.[1] === "-") return "YYYY-MM";
  return anyYear.test(found) ? "YYYY" : null;
}
