import { parseDateRange } from "../lexicon/dates";
import { headingOf } from "../lexicon/headings";
import type { Chunk } from "./chunk";
import { stripMarker } from "./repair";
import type { Row } from "./rows";

/** Lines farther apart than this many times their size belong to different cells. */
const linePitch = 1.7;

const fewestPeriods = 2;

type Rail = { left: number; start: number; heads: Row[] };

function isPeriod(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && parseDateRange(chunk.text) !== null;
}

function railOf(rows: Row[]): Rail | null {
  const left = Math.min(...rows.flatMap(({ chunks }) => chunks.map(({ x }) => x)));
  const heads = rows.filter(
    ({ chunks: [first, second] }) => first && second && first.x < left + 2 && isPeriod(first),
  );
  const start = heads[0]?.chunks[1]?.x;
  const aligned = heads.every(({ chunks: [, second] }) => Math.abs((second?.x ?? 0) - (start ?? 0)) < 2);
  return start !== undefined && aligned && heads.length >= fewestPeriods ? { left, start, heads } : null;
}

/** The lines below a period in its cell: "Acme Ltd" and "Leeds", whatever stands beside them. */
function cellBelow(rows: Row[], head: Row, { left, start }: Rail): Chunk[] {
  const cell: Chunk[] = [];
  let last = head.chunks[0];
  for (const { chunks } of rows.slice(rows.indexOf(head) + 1)) {
    const [chunk] = chunks;
    if (!last || !chunk || chunk.x > left + 2 || chunk.right > start) continue;
    // A period that wrapped was joined and stands on two lines.
    const lines = last === head.chunks[0] ? last.spans.length : 1;
    const goesOn =
      chunk.y - last.y < linePitch * last.size * lines &&
      Math.abs(chunk.size - last.size) < 0.6 &&
      !isPeriod(chunk) &&
      headingOf(chunk.text) === null;
    if (!goesOn) break;
    cell.push(chunk);
    last = chunk;
  }
  return cell;
}

/** Puts what stands below the periods of a rail right below their line, and not between the items beside them. */
export function gatherRails(rows: Row[]): Row[] {
  const rail = railOf(rows);
  if (!rail) return rows;
  const cells = new Map(rail.heads.map((head) => [head, cellBelow(rows, head, rail)]));
  const taken = new Set([...cells.values()].flat());
  const beside = rows.some(({ chunks }) => chunks.length > 1 && chunks.some((chunk) => taken.has(chunk)));
  const between = rows.some((row, index) => {
    const [chunk] = row.chunks;
    const [above] = rows[index - 1]?.chunks ?? [];
    return chunk && above && taken.has(chunk) && above.x >= rail.start - 1 && stripMarker(above.text).bullet;
  });
  if (!beside && !between) return rows;
  return rows.flatMap((row) => {
    const chunks = row.chunks.filter((chunk) => !taken.has(chunk));
    const own = chunks.length ? [{ ...row, chunks }] : [];
    return [...own, ...(cells.get(row) ?? []).map((chunk) => ({ ...row, chunks: [chunk], y: chunk.y }))];
  });
}
