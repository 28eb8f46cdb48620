import type { ResumeLanguage, YearMonth } from "~/core/resume";
import { type DateRange, formatDateRange, parseDateRange, parseYearMonth } from "../lexicon/dates";
import { htmlBlocks } from "./html-blocks";
import type { JsonItem } from "./json-shape";
import type { EntryDraft, LineDraft } from "./resume-draft";

const markup = /<\/?(?:p|ul|ol|li|br|b|strong|i|em|u|a|span|div|h[1-6])\b[^<>]{0,200}>/i;

export function withoutMarkup(text: string): string {
  if (!markup.test(text)) return text;
  return htmlBlocks(text)
    .map((block) => block.text)
    .join(" ");
}

export function linesIn(text: string): LineDraft[] {
  if (markup.test(text)) return htmlBlocks(text).map((block) => ({ text: block.text, bullet: block.bullet }));
  return text.split(/\r?\n/).map((line) => {
    const bare = line.replace(/^\s*[-*•]\s+/, "");
    return { text: bare, bullet: bare !== line };
  });
}

function isoPoint(text: string): YearMonth | null {
  const [, year, month] = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?(?:T.*)?$/.exec(text) ?? [];
  if (year === undefined) return parseYearMonth(text);
  const number = Number(month ?? 0);
  return { year: Number(year), month: number >= 1 && number <= 12 ? number : null };
}

type Ends = Pick<DateRange, "from" | "to">;

const pointsOf = ({ from, to }: Ends) =>
  [from, to === "present" ? null : to].filter((point) => point !== null);

function agrees(written: string, told: DateRange | null, range: Ends): boolean {
  const [wanted, found] = [pointsOf(range), told ? pointsOf(told) : []];
  if (wanted.length === found.length)
    return wanted.every(({ year, month }, at) => found[at]?.year === year && found[at]?.month === month);
  return wanted.every(({ year }) => written.includes(String(year)));
}

/** When an item was: as written where that agrees with the dates for machines, else these in the manner of the language. `ongoing`: a start without an end still goes on. */
export function datesIn(
  { startDate, endDate, date, releaseDate, dates }: JsonItem,
  language: ResumeLanguage,
  ongoing: boolean,
): EntryDraft["dates"] {
  const single = date || releaseDate;
  const from = isoPoint(startDate);
  const to = isoPoint(single || endDate);
  if (!from && !to) {
    const text = dates || single || [startDate, endDate].filter((one) => one !== "").join(" – ");
    return text ? { text, ...(parseDateRange(text) ?? { from, to }) } : null;
  }
  const told = parseDateRange(dates);
  if (dates && agrees(dates, told, { from, to })) {
    const isSame = told === null || pointsOf(told).length === pointsOf({ from, to }).length;
    const range = isSame ? { from, to: told?.to === "present" ? told.to : to } : told;
    return { text: dates, ...range };
  }
  const range = { from, to: to ?? (ongoing && !endDate ? ("present" as const) : null) };
  return { text: formatDateRange(range, language), ...range };
}
