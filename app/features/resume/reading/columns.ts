import { headingOf } from "../lexicon/headings";
import type { Chunk } from "./chunk";
import { areColumns, type Side } from "./column-evidence";
import { type Row, rowsOf, textOfRow } from "./rows";
import { settleSideCells } from "./side-cells";

/** A part of a page that is read from the top down: the whole width, or one column (numbered from the left). */
type Block = { column: number; left: number; right: number; rows: Row[]; part: Part | null };

type Part = { split: Split; side: "left" | "right" };

const fewestStarts = 2;

/** Points between two columns. */
const narrowestGutter = 7;

const widestIndent = 30;

/** A heading that is centred over its column stands at most this many sizes above it. */
const farthestTitle = 4;

type Split = { above: Chunk[]; left: Side; right: Side; below: Chunk[]; worth: number };

function sideOf(chunks: Chunk[]): Side {
  return { chunks, rows: rowsOf(chunks) };
}

function chunksOf(rows: Row[]): Chunk[] {
  return rows.flatMap((row) => row.chunks);
}

function isAlike({ chunks: [chunk, ...others] }: Row, head: Row, rows: Row[]): boolean {
  const below = rows[rows.indexOf(head) + 1]?.chunks[0];
  const [model] = head.chunks;
  if (!chunk || !model || !below || others.length > 0 || looksLike(below, model)) return false;
  return looksLike(chunk, model) && Math.abs(chunk.x - model.x) < 2;
}

function looksLike(one: Chunk, other: Chunk): boolean {
  return one.spans[0]?.bold === other.spans[0]?.bold && Math.abs(one.size - other.size) < 0.6;
}

/** Sizes without a line of the right column, after which headings side by side begin columns of their own. */
const farthestAbove = 8;

/** The first row of the right column: what stands flush right far above a row of headings is none of it. */
function firstIn(run: Row[], start: number, first: number): number {
  const band = run.findIndex(
    ({ chunks }, index) =>
      index > first &&
      chunks.length > 1 &&
      chunks.every((chunk) => headingOf(chunk.text) !== null) &&
      chunks.some(({ x }) => Math.abs(x - start) < 2),
  );
  const [head, above] = [
    run[band],
    run.findLast(({ chunks }, index) => index < band && chunks.some(({ x }) => x >= start - 1)),
  ];
  return first >= 0 && head && above && head.y - above.y > head.size * farthestAbove ? band : first;
}

/** The rows in which lines start in the right column, with those above and below in the left one alone, up to what reaches over both and to the next heading. `endsPage`: nothing stands below. */
function regionOf(
  run: Row[],
  start: number,
  endsPage: boolean,
): { from: number; last: number; to: number } | null {
  const isIn = ({ chunks }: Row) =>
    chunks.some(({ x }) => x >= start - 1 && x < start + widestIndent) &&
    !chunks.some(({ x, right }) => x < start - 1 && right > start - narrowestGutter);
  const isWide = (row: Row) => row.chunks.some((chunk) => chunk.right > start);
  const first = firstIn(run, start, run.findIndex(isIn));
  const last = run.findLastIndex(isIn);
  if (first < 0) return null;
  const top = run[first]?.y ?? 0;
  const isTitle = ({ chunks, y, size }: Row) =>
    top - y < size * farthestTitle &&
    chunks.every((chunk) => chunk.right < start || (chunk.x >= start && headingOf(chunk.text) !== null));
  const from = run.findLastIndex((row, index) => index < first && isWide(row) && !isTitle(row)) + 1;
  const heads = run.slice(0, first).filter((row) => headingOf(textOfRow(row)) !== null);
  const isHead = (row: Row) =>
    headingOf(textOfRow(row)) !== null || heads.some((head) => isAlike(row, head, run));
  const after = run.findIndex((row, index) => index > last && isHead(row));
  const growsWide =
    !endsPage || after === run.length - 1 || run.some((row, index) => index > last && isWide(row));
  return { from, last, to: after >= 0 && growsWide ? after : run.length };
}

