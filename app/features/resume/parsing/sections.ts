import { findDates, parseDateRange } from "../lexicon/dates";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingByEnding, headingOf } from "../lexicon/headings";
import { mayBeName } from "../lexicon/names";
import { degreeOf, roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { facts, headAt, isPlausible, isStrong, looksOf, standsLike } from "./heading-looks";
import { couldBeHeading, type InlineHeading, isInline, withHeadingsApart } from "./heading-rows";
import { same, styleOf } from "./heading-styles";
import { plainHeadings } from "./plain-headings";

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

/** Said among the ways to reach somebody, "求职意向：后端开发" is what they are and stays with their name. */
function isHeadline(line: ExtractedLine, part: Part | undefined): line is InlineHeading {
  return (
    part?.kind === "contact" &&
    isInline(line) &&
    /\p{Script=Han}/u.test(line.text) &&
    headingOf(line.text) === "objective" &&
    !line.whole.text.includes("\t")
  );
}

/** Where the ways to reach somebody stand elsewhere, what is below a larger name and right above dated posts is a heading. */
function headsPosts(lines: ExtractedLine[], index: number): boolean {
  const [line, ...below] = lines.slice(index, index + 4);
  if (!line || roleOf(line.text) !== "unknown" || mayBeName(line.text)) return false;
  const named = lines.slice(0, index).some((one) => one.size > line.size + 0.5 && mayBeName(one.text));
  return named && below.some((one) => one.column === line.column && parseDateRange(lastCell(one))?.to);
}

function lastCell({ text }: Pick<ExtractedLine, "text">): string {
  return text.split(/\t|\s[·|–—]\s/).at(-1) ?? "";
}

/**
 * Above the first heading stand the name and what somebody is; a heading there comes after the ways to reach them, or
 * begins the body where they all stand in the page's header.
 */
function isBelowContact(lines: ExtractedLine[], index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  if (index === 0) return headingByEnding(line.text) !== null && !facts.test(lines[1]?.text ?? "");
  const above = lines.slice(0, index);
  const below = lines.slice(index + 1, index + 3);
  if (below.some((one) => facts.test(one.text))) return false;
  return above.some((one) => facts.test(one.text)) || headsPosts(lines, index);
}

/** "新北市新莊區 ｜ 2020/4～仍在職": a period, alone or at the end of a short Chinese line. */
function isDatedName(text: string): boolean {
  const last = /\p{Script=Han}/u.test(text) && text.length <= 40 ? findDates(text).at(-1) : undefined;
  return Boolean(parseDateRange(text)?.to || (last?.to && text.endsWith(last.text)));
}

/** A post, or a Chinese school, with its period on a line below it heads an entry and no section; so does a Chinese one right below its period. */
function isPost(lines: ExtractedLine[], index: number): boolean {
  const text = lines[index]?.text ?? "";
  const isHan = /^\p{Script=Han}/u.test(text);
  const named =
    roleOf(text) === "title" || (isHan && (roleOf(text) !== "unknown" || degreeOf(text) !== "unknown"));
  const below = lines.slice(index + 1, index + 4).some((one) => !one.bullet && isDatedName(one.text));
  const above = isHan && parseDateRange(lines[index - 1]?.text ?? "")?.from;
  return named && Boolean(below || above);
}

/** What stands right below a line of nothing but a period is what somebody was then. */
function isBelowPeriod(lines: ExtractedLine[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  if (!line || !above || line.page !== above.page || line.column !== above.column) return false;
  const gap = line.y - above.y;
  return gap > 0 && gap < line.size * 1.6 && Boolean(parseDateRange(above.text)?.to);
}

const headless = { kind: "other" as const, guessed: true };

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

/** A block of addresses has a few lines. */
const mostReaches = 8;

const reaches = /\S@\S|\d{3}[ .-]\d{4}|\+\d{1,3}[ .-]?\(?\d{2}/;

/** What stands at the head of a column before its first heading, and tells how to reach somebody, belongs to their name. */
function reachesAt(lines: ExtractedLine[], index: number, isHeading: (at: number) => boolean): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (!line || !before || (line.column === before.column && line.page === before.page)) return false;
  const run = lines.slice(index, index + mostReaches + 1);
  const end = run.findIndex((one, at) => isHeading(index + at) || one.column !== line.column);
  const own = end < 0 ? run : run.slice(0, end);
  return own.length > 0 && own.length <= mostReaches && own.some((one) => reaches.test(one.text));
}

/** "noorb.example.com | github.com/noorb" */
export function isLinks({ text }: ExtractedLine): boolean {
  return text
    .split(/\s*[|·•,]\s*/)
    .every((part) => /^(?:https?:\/\/)?[\w.-]{3,60}\.[a-z]{2,14}(?:\/\S*)?$/.test(part));
}

/** A first or last name alone on its line, whose other half stands right below it in the same letters. */
function isHalfName(line: ExtractedLine, next: ExtractedLine | undefined): boolean {
  const alike = next?.column === line.column && Math.abs(next.size - line.size) < 0.5;
  return alike && [line, next].every(({ text }) => /^\p{L}[\p{L}'’-]{1,20}$/u.test(text));
}

/** A name far larger than anything else begins the contact block wherever a side column before it puts it. */
function isLateName(lines: ExtractedLine[], index: number, largestHeading: number): boolean {
  const line = lines[index];
  return (
    line !== undefined &&
    line.size > largestHeading * 1.3 &&
    lines.every((one) => one.size <= line.size + 0.1) &&
    mayBeName(line.text) &&
    (line.text.includes(" ") || isHalfName(line, lines[index + 1])) &&
    headingOf(line.text) === null
  );
}

/** "Languages" below a larger "Skills" names a group of skills. */
function isGroup(line: ExtractedLine, heading: ExtractedLine | null, kind: HeadingKind | undefined): boolean {
  if (!heading || (kind !== "skills" && kind !== "languages")) return false;
  return heading.column === line.column && line.size < heading.size * 0.9;
}

/** Known words mark most headings; their style marks the rest, and tells a section from a part's title. */
export function partsOf(document: ExtractedLine[]): Part[] {
  const lines = withHeadingsApart(document);
  const { body, bodyAt, style, distinct, heads, called, small, wrapped } = looksOf(lines);
  const plain = plainHeadings(lines, (line) => style !== null && same(styleOf(line), style, line));

  function kindOf(
    line: ExtractedLine,
    index: number,
    inSection: boolean,
  ): { kind: HeadingKind; guessed: boolean } | null {
    const sure = (kind: HeadingKind) => ({ kind, guessed: false });
    if (isInline(line)) {
      const named = headingOf(line.text) ?? headingByEnding(line.text);
      return named ? sure(named) : { kind: "other", guessed: true };
    }
    if (!style || !couldBeHeading(line) || wrapped.has(line)) return null;
    const kind = headingOf(line.text);
    const matchesStyle = same(styleOf(line), style, line) || small.has(line);
    if (kind) {
      const startsColumn = index > 0 && line.column !== lines[index - 1]?.column;
      const { bold, capitals } = styleOf(line);
      const shouts =
        capitals && (bold || !style.bold) && !(style.bold && !style.capitals && line.size < body);
      const bigger =
        line.size > bodyAt(line) * 1.15 || (line.heading !== null && line.heading <= (style.level ?? 6));
      return matchesStyle ||
        plain.has(line) ||
        shouts ||
        bigger ||
        startsColumn ||
        (!style.bold && !style.capitals && line.size >= body - 0.25)
        ? sure(kind)
        : null;
    }
    const alike = small.has(line) || (line.y === 0 ? called : standsLike(headAt(lines, index), heads));
    if (!matchesStyle || !(distinct || alike) || !(inSection || isBelowContact(lines, index))) return null;
    const next = lines[index + 1];
    const emphatic = isStrong(style, body) || small.has(line);
    const ending = headingByEnding(line.text);
    if (ending && (emphatic || style.bold)) return sure(ending);
    const dated = next !== undefined && findDates(next.text).length > 0;
    if (isPost(lines, index) || isBelowPeriod(lines, index)) return null;
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
    const late = part?.kind !== "contact" && style !== null && isLateName(lines, index, style.size);
    if (
      late ||
      (part?.kind !== "contact" && isLinks(line) && line.column !== before?.column) ||
      (part?.kind !== "contact" &&
        reachesAt(lines, index, (at) => lines[at] !== undefined && kindOf(lines[at], at, true) !== null) &&
        !hasReaches())
    ) {
      parts.push({ kind: "contact", heading: null, lines: [line], guessed: false });
      continue;
    }
    const found = kindOf(line, index, part?.heading != null) ?? (opensColumn(lines, index) ? headless : null);
    const within =
      part?.kind === "skills" &&
      ((found?.kind === "skills" && style !== null && !isStrong(style, body)) ||
        isGroup(line, part.heading, found?.kind));
    if (found === headless) parts.push({ ...headless, heading: null, lines: [line] });
    else if (found && !within) parts.push({ ...found, heading: line, lines: [] });
    else part?.lines.push(line);
  }
  return parts;
}
