import { findDates } from "../lexicon/dates";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";
import { couldBeHeading, isInline } from "./heading-rows";
import {
  bodySize,
  columnOf,
  headingStyle,
  isEmphatic,
  leastLarger,
  type Style,
  same,
  styleOf,
  wordsKind,
} from "./heading-styles";
import { headsOfCells, headsOfColumns } from "./side-headings";

/** Headings every resume has; their looks tell what a heading of this document looks like. */
const commonHeadings = new Set<HeadingKind>([
  "experience",
  "education",
  "skills",
  "projects",
  "summary",
  "awards",
]);

function rightOf({ x, spans }: ExtractedLine): number {
  return spans.reduce((most, span) => Math.max(most, span.x + span.width), x);
}

/** Lines farther apart than this many times their size are no lines of one sentence. */
const farthestLine = 1.75;

/** Whether a line goes on with the sentence of the line right above, in its type and after no end of a sentence. */
function mayGoOn(line: ExtractedLine, above: ExtractedLine): boolean {
  const gap = line.y - above.y;
  const near = line.y > 0 && gap > 0 && gap < line.size * farthestLine && columnOf(line) === columnOf(above);
  if (!near || /[.!?:。！？：]$/.test(above.text) || !same(styleOf(line), styleOf(above), line)) return false;
  return /^\p{Ll}/u.test(line.text) || /[.;,。；，]$/.test(line.text) || /[,;，；、]$/.test(above.text);
}

/** The last words of sentences that wrapped: where they stand the first of them had no room on the line above. */
function wrappedLines(lines: ExtractedLine[]): Set<ExtractedLine> {
  const ends = new Map<string, number>();
  for (const line of lines) ends.set(columnOf(line), Math.max(ends.get(columnOf(line)) ?? 0, rightOf(line)));
  return new Set(
    lines.filter((line, index) => {
      const above = lines[index - 1];
      if (!above || !mayGoOn(line, above)) return false;
      const first = /\p{Script=Han}/u.test(line.text) ? 1 : line.text.split(/\s/, 1).join("").length + 1;
      const width = (rightOf(line) - line.x) / line.text.length;
      return rightOf(above) + first * width > (ends.get(columnOf(line)) ?? 0) - line.size / 2;
    }),
  );
}

export const facts = /\S@\S|https?:|www\.|\d{7}|\d{3}[ .-]\d{4}/;

/** How lines of this document stand out: the size of its text, what its headings look like, and where they stand;
 * `called` where Word's own heading styles or sizes, which know no positions, tell them from the titles of posts. */
type Looks = {
  body: number;
  /** The size of the text beside a line, which a narrow column may set smaller. */
  bodyAt(line: ExtractedLine): number;
  style: Style | null;
  distinct: boolean;
  heads: Head[];
  called: boolean;
  /** Headings a little larger than the text, each with the same room above and nothing else in their type, and those of a side column. */
  small: Set<ExtractedLine>;
  /** The last words of sentences, which head nothing whatever they are. */
  wrapped: Set<ExtractedLine>;
};

/** A heading known by its words: its left edge and middle, and the distance to the line above; null at the top of a column. */
type Head = { left: number; middle: number; gap: number | null };

export function headAt(lines: ExtractedLine[], index: number): Head | null {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || line.y === 0) return null;
  const follows = before && before.page === line.page && before.column === line.column && before.y < line.y;
  return { left: line.x, middle: (line.x + rightOf(line)) / 2, gap: follows ? line.y - before.y : null };
}

/** True where a line begins or is centred where the known headings are, with as much room above. */
export function standsLike(head: Head | null, heads: Head[]): boolean {
  if (!head) return false;
  const gaps = heads.flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const room = head.gap === null || (gaps.length > 0 && head.gap >= Math.min(...gaps) * 0.8);
  const near = heads.some(
    (one) => Math.abs(one.left - head.left) < 3 || Math.abs(one.middle - head.middle) < 3,
  );
  return room && near;
}

