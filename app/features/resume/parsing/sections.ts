import { findDates } from "../lexicon/dates";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";

/** The lines under one heading; `heading` is null for what stands above the first one. */
export type Part = { kind: HeadingKind; heading: ExtractedLine | null; lines: ExtractedLine[] };

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

function couldBeHeading(line: ExtractedLine): boolean {
  return !line.bullet && line.region === "body" && line.text.length <= 48 && !line.text.includes("\t");
}

/** Splits a label and what follows it on one line, where the label alone would be a section's heading: "求职意向：后端开发". */
function splitInline(line: ExtractedLine): ExtractedLine[] {
  const found = /^([^:：]{2,24})[:：]\s*(\S.*)$/u.exec(line.text);
  const [, label = "", rest = ""] = found ?? [];
  if (!found || line.bullet || line.text.includes("\t") || headingOf(label) !== "objective") return [line];
  return [inlineHeading(line, label), { ...line, text: rest }];
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

/** A heading that shares its line with its section; it says nothing of how the document's headings look. */
type InlineHeading = ExtractedLine & { whole: ExtractedLine };

function inlineHeading(line: ExtractedLine, text: string): InlineHeading {
  return { ...line, text, whole: line };
}

function isInline(line: ExtractedLine): line is InlineHeading {
  return "whole" in line;
}

/** Headings that may stand in the first cell of a table whose second cell holds their section. */
const rowHeadings = new Set<HeadingKind>([
  "summary",
  "objective",
  "experience",
  "projects",
  "education",
  "skills",
  "awards",
  "certificates",
]);

/** Splits "专业技能 ⇥ Java、Go" where the rows below go on in the same way, or a section or nothing follows. */
function splitRow(line: ExtractedLine, index: number, lines: ExtractedLine[]): ExtractedLine[] {
  const kindOf = (one: ExtractedLine) => {
    const [label = "", ...rest] = one.text.split("\t");
    const kind = rest.length === 1 && !one.bullet && one.region === "body" ? headingOf(label) : null;
    return kind && rowHeadings.has(kind) && findDates(rest[0] ?? "").every((dates) => !dates.to)
      ? kind
      : null;
  };
  const kind = kindOf(line);
  if (!kind) return [line];
  const next = lines
    .slice(index + 1, index + 8)
    .find((one) => one.text.includes("\t") || one.x < line.x + line.size * 2);
  const goesOn = next && kindOf(next);
  const ends = goesOn ? goesOn !== kind : !next || (couldBeHeading(next) && headingOf(next.text) !== null);
  const before = lines.slice(Math.max(0, index - 8), index).findLast((one) => kindOf(one) !== null);
  if (!ends || (!goesOn && !before)) return [line];
  const [label = "", rest = ""] = line.text.split("\t");
  return [inlineHeading(line, label), { ...line, text: rest }];
}

/** Known words mark most headings; their style marks the rest, and tells a section from a part's title. */
export function partsOf(document: ExtractedLine[]): Part[] {
  const lines = document.flatMap(splitRow).flatMap(splitInline);
  const body = bodySize(lines);
  const known = lines.filter(
    (line) => !isInline(line) && couldBeHeading(line) && headingOf(line.text) !== null,
  );
  const commonHeadingLines = known.filter((line) => commonHeadings.has(headingOf(line.text) ?? "other"));
  const style = headingStyle(commonHeadingLines.length ? commonHeadingLines : known);
  const styled = style
    ? lines.filter((line) => couldBeHeading(line) && same(styleOf(line), style, line))
    : [];
  const distinct =
    style !== null && styled.filter((line) => headingOf(line.text) !== null).length >= styled.length / 2;

  function kindOf(line: ExtractedLine, index: number, inSection: boolean): HeadingKind | null {
    if (isInline(line)) return headingOf(line.text);
    if (!style || !couldBeHeading(line)) return null;
    const kind = headingOf(line.text);
    const matchesStyle = same(styleOf(line), style, line);
    if (kind) {
      const startsColumn = index > 0 && line.column !== lines[index - 1]?.column;
      const bigger = line.size > body * 1.15 || (line.heading !== null && line.heading <= (style.level ?? 6));
      return matchesStyle || bigger || startsColumn || (!style.bold && !style.capitals && line.size >= body)
        ? kind
        : null;
    }
    if (!matchesStyle || !distinct || !inSection) return null;
    const next = lines[index + 1];
    const emphatic = style.capitals || style.level !== null || style.size > body * 1.1;
    const words = line.text.split(/\s+/).length;
    const dated = findDates(line.text).length > 0 || (next !== undefined && findDates(next.text).length > 0);
    return emphatic && words <= 5 && line.text.length >= 4 && !dated && !/[\d@.。]/.test(line.text)
      ? "other"
      : null;
  }

  const parts: Part[] = [{ kind: "contact", heading: null, lines: [] }];
  for (const [index, line] of lines.entries()) {
    const part = parts.at(-1);
    const before = lines[index - 1];
    if (before && isHeadline(before, part)) continue;
    if (isHeadline(line, part)) {
      part?.lines.push(line.whole);
      continue;
    }
    const kind = kindOf(line, index, part?.heading != null);
    if (kind) parts.push({ kind, heading: line, lines: [] });
    else part?.lines.push(line);
  }
  return parts;
}
