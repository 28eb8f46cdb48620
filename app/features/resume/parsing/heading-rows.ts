import { findDates } from "../lexicon/dates";
import { isFormLabel } from "../lexicon/form-labels";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf } from "../lexicon/headings";
import { isLevelOnly } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { tellsReach } from "./form-cells";

export function couldBeHeading(line: ExtractedLine): boolean {
  return !line.bullet && line.region === "body" && line.text.length <= 48 && !line.text.includes("\t");
}

/** "**EDUCATION** City and Guilds": a heading in bold capitals that runs into its section without a colon. */
function splitRunIn(line: ExtractedLine): ExtractedLine[] {
  const [first, ...others] = line.spans.filter((span) => span.text.trim());
  const label = first?.text.trim() ?? "";
  const capitals = /\p{Lu}{4}/u.test(label) && label === label.toUpperCase();
  const rest = line.text.slice(label.length).trim();
  const runsIn = first?.bold === true && capitals && others[0]?.bold === false && line.text.startsWith(label);
  if (!runsIn || !rest || line.bullet || headingOf(label) === null) return [line];
  return [inlineHeading(line, label), { ...line, text: rest, bold: false, spans: others }];
}

/** Splits a label and what follows it on one line, where the label alone would be a section's heading: "求职意向：后端开发". */
function splitInline(line: ExtractedLine): ExtractedLine[] {
  const found = /^([^:：]{2,24})[:：]\s*(\S.*)$/u.exec(line.text);
  const [, label = "", rest = ""] = found ?? [];
  if (!found || line.bullet || line.text.includes("\t")) return [line];
  const kind = headingOf(label);
  const marked = kind !== null && rowHeadings.has(kind) && isMarked(line, label);
  return kind === "objective" || marked ? [inlineHeading(line, label), { ...line, text: rest }] : [line];
}

/** Bold capitals before plain text head a section; "Skills:" alone in bold may be said of one post. */
function isMarked(line: ExtractedLine, label: string): boolean {
  const [first, ...others] = line.spans.filter((span) => span.text.trim());
  const apart =
    first?.bold === true && first.text.trim().startsWith(label.trim()) && others.some((span) => !span.bold);
  return apart && /\p{Lu}{3}/u.test(label) && label === label.toUpperCase();
}

/** A heading that shares its line with its section; it says nothing of how the document's headings look. */
export type InlineHeading = ExtractedLine & { whole: ExtractedLine };

function inlineHeading(line: ExtractedLine, text: string): InlineHeading {
  return { ...line, text, whole: line };
}

export function isInline(line: ExtractedLine): line is InlineHeading {
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
  "publications",
  "activities",
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
  return [inlineHeading(line, label), behind(line, label, rest)];
}

/** What stands in the second cell of a line, where it begins: the lines below it go on with it. */
function behind(line: ExtractedLine, label: string, text: string): ExtractedLine {
  let room = label.replace(/\s/g, "").length;
  const at = line.spans.findIndex((span) => {
    const isBehind = room <= 0 && span.text.trim() !== "";
    room -= span.text.replace(/\s/g, "").length;
    return isBehind;
  });
  const spans = at > 0 ? line.spans.slice(at) : [];
  const [first] = spans;
  return first && text.startsWith(first.text.trim().slice(0, 2))
    ? { ...line, text, x: first.x, spans, bold: spans.every((span) => span.bold) }
    : { ...line, text };
}

type Rail = { from: number; lines: number; label: string; kind: HeadingKind };

/** The label in the first cells of a line, or of that line and the next: "Technical ⇥ Java", "Skills ⇥ Spring". */
function railAt(lines: ExtractedLine[], index: number): Rail | null {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || line.bullet || line.region !== "body" || !line.text.includes("\t")) return null;
  const [label = "", ...cells] = line.text.split("\t");
  const below =
    next && !next.bullet && Math.abs(next.x - line.x) < 3 && next.page === line.page
      ? next.text.split("\t")
      : [];
  const two = below.length > 1 ? headingOf(`${label} ${below[0]}`) : null;
  const found = two && rowHeadings.has(two) ? two : headingOf(label);
  if (found === "objective" && tellsReach(cells)) return null;
  if (!found || !rowHeadings.has(found) || isLevelOnly(cells[0]?.trim() ?? "")) return null;
  return found === two
    ? { from: index, lines: 2, label: `${label} ${below[0]}`, kind: found }
    : { from: index, lines: 1, label, kind: found };
}

/** Labels that name so many kinds of sections are a rail, though set flush right they begin at different places. */
const manyKinds = 3;