/** Where no heading is known by its words: the emphatic style that two short lines or more have, each with a gap above. */
function unknownStyle(lines: ExtractedLine[], body: number): Style | null {
  const candidates = lines.filter((line, index) => {
    const before = lines[index - 1];
    const apart =
      before && (line.y - before.y > line.size * 1.6 || line.y < before.y || line.column !== before.column);
    const stands = line.size > body * 1.1 || isEmphatic(line);
    return apart && stands && couldBeHeading(line) && isPlausible(line.text) && !facts.test(line.text);
  });
  const style = headingStyle(candidates);
  if (!style) return null;
  const alike = lines.filter((line) => same(styleOf(line), style, line));
  const chosen = candidates.filter((line) => same(styleOf(line), style, line));
  return chosen.length >= 2 && alike.length < lines.length / 3 && chosen.length >= alike.length / 2
    ? style
    : null;
}

export function isPlausible(line: string, mostWords = 5): boolean {
  const text = line.replace(/\s?[:：]$/, "");
  return (
    text.split(/\s+/).length <= mostWords &&
    text.length >= 2 &&
    !/[\d@.。,，:：]/.test(text) &&
    findDates(text).length === 0
  );
}

/** The lines in type a little larger than the text, where two of them or more are known as headings and all stand like those. */
function slightlyLarger(
  lines: ExtractedLine[],
  own: ExtractedLine[],
  known: ExtractedLine[],
): Set<ExtractedLine> {
  const [size = 0, ...others] = known.map((line) => line.size);
  const isAlike = (line: ExtractedLine) => Math.abs(line.size - size) < leastLarger / 2;
  const smaller = lines.filter((line) => line.size < size - leastLarger).length;
  if (others.length === 0 || !known.every(isAlike) || smaller < lines.length / 2) return new Set();
  const [could, sure] = [new Set(own), new Set(known)];
  const alike = lines.flatMap((line, index) => (isAlike(line) ? [{ line, head: headAt(lines, index) }] : []));
  const heads = alike.flatMap(({ line, head }) => (head && sure.has(line) ? [head] : []));
  const fits = alike.every(({ line, head }) => could.has(line) && standsLike(head, heads));
  return new Set(heads.length > 1 && fits ? alike.map(({ line }) => line) : []);
}

export function looksOf(lines: ExtractedLine[]): Looks {
  const body = bodySize(lines);
  const wrapped = wrappedLines(lines);
  const own = lines.filter((line) => !isInline(line) && couldBeHeading(line) && !wrapped.has(line));
  const known = own.filter((line) => headingOf(line.text) !== null);
  const ended = own.filter((line) => wordsKind(line) !== null);
  const common = known.filter((line) => commonHeadings.has(headingOf(line.text) ?? "other"));
  const style =
    headingStyle(common.length ? common : known.length ? known : ended) ?? unknownStyle(lines, body);
  const styled = style ? own.filter((line) => same(styleOf(line), style, line)) : [];
  const isHead = (line: ExtractedLine) =>
    ended.length > 0 ? wordsKind(line) !== null : isPlausible(line.text) && !facts.test(line.text);
  const positions = lines.flatMap((line, index) => {
    if (!style || !own.includes(line) || !isHead(line) || !same(styleOf(line), style, line)) return [];
    const next = lines[index + 1];
    const titled = next !== undefined && same(styleOf(next), style, next) && !isHead(next);
    return [{ head: headAt(lines, index), titled, column: line.column }];
  });
  const named = styled.filter((line) => wordsKind(line) !== null).length;
  const distinct = !ended.length || named >= styled.length / 2;
  const titled = positions.some((one) => one.titled);
  const titledColumns = new Set(positions.flatMap((one) => (one.titled ? [one.column] : [])));
  const heads = positions.flatMap(({ head, column }) => (head && !titledColumns.has(column) ? [head] : []));
  const called = !titled && style !== null && (style.level !== null || style.size > body * 1.1);
  const small = new Set([
    ...slightlyLarger(lines, own, ended),
    ...headsOfColumns(own, styled, lines),
    ...headsOfCells(own, styled, lines),
  ]);
  const columns = Map.groupBy(lines, columnOf);
  const sizes = new Map([...columns].map(([column, lines]) => [column, bodySize(lines)]));
  const bodyAt = (line: ExtractedLine) => Math.min(body, sizes.get(columnOf(line)) ?? body);
  return { body, bodyAt, style, distinct, heads, called, small, wrapped };
}

/** More than bold, which the titles of posts and of groups of skills are too. */
export function isStrong(style: Style, body: number): boolean {
  return style.capitals || style.bracketed || style.level !== null || style.size >= body * 1.1 - 0.01;
}
