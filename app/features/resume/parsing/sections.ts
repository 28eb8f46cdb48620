import { findDates } from "../lexicon/dates";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingByEnding, headingOf } from "../lexicon/headings";
import { mayBeName } from "../lexicon/names";
import type { ExtractedLine } from "../reading/extracted";
import { couldBeHeading, type InlineHeading, isInline, withHeadingsApart } from "./heading-rows";

/** The lines under one heading; `heading` is null for what stands above the first one. */
export type Part = {
  kind: HeadingKind;
  heading: ExtractedLine | null;
  lines: ExtractedLine[];
  /** True where the words of the heading did not tell the kind. */
  guessed: boolean;
  /** True where its lines are no entries, whatever they look like. */
  plain?: boolean;
};

type Style = { size: number; bold: boolean; capitals: boolean; level: number | null };

/** Headings every resume has; their looks tell what a heading of this document looks like. */
const commonHeadings = new Set<HeadingKind>([
  "experience",
  "education",
  "skills",
  "projects",
  "summary",
  "awards",
]);

function styleOf(line: ExtractedLine): Style {
  const letters = line.text.replace(/[^\p{Lu}\p{Ll}]/gu, "");
  return {
    size: Math.round(line.size * 2) / 2,
    bold: line.bold,
    capitals: letters.length > 1 && letters === letters.toUpperCase(),
    level: line.heading,
  };
}

function same(a: Style, b: Style, line: ExtractedLine): boolean {
  const capitals =
    a.capitals === b.capitals || !/[a-z]/i.test(line.text) || /\p{Script=Han}/u.test(line.text);
  return Math.abs(a.size - b.size) <= 0.5 && a.level === b.level && a.bold === b.bold && capitals;
}

function bodySize(lines: ExtractedLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function headingStyle(known: ExtractedLine[]): Style | null {
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

const headlineLabel = /^(?:求职|应聘|意向|目标|期望)/;

/** Said among the ways to reach somebody, "求职意向：后端开发" is what they are and stays with their name. */
function isHeadline(line: ExtractedLine, part: Part | undefined): line is InlineHeading {
  return (
    part?.kind === "contact" &&
    isInline(line) &&
    headlineLabel.test(line.text) &&
    !line.whole.text.includes("\t")
  );
}

/** A block of addresses has a few lines. */
const mostReaches = 8;

const reaches = /\S@\S|\d{3}[ .-]\d{4}|\+\d{1,3}[ .-]?\(?\d{2}/;

const facts = /@|https?:|www\.|\d{7}|\d{3}[ .-]\d{4}/;

/** How lines of this document stand out: the size of its text, what its headings look like, and where they stand;
 * `called` where Word's own heading styles or sizes, which know no positions, tell them from the titles of posts. */
type Looks = { body: number; style: Style | null; distinct: boolean; heads: Head[]; called: boolean };

/** A heading known by its words: its left edge and middle, and the distance to the line above; null at the top of a column. */
type Head = { left: number; middle: number; gap: number | null };

function headAt(lines: ExtractedLine[], index: number): Head | null {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || line.y === 0) return null;
  const right = line.spans.reduce((most, span) => Math.max(most, span.x + span.width), line.x);
  const follows = before && before.page === line.page && before.column === line.column && before.y < line.y;
  return { left: line.x, middle: (line.x + right) / 2, gap: follows ? line.y - before.y : null };
}

/** True where a line begins or is centred where the known headings are, with as much room above. */
function standsLike(head: Head | null, heads: Head[]): boolean {
  if (!head) return false;
  const gaps = heads.flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const room = head.gap === null || (gaps.length > 0 && head.gap >= Math.min(...gaps) * 0.8);
  const near = heads.some(
    (one) => Math.abs(one.left - head.left) < 3 || Math.abs(one.middle - head.middle) < 3,
  );
  return room && near;
}

function wordsKind(line: ExtractedLine): HeadingKind | null {
  return headingOf(line.text) ?? (isEmphatic(line) ? headingByEnding(line.text) : null);
}

function isEmphatic(line: ExtractedLine): boolean {
  const { bold, capitals, level } = styleOf(line);
  return bold || capitals || level !== null;
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

function isPlausible(text: string, mostWords = 5): boolean {
  return (
    text.split(/\s+/).length <= mostWords &&
    text.length >= 2 &&
    !/[\d@.。,，:：]/.test(text) &&
    findDates(text).length === 0
  );
}

function looksOf(lines: ExtractedLine[]): Looks {
  const body = bodySize(lines);
  const own = lines.filter((line) => !isInline(line) && couldBeHeading(line));
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
    return [{ head: headAt(lines, index), titled }];
  });
  const named = styled.filter((line) => wordsKind(line) !== null).length;
  const distinct = !ended.length || named >= styled.length / 2;
  const titled = positions.some((one) => one.titled);
  const heads = titled ? [] : positions.flatMap(({ head }) => (head ? [head] : []));
  const called = !titled && style !== null && (style.level !== null || style.size > body * 1.1);
  return { body, style, distinct, heads, called };
}

/** Above the first heading stand the name and what somebody is; a heading there comes after the ways to reach them. */
function isBelowContact(lines: ExtractedLine[], index: number): boolean {
  const line = lines[index];
  if (!line || index === 0) return false;
  const above = lines.slice(0, index);
  const below = lines.slice(index + 1, index + 3);
  const named = above.some((one) => one.size > line.size + 0.5) || above.some((one) => facts.test(one.text));
  return named && above.some((one) => facts.test(one.text)) && !below.some((one) => facts.test(one.text));
}

const headless = { kind: "other" as const, guessed: true };

/** More than bold, which the titles of posts and of groups of skills are too. */
function isStrong(style: Style, body: number): boolean {
  return style.capitals || style.level !== null || style.size > body * 1.1;
}

function widthOf(lines: ExtractedLine[]): number {
  const rights = lines.map((line) =>
    line.spans.reduce((right, span) => Math.max(right, span.x + span.width), line.x),
  );
  return Math.max(0, ...rights) - Math.min(...lines.map((line) => line.x));
}

/** What begins a main column beside a narrow one without a heading goes on with nothing above it. */
function opensColumn(lines: ExtractedLine[], index: number): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || !before || line.column <= before.column || line.page !== before.page) return false;
  const beside = (column: number) => lines.filter((one) => one.page === line.page && one.column === column);
  return line.text.length > 30 && widthOf(beside(line.column)) > widthOf(beside(before.column)) * 1.4;
}