/** A rail of headings left of their sections: two or more of different kinds that begin at the same place. */
function railsOf(lines: ExtractedLine[]): Rail[] {
  const rails: Rail[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const rail = railAt(lines, index);
    if (!rail) continue;
    rails.push(rail);
    index += rail.lines - 1;
  }
  const at = (rail: Rail) => lines[rail.from]?.x ?? 0;
  // In a table of two columns a heading beside several paragraphs stands alone, and one beside a single line does not.
  const alone = lines.filter((line) => line.bold && couldBeHeading(line) && headingOf(line.text) !== null);
  const bold = rails.filter((rail) => lines[rail.from]?.spans[0]?.bold === true && !lines[rail.from]?.bold);
  if (alone.length > 1 && bold.length > 0 && bold.every((rail) => alone.some((line) => line.x === at(rail))))
    return bold;
  const aligned = rails.filter(
    (rail) =>
      rail.lines > 1 || rails.some((other) => other.kind !== rail.kind && Math.abs(at(other) - at(rail)) < 3),
  );
  if (new Set(rails.map(({ kind }) => kind)).size >= manyKinds) return rails;
  const wide = aligned.some((rail) => (lines[rail.from]?.text.split("\t").length ?? 0) > 2 || rail.lines > 1);
  return wide ? aligned : [];
}

/** Where nothing but labels stands at the left edge of a page, those that no list knows are headings too: "Kit and craft", "Shown at". */
function withUnknown(rails: Rail[], lines: ExtractedLine[]): Rail[] {
  const [first] = rails;
  const left = first && lines[first.from]?.x;
  if (!first || left === undefined || new Set(rails.map(({ kind }) => kind)).size < manyKinds) return rails;
  const taken = new Set(rails.flatMap(({ from, lines: count }) => [from, from + count - 1]));
  const others = lines.flatMap((line, index) =>
    index > first.from && !taken.has(index) && line.region === "body" && line.x < left + 3 ? [index] : [],
  );
  const unknown = others.map((from): Rail | null => {
    const [label = "", ...rest] = lines[from]?.text.split("\t") ?? [];
    const isLabel = rest.length > 0 && /^\p{L}[\p{L} &/]{1,30}$/u.test(label) && label.split(" ").length < 5;
    return isLabel ? { from, lines: 1, label, kind: "other" } : null;
  });
  const found = unknown.flatMap((rail) => rail ?? []);
  return found.length === unknown.length ? [...rails, ...found] : rails;
}

function splitRails(lines: ExtractedLine[]): ExtractedLine[] {
  const rails = withUnknown(railsOf(lines), lines);
  return lines.flatMap((line, index) => {
    const rail = rails.find(({ from, lines: count }) => index >= from && index < from + count);
    if (!rail) return [line];
    const [cell = "", ...cells] = line.text.split("\t");
    const rest = behind(line, cell, cells.join("\t"));
    return index === rail.from ? [inlineHeading(line, rail.label), rest] : [rest];
  });
}

const mostRowsAbove = 6;

/** Labels of columns: "起止时间 ⇥ 工作单位 ⇥ 职务". */
function isLabelRow({ text, bullet }: ExtractedLine): boolean {
  const cells = text.split("\t");
  return !bullet && cells.length > 1 && cells.every((cell) => isFormLabel(cell.trim()));
}

/** A heading in a cell beside several rows is drawn at their middle: the labels of their columns and the rows below those, set in from it, are its own. */
function overRows(lines: ExtractedLine[]): ExtractedLine[] {
  const moved = [...lines];
  for (const [index, line] of lines.entries()) {
    if (!isInline(line) || !line.whole.text.includes("\t")) continue;
    let from = index;
    for (let at = index - 1; at >= Math.max(0, index - mostRowsAbove); at -= 1) {
      const above = lines[at];
      if (!above || isInline(above) || above.page !== line.page || above.x < line.x + line.size * 2) break;
      if (!isLabelRow(above)) continue;
      from = at;
      break;
    }
    if (from < index) moved.splice(from, index - from + 1, line, ...lines.slice(from, index));
  }
  return moved;
}

const fewestMarked = 3;

/** Headings of at least three kinds drawn with a mark before them, larger or bolder than the items of lists, are no items. */
function unmarked(lines: ExtractedLine[]): ExtractedLine[] {
  const items = lines.filter((line) => line.bullet);
  const usual = Math.min(...items.map((line) => line.size));
  const named = items.filter(
    (line) =>
      headingOf(line.text) !== null &&
      (line.size > usual * 1.08 || line.bold || items.every((one) => headingOf(one.text))),
  );
  const kinds = new Set(named.map((line) => headingOf(line.text)));
  const [first] = named;
  if (!first || kinds.size < fewestMarked) return lines;
  const alike = (line: ExtractedLine) =>
    line.bullet &&
    line.bold === first.bold &&
    Math.abs(line.size - first.size) < 0.3 &&
    line.text.length <= 48;
  return lines.map((line) => (alike(line) ? { ...line, bullet: false } : line));
}

/** The lines with every heading that shares its line with what it heads, or bears a mark of a list, set apart. */
export function withHeadingsApart(lines: ExtractedLine[]): ExtractedLine[] {
  return overRows(splitRails(unmarked(lines)).flatMap(splitRow))
    .flatMap(splitInline)
    .flatMap((line) => (isInline(line) ? [line] : splitRunIn(line)));
}