/** A heading over all columns of a grid: what is beside each other before it ends, and starts again below it with titles on one line. */
function isBand(rows: Row[], index: number, start: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  const [title] = row?.chunks ?? [];
  if (!above || !row || !below || !title || row.chunks.length > 1) return false;
  const left = below.chunks.find((chunk) => chunk.x < start - 1);
  const right = below.chunks.find((chunk) => Math.abs(chunk.x - start) < 2);
  if (!left?.spans[0]?.bold || !right?.spans[0]?.bold) return false;
  const stands = title.spans[0]?.bold === true && title.size > left.size * 1.08;
  if (!stands && headingOf(title.text) === null) return false;
  return below.y - above.y > 2.2 * row.size && Math.abs(left.size - right.size) < 0.6;
}

function splitAt(start: number, rows: Row[]): Split | null {
  const runs: Row[][] = [[]];
  for (const [index, row] of rows.entries()) {
    const crosses = row.chunks.some(({ x, right }) => x < start - 1 && right > start - narrowestGutter);
    if (crosses || isBand(rows, index, start)) runs.push([]);
    else runs.at(-1)?.push(row);
  }
  let best: Split | null = null;
  for (const run of runs) {
    const region = regionOf(run, start, run === runs.at(-1));
    if (!region) continue;
    const { from, last, to } = region;
    const beside = chunksOf(run.slice(from, last + 1));
    const right = sideOf(beside.filter((chunk) => chunk.x >= start - 1));
    const under = chunksOf(run.slice(last + 1, to));
    const left = sideOf(beside.filter((chunk) => chunk.x < start - 1));
    if (!left.chunks.length || !right.chunks.length || !areColumns(left, right, start)) continue;
    const worth = Math.min(left.rows.length, right.rows.length) + beside.length / 1000;
    if (best && best.worth >= worth) continue;
    const [first] = run;
    const place = first ? rows.indexOf(first) : 0;
    best = {
      above: chunksOf(rows.slice(0, place + from)),
      left: sideOf([...left.chunks, ...under]),
      right,
      below: chunksOf(rows.slice(place + to)),
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
    if (count < fewestStarts) continue;
    const split = splitAt(start, rows);
    if (split && split.worth > (best?.worth ?? 0)) best = split;
  }
  return best;
}

function blockOf(chunks: Chunk[], column: number, part: Part | null): Block[] {
  if (!chunks.length) return [];
  const left = Math.min(...chunks.map((chunk) => chunk.x));
  const right = Math.max(...chunks.map((chunk) => chunk.right));
  return [{ column, left, right, rows: settleSideCells(rowsOf(chunks)), part }];
}

/** Cuts a page, or a part of it, into blocks in reading order: what spans the columns above, then each column, then below. */
export function blocksOfPage(chunks: Chunk[], column = 0, part: Part | null = null): Block[] {
  const split = bestSplit(chunks);
  if (!split) return blockOf(chunks, column, part);
  const left = blocksOfPage(split.left.chunks, column, part ?? { split, side: "left" });
  const next = Math.max(...left.map((block) => block.column)) + 1;
  const right = blocksOfPage(split.right.chunks, next, part ?? { split, side: "right" });
  const title = Math.max(...chunks.map((chunk) => chunk.size));
  const titleOnRight =
    split.right.chunks.some((chunk) => chunk.size === title) &&
    !split.left.chunks.some((chunk) => chunk.size === title);
  const columns = titleOnRight && !split.above.length ? [...right, ...left] : [...left, ...right];
  return [...blocksOfPage(split.above, column, part), ...columns, ...blocksOfPage(split.below, column, part)];
}

type Lane = { side: Part["side"]; left: number; blocks: { page: number; block: Block }[] };

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
    let split: Split | null = null;
    for (const block of blocks) {
      const { part } = block;
      if (joins) laneOf(block, open)?.blocks.push({ page, block });
      else if (part) {
        if (part.split !== split) close();
        split = part.split;
        const lane = open.find(({ side }) => side === part.side);
        if (lane) lane.blocks.push({ page, block });
        else open.push({ side: part.side, left: block.left, blocks: [{ page, block }] });
      } else {
        close();
        order.push({ page, block });
      }
    }
  }
  close();
  return order;
}
