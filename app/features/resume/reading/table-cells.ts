import { parseDateRange } from "../lexicon/dates";
import { columnSaying, isFormLabel } from "../lexicon/form-labels";
import { headingOf } from "../lexicon/headings";
import { isPlace } from "../lexicon/places";
import type { Chunk } from "./chunk";
import { stripMarker } from "./repair";
import type { Row } from "./rows";

const fewestColumns = 3;

const mostRecords = 60;

const mostSampled = 12;

/** Rows farther apart than this many times their size are no rows of one table. */
const farthestRow = 5;

/** Lines of one cell may lie this many times their pitch apart. */
const samePitch = 1.15;

const openEnd = /[-–—‒―~～至到]\s*(?:\p{L}{3,9}\.?)?$|\bto$/u;
const openStart = /^(?:[-–—‒―~～至到]|to\b)/;

type Cell = { label: Chunk; lines: Chunk[] };

function labelsOf({ chunks }: Row): Chunk[] | null {
  const named = chunks.length >= fewestColumns && chunks.every(({ text }) => isFormLabel(text.trim()));
  return named ? chunks : null;
}

/** Where the columns begin: labels may be centred above cells that begin to the left of them. */
function startsOf(rows: Row[], labels: Chunk[]): number[] {
  const cells = rows.slice(0, mostSampled).flatMap(({ chunks }) => (chunks.length > 1 ? chunks : []));
  return labels.map((label, at) => {
    const before = labels[at - 1]?.right ?? Number.NEGATIVE_INFINITY;
    return Math.min(label.x, ...cells.flatMap(({ x }) => (x > before && x < label.x ? [x] : [])));
  });
}

type Columns = { labels: Chunk[]; starts: number[] };

/** The column that a chunk stands in; -1 where it reaches into the next one or is no text of the table. */
function columnOf(chunk: Chunk, { labels, starts }: Columns): number {
  const at = starts.findLastIndex((start) => start <= chunk.x + 0.5 * chunk.size);
  const next = starts[at + 1];
  const fits =
    (next === undefined || chunk.right < next) && Math.abs(chunk.size - (labels[0]?.size ?? 0)) < 0.6;
  return fits ? at : -1;
}

function lengthOf(rows: Row[], columns: Columns): number {
  const end = rows.findIndex((row, index) => {
    const above = rows[index - 1];
    const [first] = row.chunks;
    const heading = row.chunks.length === 1 && first !== undefined && headingOf(first.text) !== null;
    const far = above !== undefined && row.y - above.y > farthestRow * row.size;
    return (
      heading || far || labelsOf(row) !== null || row.chunks.some((chunk) => columnOf(chunk, columns) < 0)
    );
  });
  return end < 0 ? rows.length : end;
}

function pitchOf(columns: Chunk[][]): number {
  const gaps = columns.flatMap((lines) => lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0)));
  return Math.min(...gaps.filter((gap) => gap > 1));
}

/** Whether a line of the first column goes on with the cell above it and begins no record of its own. */
function goesOn(above: Chunk | undefined, line: Chunk, pitch: number): boolean {
  if (!above || line.y - above.y > pitch * samePitch) return false;
  const open = openEnd.test(above.text) || openStart.test(line.text);
  return open || parseDateRange(above.text) === null || parseDateRange(line.text) === null;
}

function joined(lines: Chunk[]): Chunk[] {
  const [first, ...others] = lines;
  if (!first) return [];
  const text = others.reduce((all, line) => {
    const close = /\p{Script=Han}$/u.test(all) && /^\p{Script=Han}/u.test(line.text);
    return close || /\S[-/]$/.test(all) ? all + line.text : `${all} ${line.text}`;
  }, first.text);
  const right = Math.max(...lines.map((line) => line.right));
  return [{ ...first, text, right, spans: lines.flatMap((line) => line.spans) }];
}

