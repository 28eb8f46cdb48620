import { headingOf } from "../lexicon/headings";
import type { Chunk } from "./chunk";
import type { Row } from "./rows";

/** A label stands this near, in sizes, to the middle of the lines that it is centred on. */
const nearest = 0.5;

const mostLabels = 40;

type Labelled = { row: Row; label: Chunk };

function labelOf({ chunks: [first] }: Row): Chunk | null {
  return first && headingOf(first.text) !== null ? first : null;
}

function middleOf(chunk: Chunk): number {
  return (chunk.x + chunk.right) / 2;
}

function heightOf({ row, label }: Labelled): number {
  return row.chunks.find((chunk) => chunk !== label)?.y ?? row.y;
}

function spanAround(rows: Row[], start: number, labelled: Labelled): number {
  const top = rows[start]?.y ?? 0;
  const { label } = labelled;
  const off = (row: Row) =>
    Math.abs((top + (row === labelled.row ? heightOf(labelled) : row.y)) / 2 - label.y);
  const [best] = rows
    .slice(start)
    .map((row, index) => ({ count: index + 1, off: off(row), row }))
    .filter(({ row }) => row.y >= label.y - label.size * nearest)
    .sort((a, b) => a.off - b.off);
  return best && best.off <= label.size * nearest ? best.count : 0;
}

/** Where the cells of the labels begin if each label stands in the middle of its own; null where they do not all fit. */
function centredCells(rows: Row[], labels: Labelled[]): number[] | null {
  const starts: number[] = [];
  let start = 0;
  for (const labelled of labels) {
    const count = spanAround(rows, start, labelled);
    if (count === 0) return null;
    starts.push(start);
    start += count;
  }
  return start === rows.length ? starts : null;
}

function roomAbove(rows: Row[], places: number[]): number {
  const gaps = places.flatMap((place) =>
    place > 0 ? [(rows[place]?.y ?? 0) - (rows[place - 1]?.y ?? 0)] : [],
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
}

/** Sets the names of sections that a table centres beside their rows on the first of these: each stands in the middle of rows that lie closer together than those of two names do. */
export function raiseCentredLabels(rows: Row[]): Row[] {
  const all = rows.flatMap((row): Labelled[] => {
    const label = labelOf(row);
    return label ? [{ row, label }] : [];
  });
  const model = all.find(({ row }) => row.chunks.length > 1)?.label;
  if (!model) return rows;
  const labels = all.filter(({ label }) => Math.abs(middleOf(label) - middleOf(model)) < model.size);
  const right = Math.max(...labels.map(({ label }) => label.right));
  const [first] = labels;
  if (labels.length < 3 || labels.length > mostLabels || !first) return rows;
  const beside = (row: Row) => (row.chunks[0]?.x ?? 0) > right || labels.some((one) => one.row === row);
  let [from, to] = [rows.indexOf(first.row), rows.indexOf(first.row)];
  while (from > 0 && beside(rows[from - 1] ?? first.row)) from -= 1;
  while (to < rows.length - 1 && beside(rows[to + 1] ?? first.row)) to += 1;
  const table = rows.slice(from, to + 1);
  const own = labels.filter(({ row }) => table.includes(row));
  const starts = own.length === labels.length ? centredCells(table, own) : null;
  const moved = starts?.filter((start, index) => table[start] !== own[index]?.row) ?? [];
  const places = own.map(({ row }) => table.indexOf(row));
  if (!starts || moved.length < 2 || roomAbove(table, starts) <= roomAbove(table, places)) return rows;
  const settled = table.flatMap((row, index) => {
    const chunks = row.chunks.filter((chunk) => own.every(({ label }) => label !== chunk));
    const label = own[starts.indexOf(index)]?.label;
    const lifted = label && starts.includes(index) ? [{ ...label, y: chunks[0]?.y ?? row.y }] : [];
    return lifted.length + chunks.length > 0 ? [{ ...row, chunks: [...lifted, ...chunks] }] : [];
  });
  return [...rows.slice(0, from), ...settled, ...rows.slice(to + 1)];
}
