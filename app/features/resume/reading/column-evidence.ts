import { findDates, parseDateRange } from "../lexicon/dates";
import { headingOf } from "../lexicon/headings";
import type { Chunk } from "./chunk";
import { stripMarker } from "./repair";
import { continues, type Row, textOfRow } from "./rows";

export type Side = { chunks: Chunk[]; rows: Row[] };

const fewestLines = 3;

/** A label beside an entry has a few lines at most: a period, a place. */
const mostLabelLines = 4;

function share(rows: Row[], test: (row: Row) => boolean): number {
  return rows.filter(test).length / rows.length;
}

function standsAlone(row: Row, other: Side): boolean {
  return !other.rows.some((one) => Math.abs(one.y - row.y) < row.size * 0.3);
}

function isEmphasised(row: Row, side: Side): boolean {
  const { chunks, size } = row;
  const sizes = side.rows.map((row) => row.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? size;
  const text = chunks.map((chunk) => chunk.text).join("");
  return isBold(row) || size > usual * 1.1 || (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase());
}

function areHeadings({ chunks }: Row): boolean {
  return chunks.length < 4 && chunks.every((chunk) => headingOf(chunk.text) !== null);
}

/** A section heading. Beside a line of the other side it must be set apart: a label of a table has its value there. */
function hasHeading(side: Side, other: Side): boolean {
  return side.rows.some(
    (row) =>
      (row.chunks.length === 1 ? headingOf(textOfRow(row)) !== null : areHeadings(row)) &&
      (standsAlone(row, other) || isEmphasised(row, side)),
  );
}

function bullets({ rows }: Side): number {
  return rows.filter((row) => stripMarker(textOfRow(row)).bullet).length;
}

function wraps({ rows }: Side): number {
  return rows.filter((row, index) => continues(rows[index - 1]?.chunks.at(-1), row.chunks[0])).length;
}

/** Most lines of a column start at its edge; of dates set flush right few do. */
function startsAt({ rows }: Side, start: number): boolean {
  return share(rows, ({ chunks }) => (chunks[0]?.x ?? 0) < start + 30) >= 0.8;
}

function groupsOf(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1)?.at(-1);
    if (last && row.y - last.y < 1.9 * Math.max(last.size, row.size)) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** A section's name, alone or wrapped, or a period with at most a place below. */
function isLabel(rows: Row[]): boolean {
  const [first] = rows;
  if (!first || rows.length > mostLabelLines) return false;
  if (headingOf(rows.map(textOfRow).join(" "))) return true;
  const [top = "", next = ""] = rows.map(textOfRow);
  return parseDateRange(top) !== null || findDates(`${top} ${next}`)[0]?.index === 0;
}

function withoutHeading(rows: Row[]): Row[] {
  const [head, ...others] = rows;
  return head && others.length > 0 && head.chunks.length === 1 && headingOf(textOfRow(head)) !== null
    ? others
    : rows;
}

function isBesideLine([label, next]: Row[], other: Side): boolean {
  const isBeside = (row: Row) =>
    label !== undefined && Math.abs(row.y - label.y) < label.size / 2 && !stripMarker(textOfRow(row)).bullet;
  const dated =
    label && (findDates(`${textOfRow(label)} ${next ? textOfRow(next) : ""}`)[0]?.index ?? 1) === 0;
  return dated === true && other.rows.some(isBeside);
}

/** A rail of periods that stand beside what they date has at most so many times its lines: employers and towns stand below them. */
const mostRailLines = 1.6;

/** Labels beside what they label: few short lines, far apart, each a period or the name of a section. */
function isRail(side: Side, other: Side): boolean {
  const groups = groupsOf(side.rows);
  const bare = groups.map(withoutHeading);
  const beside = bare.filter((rows) => isLabel(rows) && isBesideLine(rows, other)).length;
  const sure = beside > 1 && beside === groups.length;
  if (side.rows.length > other.rows.length * (sure ? mostRailLines : 1)) return false;
  const labels = groups.filter(isLabel).length;
  const [only, ...more] = groups;
  // A period that wrapped and its place, beside one entry of several.
  if (only && more.length === 0)
    return isLabel(only) && findDates(only.map(textOfRow).join(" "))[0]?.index === 0;
  return sure || (groups.length > 1 && labels >= groups.length * 0.8);
}

/** A form whose colons stand with what is filled in: "職位" and beside it ": 會計主任". */
function isFilledIn({ rows }: Side): boolean {
  return share(rows, (row) => /^[:：]/u.test(textOfRow(row))) >= 0.4;
}

function hasDate(row: Row): boolean {
  return findDates(textOfRow(row)).length > 0;
}

function isBold({ chunks }: Row): boolean {
  return chunks.every((chunk) => chunk.spans.every((span) => span.bold));
}

/** Bold titles side by side, each with plain lines below; a table has its dates on one side alone. */
function areCards(left: Side, right: Side, start: number): boolean {
  if (!right.rows.every(({ chunks: [chunk] }) => Math.abs((chunk?.x ?? 0) - start) < 2 || hasDateOnly(chunk)))
    return false;
  const pairs = left.rows.flatMap((row) => {
    const other = right.rows.find((one) => Math.abs(one.y - row.y) < row.size * 0.3);
    return other ? [[row, other] as const] : [];
  });
  const [top, next] = pairs;
  if (!top || !next || pairs.some(([row, other]) => hasDate(row) !== hasDate(other))) return false;
  return top.every(isBold) && pairs.some((pair) => !pair.some(isBold));
}

function hasDateOnly(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && parseDateRange(chunk.text) !== null;
}

/** Whether two sides are columns, read one after the other: independent lines, headings of their own or sentences on both; a table and labels share baselines with their content. */
export function areColumns(left: Side, right: Side, start: number): boolean {
  const [less, more] = left.rows.length <= right.rows.length ? [left, right] : [right, left];
  if (less.rows.length < fewestLines) return false;
  if (share(less.rows, (row) => parseDateRange(textOfRow(row)) !== null) > 0.5) return false;
  if (isFilledIn(right) || isRail(left, right) || isRail(right, left)) return false;
  if (share(less.rows, (row) => standsAlone(row, more)) >= 0.4) return true;
  if (hasHeading(left, right) && hasHeading(right, left)) return true;
  if (areCards(left, right, start)) return true;
  if (!startsAt(right, start)) return false;
  const both = (count: (side: Side) => number) => Math.min(count(left), count(right));
  return both(bullets) >= 2 || both(wraps) >= 1;
}
