import type { DateLine, ResumeLanguage, Section } from "~/core/resume";
import { type DateStyle, dateStyle, formatDateRange, parseDateRange, usualStyle } from "../lexicon/dates";

/** How a line of dates is written: the style of its months, what stands between, a dot after "Sep", blanks around 年. */
type Manner = { style: DateStyle; between: string; dotted: boolean; spaced: boolean };

function datesOf(sections: Section[]): DateLine[] {
  return sections.flatMap(({ entries }) => entries.flatMap(({ dates }) => dates ?? []));
}

function mostFrequent<T>(items: T[]): T | null {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function betweenOf(text: string): string | null {
  return (
    /(?<=\d{4}|[月年\d])(\s*(?:[–—~至]|-(?!\d{1,2}(?!\d))|\bto\b|--)\s*)(?=\p{L}|\d)/iu.exec(text)?.[1] ??
    null
  );
}

/** The style of the first date of a period; what stands after the dash must not be read into it. */
function styleOf(text: string): DateStyle | null {
  const between = betweenOf(text);
  return dateStyle(between === null ? text : (text.split(between)[0] ?? text));
}

function mannerOf(lines: DateLine[], language: ResumeLanguage): Manner {
  const texts = lines.map(({ text }) => text);
  return {
    style: mostFrequent(texts.flatMap((text) => styleOf(text) ?? [])) ?? usualStyle[language],
    between: mostFrequent(texts.flatMap((text) => betweenOf(text) ?? [])) ?? " – ",
    dotted:
      mostFrequent(
        texts.flatMap((text) =>
          /[a-z]{3}\./i.test(text) ? [true] : /[a-z]{3} \d/i.test(text) ? [false] : [],
        ),
      ) ?? false,
    spaced:
      mostFrequent(
        texts.flatMap((text) => (/\d 年/.test(text) ? [true] : /\d年/.test(text) ? [false] : [])),
      ) ?? false,
  };
}

function write(line: DateLine, manner: Manner, language: ResumeLanguage): string {
  const range = parseDateRange(line.text);
  if (!range) return line.text;
  let text = formatDateRange(range, language, manner.style).replace(/ – (?!.* – )/, manner.between);
  if (manner.dotted && manner.style === "MMM YYYY")
    text = text.replace(/\b(?!May\b)([A-Z][a-z]{2}) (?=\d)/g, "$1. ");
  if (manner.spaced) text = text.replace(/(\d)年/g, "$1 年").replace(/年(\d+)月/g, "年 $1 月");
  return text;
}

function hasMonth(line: DateLine): boolean {
  const point = line.from ?? (line.to === "present" ? null : line.to);
  return point !== null && point.month !== null;
}

/** Writes all dates like most of them; a year without a month stays one. */
export function unifyDates(
  sections: Section[],
  language: ResumeLanguage,
): Map<string, { text: string; style: DateStyle }> {
  const lines = datesOf(sections).filter((line) => hasMonth(line) && parseDateRange(line.text) !== null);
  const manner = mannerOf(lines, language);
  const better = new Map<string, { text: string; style: DateStyle }>();
  for (const line of lines) {
    const between = betweenOf(line.text);
    const fits =
      !/\bMay\./.test(line.text) &&
      styleOf(line.text) === manner.style &&
      (between === null || between === manner.between) &&
      (manner.style !== "MMM YYYY" ||
        /[a-z]{3}\./i.test(line.text) === manner.dotted ||
        /\bMay\b/.test(line.text)) &&
      (manner.style !== "YYYY年M月" || /\d 年/.test(line.text) === manner.spaced);
    const text = fits ? line.text : write(line, manner, language);
    if (text !== line.text) better.set(line.id, { text, style: manner.style });
  }
  return better;
}
