import { parseDateRange } from "../lexicon/dates";
import { headingOf } from "../lexicon/headings";
import type { Chunk } from "./chunks";
import { type Row, rowsOf } from "./rows";

/** A part of a page that is read from the top down: the whole width, or one column (numbered from the left). */
export type Block = { column: number; left: number; right: number; rows: Row[] };

/** Columns need at least this many lines on each side, and this much space (points) between them. */
const fewestLines = 3;
const narrowestGutter = 7;

type Side = { chunks: Chunk[]; rows: Row[] };

type Split = { above: Chunk[]; left: Side; right: Side; below: Chunk[]; worth: number };

function independence(side: Side, other: Side): number {
  const alone = side.rows.filter(
    (row) => !other.rows.some((one) => Math.abs(one.y - row.y) < row.size * 0.3),
  );
  return alone.length / side.rows.length;
}

function textOf(row: Row): string {
  return row.chunks.map((chunk) => chunk.text).join(" ");
}

function share(rows: Row[], test: (text: string) => boolean): number {
  return rows.filter((row) => test(textOf(row))).length / rows.length;
}

/** A section heading that no line of the other side stands beside; a label of a table has its value there. */
function hasHeading(side: Side, other: Side): boolean {
  const alone = (row: Row) => !other.rows.some((one) => Math.abs(one.y - row.y) < row.size * 0.3);
  return side.rows.some((row) => row.chunks.length === 1 && headingOf(textOf(row)) !== null && alone(row));
}

/** Lines of columns run independently or have headings of their own; in a table, lines share baselines. */
function areColumns(left: Side, right: Side): boolean {
  const [less, more] = left.rows.length <= right.rows.length ? [left, right] : [right, left];
  if (less.rows.length < fewestLines) return false;
  if (share(less.rows, (text) => parseDateRange(text) !== null) > 0.5) return false;
  return independence(less, more) >= 0.4 || (hasHeading(left, right) && hasHeading(right, left));
}

function sideOf(chunks: Chunk[]): Side {
  return { chunks, rows: rowsOf(chunks) };
}

function splitAt(start: number, rows: Row[]): Split | null {
  const runs: Row[][] = [[]];
  for (const row of rows) {
    if (row.chunks.some((chunk) => chunk.x < start - 1 && chunk.right > start - narrowestGutter))
      runs.push([]);
    else runs.at(-1)?.push(row);
  }
  let best: Split | null = null;
  for (const run of runs) {
    const chunks = run.flatMap((row) => row.chunks);
    const left = sideOf(chunks.filter((chunk) => chunk.x < start - 1));
    const right = sideOf(chunks.filter((chunk) => chunk.x >= start - 1));
    if (!left.chunks.length || !right.chunks.length || !areColumns(left, right)) continue;
    const worth = Math.min(left.rows.length, right.rows.length) + chunks.length / 1000;
    if (best && best.worth >= worth) continue;
    const place = rows.indexOf(run[0] ?? { y: 0, size: 0, chunks: [] });
    best = {
      above: rows.slice(0, place).flatMap((row) => row.chunks),
      left,
      right,
      below: rows.slice(place + run.length).flatMap((row) => row.chunks),
      worth,
    };
  }
  return best;
}

function bestSplit(chunks: Chunk[]): Split | null {
  const rows = rowsOf(chunks);
  const starts = new Map<number, number>();
  for (const chunk of chunks) {
    const key = Math.round(chunk.x);
    starts.set(key, (starts.get(key) ?? 0) + 1);
  }
  let best: Split | null = null;
  for (const [start, count] of starts) {
    if (count < fewestLines - 1) continue;
    const split = splitAt(start, rows);
    if (split && split.worth > (best?.worth ?? 0)) best = split;
  }
  return best;
}

function blockOf(chunks: Chunk[], column: number): Block[] {
  if (!chunks.length) return [];
  const left = Math.min(...chunks.map((chunk) => chunk.x));
  const right = Math.max(...chunks.map((chunk) => chunk.right));
  return [{ column, left, right, rows: rowsOf(chunks) }];
}

/** Cuts a page, or a part of it, into blocks in reading order: what spans the columns above, then each column, then below. */
export function blocksOf(chunks: Chunk[], column = 0): Block[] {
  const split = bestSplit(chunks);
  if (!split) return blockOf(chunks, column);
  const left = blocksOf(split.left.chunks, column);
  const next = Math.max(...left.map((block) => block.column)) + 1;
  const right = blocksOf(split.right.chunks, next);
  const title = Math.max(...chunks.map((chunk) => chunk.size));
  const titleOnRight =
    split.right.chunks.some((chunk) => chunk.size === title) &&
    !split.left.chunks.some((chunk) => chunk.size === title);
  const columns = titleOnRight && !split.above.length ? [...right, ...left] : [...left, ...right];
  return [...blocksOf(split.above, column), ...columns, ...blocksOf(split.below, column)];
}

type Lane = { left: number; blocks: { page: number; block: Block }[] };

function laneOf(block: Block, lanes: Lane[]): Lane | undefined {
  return lanes.find((lane) => {
    const next = Math.min(...lanes.filter((other) => other.left > lane.left).map((other) => other.left));
    return block.left > lane.left - 12 && block.right < next - 3;
  });
}

/** Columns that continue on the next page are read through all pages before the next column. */
export function readingOrder(pages: Block[][]): { page: number; block: Block }[] {
  const order: { page: number; block: Block }[] = [];
  let open: Lane[] = [];

  function close() {
    order.push(...open.flatMap((lane) => lane.blocks));
    open = [];
  }

  for (const [index, blocks] of pages.entries()) {
    const page = index + 1;
    const joins = open.length > 0 && blocks.every((block) => laneOf(block, open) !== undefined);
    if (!joins) close();
    for (const block of blocks) {
      const beside = blocks.some((other) => other.column !== block.column && overlaps(other, block));
      const lane = joins || !beside ? laneOf(block, open) : undefined;
      if (lane) lane.blocks.push({ page, block });
      else if (beside) open.push({ left: block.left, blocks: [{ page, block }] });
      else {
        close();
        order.push({ page, block });
      }
    }
  }
  close();
  return order;
}

function overlaps(a: Block, b: Block): boolean {
  const [topA, bottomA] = [a.rows[0]?.y ?? 0, a.rows.at(-1)?.y ?? 0];
  const [topB, bottomB] = [b.rows[0]?.y ?? 0, b.rows.at(-1)?.y ?? 0];
  return topA <= bottomB && topB <= bottomA;
}