function isBold(chunk: Chunk): boolean {
  return chunk.spans.every((span) => span.bold);
}

/** The names in a cell of several, "Driver" above "Acme Ltd" and its town: one in bold, and what had no room on the line above, are one. */
function namesOf({ label, lines }: Cell, right: number): Chunk[] {
  const whole = joined(lines);
  if (columnSaying(label.text) || whole.some(({ text }) => parseDateRange(text) !== null)) return whole;
  const runs: Chunk[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const above = run?.at(-1);
    const word = line.text.split(" ")[0] ?? "";
    const room = ((line.right - line.x) * (word.length + 1)) / Math.max(1, line.text.length);
    const full = above !== undefined && above.right + room > right;
    const one = above && isBold(above) === isBold(line) && (isBold(line) || (full && !isPlace(line.text)));
    if (run && one) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap(joined);
}

function isText({ lines }: Cell, at: number, cells: Cell[]): boolean {
  const last = at === cells.length - 1;
  return lines.some((line) => stripMarker(line.text).bullet) || (last && lines.length > 1);
}

/** One record as rows: the first names of its cells beside each other, their other names, and what is told of it. */
function rowsOfRecord(cells: Cell[], rights: number[]): Row[] {
  const names = cells.map((cell, at) => (isText(cell, at, cells) ? [] : namesOf(cell, rights[at] ?? 0)));
  const [first] = names.flat();
  if (!first) return [];
  const head = names.flatMap(([name]) => (name ? [{ ...name, y: first.y }] : []));
  const texts = cells.flatMap((cell, at) => (isText(cell, at, cells) ? cell.lines : []));
  const row = (chunk: Chunk): Row => ({ y: chunk.y, size: chunk.size, chunks: [chunk] });
  return [
    { ...row(first), chunks: head.map((chunk, at) => ({ ...chunk, labelled: at > 0 })) },
    ...names.flatMap((own) => own.slice(1)).map(row),
    ...texts.map(row),
  ];
}

/** The rows of a table, record by record; null where its cells do not wrap, or do not begin together at the top. */
function recordsOf(rows: Row[], table: Columns): Row[] | null {
  const { labels } = table;
  const chunks = rows.flatMap((row) => row.chunks).sort((a, b) => a.y - b.y);
  const columns = labels.map((_, at) => chunks.filter((chunk) => columnOf(chunk, table) === at));
  const pitch = pitchOf(columns);
  const firsts = columns[0] ?? [];
  const starts = firsts.filter((line, index) => !goesOn(firsts[index - 1], line, pitch));
  const top = (start: Chunk) => start.y - start.size / 2;
  const [start] = starts;
  const wraps = rows.length > starts.length && starts.length > 1 && starts.length <= mostRecords;
  if (!start || !wraps || chunks.some((chunk) => chunk.y < top(start))) return null;
  const rights = columns.map((own) => Math.max(...own.map((line) => line.right)));
  return starts.flatMap((own, index) => {
    const next = starts[index + 1];
    const isIn = (line: Chunk) => line.y >= top(own) && (!next || line.y < top(next));
    return rowsOfRecord(
      labels.map((label, at) => ({ label, lines: columns[at]?.filter(isIn) ?? [] })),
      rights,
    );
  });
}

/** Reads a table with labels above its columns record by record, where its cells hold several lines; `settle` what is no table. */
export function settleTables(rows: Row[], settle: (rows: Row[]) => Row[]): Row[] {
  for (const [index, row] of rows.entries()) {
    const labels = labelsOf(row);
    const below = rows.slice(index + 1);
    const columns = labels && { labels, starts: startsOf(below, labels) };
    const length = columns ? lengthOf(below, columns) : 0;
    const records = columns && recordsOf(below.slice(0, length), columns);
    if (records)
      return [...settle(rows.slice(0, index)), row, ...records, ...settleTables(below.slice(length), settle)];
  }
  return settle(rows);
}
