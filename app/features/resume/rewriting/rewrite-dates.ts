import type { DateLine, ResumeLanguage, Section } from "~/core/resume";
import { type DateStyle, dateStyle, formatDateRange, parseDateRange, usualStyle } from "../lexicon/dates";

const hasShortMonth = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) \d/i;
const isNow = /(?:present|current|now|today|ongoing|至今|现在)$/iu;

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
    /(?<=\d{4}|[月年\d])(\s*(?:[–—~至]|-(?!\d{1,2}(?!\d|\/\d{4}(?!-)))|\bto\b|--)\s*)(?=\p{L}|\d)/iu.exec(
      text,
    )?.[1] ?? null
  );
}

const shortOrLong: readonly DateStyle[] = ["MMM YYYY", "MMMM YYYY"];

function isNamed(style: DateStyle): boolean {
  return shortOrLong.includes(style);
}

/** The styles a period may be of, by its first date; by all its month names, of which May, June and July shorten to none or hardly. */
function stylesOf(text: string): readonly DateStyle[] {
  const between = betweenOf(text);
  const style = dateStyle(between === null ? text : (text.split(between)[0] ?? text));
  if (style === null || !isNamed(style)) return style === null ? [] : [style];
  const names = [...text.matchAll(/\b(?:jan|feb|mar|apr|aug|sep|oct|nov|dec|jun(?!e)|jul(?!y))\p{Ll}*/giu)];
  if (names.length === 0) return shortOrLong;
  const short = names.filter(([name]) => name.length <= 4);
  if (short.length === 0) return ["MMMM YYYY"];
  return short.length === names.length ? ["MMM YYYY"] : [];
}

/** "2019.08- 2020.01": a slip and no manner. */
function isLopsided(between: string): boolean {
  return between.startsWith(" ") !== between.endsWith(" ");
}

function mannerOf(lines: DateLine[], language: ResumeLanguage): Manner {
  const texts = lines.map(({ text }) => text);
  const styles = texts.map(stylesOf);
  const long = texts.some((text) => /\bJu(?:ne|ly)\b/i.test(text));
  const named =
    mostFrequent(styles.flatMap((some) => (some.length === 1 ? some.filter(isNamed) : []))) ??
    (long ? "MMMM YYYY" : "MMM YYYY");
  return {
    style:
      mostFrequent(styles.flatMap((some) => (some.length > 1 ? named : (some[0] ?? [])))) ??
      usualStyle[language],
    between:
      mostFrequent(texts.flatMap((text) => betweenOf(text) ?? []).filter((one) => !isLopsided(one))) ?? " – ",
    dotted:
      mostFrequent(
        texts.flatMap((text) =>
          /[a-z]{3}\./i.test(text) ? [true] : hasShortMonth.test(text) ? [false] : [],
        ),
      ) ?? false,
    spaced:
      mostFrequent(
        texts.flatMap((text) => (/\d 年/.test(text) ? [true] : /\d年/.test(text) ? [false] : [])),
      ) ?? false,
  };
}

function write(line: DateLine, manner: Manner, language: ResumeLanguage, longJune: boolean): string {
  const range = parseDateRange(line.text);
  if (!range) return line.text;
  let text = formatDateRange(range, language, manner.style).replace(/ – (?!.* – )/, manner.between);
  if (manner.style === "MMM YYYY" && longJune)
    text = text.replace(/\bJun /g, "June ").replace(/\bJul /g, "July ");
  if (manner.dotted && manner.style === "MMM YYYY")
    text = text.replace(/\b(?!May\b)([A-Z][a-z]{2}) (?=\d)/g, "$1. ");
  if (manner.spaced) text = text.replace(/(\d)年/g, "$1 年").replace(/年(\d+)月/g, "年 $1 月");
  const now = isNow.exec(line.text)?.[0];
  return now ? text.replace(isNow, now) : text;
}

function hasMonth(line: DateLine): boolean {
  const point = line.from ?? (line.to === "present" ? null : line.to);
  return point !== null && point.month !== null;
}

function fits(text: string, manner: Manner): boolean {
  const styles = stylesOf(text);
  const between = betweenOf(text);
  return (
    !/\bMay\./.test(text) &&
    styles.includes(manner.style) &&
    (between === null || between === manner.between) &&
    (manner.style !== "MMM YYYY" || styles.length > 1 || /[a-z]{3}\./i.test(text) === manner.dotted) &&
    (manner.style !== "YYYY年M月" || /\d 年/.test(text) === manner.spaced)
  );
}

/** Writes all dates like most of them; a year without a month stays one. Nothing where some would still differ, being read with doubt or refused by `allows`. */
export function unifyDates(
  sections: Section[],
  language: ResumeLanguage,
  allows: (line: string, text: string) => boolean,
): Map<string, { text: string; style: DateStyle }> {
  const unsure = new Set(
    sections.flatMap(({ doubt, entries }) => entries.filter((entry) => doubt ?? entry.doubt)),
  );
  const lines = datesOf(sections).filter(hasMonth);
  const manner = mannerOf(lines, language);
  const doubted = new Set([...unsure].map(({ dates }) => dates?.id));
  const longJune = lines.some(({ text }) => /\bJu(?:ne|ly)\b/i.test(text));
  const better = new Map<string, { text: string; style: DateStyle }>();
  for (const line of lines.filter(({ text }) => !fits(text, manner))) {
    const text = write(line, manner, language, longJune);
    if (text === line.text || doubted.has(line.id) || !allows(line.id, text)) return new Map();
    better.set(line.id, { text, style: manner.style });
  }
  return better;
}
