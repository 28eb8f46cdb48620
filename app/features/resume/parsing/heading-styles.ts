import type { HeadingKind } from "../lexicon/heading-kind";
import { headingByEnding, headingOf } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";

export type Style = {
  size: number;
  bold: boolean;
  capitals: boolean;
  bracketed: boolean;
  level: number | null;
};

export function styleOf(line: ExtractedLine): Style {
  const letters = line.text.replace(/[^\p{Lu}\p{Ll}]/gu, "");
  return {
    size: Math.round(line.size * 2) / 2,
    bold: line.bold,
    capitals: letters.length > 1 && letters === letters.toUpperCase(),
    bracketed: /^[【〖「『［[].{2,12}[】〗」』］\]]$/u.test(line.text),
    level: line.heading,
  };
}

export function same(a: Style, b: Style, line: ExtractedLine): boolean {
  const capitals =
    a.capitals === b.capitals || !/[a-z]/i.test(line.text) || /\p{Script=Han}/u.test(line.text);
  return (
    Math.abs(a.size - b.size) <= 0.5 &&
    a.level === b.level &&
    a.bold === b.bold &&
    a.bracketed === b.bracketed &&
    capitals
  );
}

export function columnOf({ page, column }: ExtractedLine): string {
  return `${page}/${column}`;
}

export function bodySize(lines: ExtractedLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

export function headingStyle(known: ExtractedLine[]): Style | null {
  const groups: { style: Style; count: number }[] = [];
  for (const line of known) {
    const style = styleOf(line);
    const group = groups.find((one) => same(one.style, style, line));
    if (group) group.count += 1;
    else groups.push({ style, count: 1 });
  }
  groups.sort(
    (a, b) => b.count - a.count || b.style.size - a.style.size || Number(b.style.bold) - Number(a.style.bold),
  );
  return groups[0]?.style ?? null;
}

export function wordsKind(line: ExtractedLine): HeadingKind | null {
  return headingOf(line.text) ?? (isEmphatic(line) ? headingByEnding(line.text) : null);
}

export function isEmphatic(line: ExtractedLine): boolean {
  const { bold, capitals, bracketed, level } = styleOf(line);
  return bold || capitals || bracketed || level !== null;
}

/** Type sizes that differ by less than this are one. */
export const leastLarger = 0.3;