/** What stands at the head of a column before its first heading, and tells how to reach somebody, belongs to their name. */
function reachesAt(lines: ExtractedLine[], index: number, isHeading: (at: number) => boolean): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || !before || (line.column === before.column && line.page === before.page)) return false;
  const run = lines.slice(index, index + mostReaches + 1);
  const end = run.findIndex((one, at) => isHeading(index + at) || one.column !== line.column);
  const own = end < 0 ? run : run.slice(0, end);
  return own.length > 0 && own.length <= mostReaches && own.some((one) => reaches.test(one.text));
}

/** A name far larger than anything else begins the contact block wherever a side column before it puts it. */
function isLateName(line: ExtractedLine, lines: ExtractedLine[], largestHeading: number): boolean {
  return (
    line.size > largestHeading * 1.3 &&
    lines.every((one) => one.size <= line.size) &&
    mayBeName(line.text) &&
    line.text.includes(" ") &&
    headingOf(line.text) === null
  );
}

/** Known words mark most headings; their style marks the rest, and tells a section from a part's title. */
export function partsOf(document: ExtractedLine[]): Part[] {
  const lines = withHeadingsApart(document);
  const { body, style, distinct, heads, called } = looksOf(lines);

  function kindOf(
    line: ExtractedLine,
    index: number,
    inSection: boolean,
  ): { kind: HeadingKind; guessed: boolean } | null {
    const sure = (kind: HeadingKind) => ({ kind, guessed: false });
    if (isInline(line)) return sure(headingOf(line.text) ?? "other");
    if (!style || !couldBeHeading(line)) return null;
    const kind = headingOf(line.text);
    const matchesStyle = same(styleOf(line), style, line);
    if (kind) {
      const startsColumn = index > 0 && line.column !== lines[index - 1]?.column;
      const { bold, capitals } = styleOf(line);
      const shouts =
        capitals && (bold || !style.bold) && !(style.bold && !style.capitals && line.size < body);
      const bigger = line.size > body * 1.15 || (line.heading !== null && line.heading <= (style.level ?? 6));
      return matchesStyle ||
        shouts ||
        bigger ||
        startsColumn ||
        (!style.bold && !style.capitals && line.size >= body)
        ? sure(kind)
        : null;
    }
    const alike = line.y === 0 ? called : standsLike(headAt(lines, index), heads);
    if (!matchesStyle || !(distinct || alike) || !(inSection || isBelowContact(lines, index))) return null;
    const next = lines[index + 1];
    const emphatic = isStrong(style, body);
    const ending = headingByEnding(line.text);
    if (ending && (emphatic || style.bold)) return sure(ending);
    const dated = next !== undefined && findDates(next.text).length > 0;
    const long = line.text.length >= (/\p{Script=Han}/u.test(line.text) ? 2 : 4);
    return emphatic && long && isPlausible(line.text, alike ? 8 : 5) && (!dated || alike)
      ? { kind: "other", guessed: true }
      : null;
  }

  const parts: Part[] = [{ kind: "contact", heading: null, lines: [], guessed: false }];
  for (const [index, line] of lines.entries()) {
    const part = parts.at(-1);
    const before = lines[index - 1];
    if (before && isHeadline(before, part)) continue;
    if (isHeadline(line, part)) {
      part?.lines.push(line.whole);
      continue;
    }
    const hasReaches = () =>
      parts.some((one) => one.kind === "contact" && one.lines.some((own) => reaches.test(own.text)));
    const late = part?.kind !== "contact" && style !== null && isLateName(line, lines, style.size);
    if (
      late ||
      (part?.kind !== "contact" &&
        reachesAt(lines, index, (at) => lines[at] !== undefined && kindOf(lines[at], at, true) !== null) &&
        !hasReaches())
    ) {
      parts.push({ kind: "contact", heading: null, lines: [line], guessed: false });
      continue;
    }
    const found = kindOf(line, index, part?.heading != null) ?? (opensColumn(lines, index) ? headless : null);
    const within =
      part?.kind === "skills" && found?.kind === "skills" && style !== null && !isStrong(style, body);
    if (found === headless) parts.push({ ...headless, heading: null, lines: [line] });
    else if (found && !within) parts.push({ ...found, heading: line, lines: [] });
    else part?.lines.push(line);
  }
  return parts;
}
