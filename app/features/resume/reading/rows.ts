import { findDates, parseDateRange } from "../lexicon/dates";
import { headingOf } from "../lexicon/headings";
import type { Chunk } from "./chunk";
import { isSpace, tabGap } from "./chunks";
import type { Span } from "./extracted";
import type { Box } from "./pdf-paint";
import { isMarker, stripMarker } from "./repair";

export type Row = { y: number; size: number; chunks: Chunk[] };

type RowLine = { text: string; x: number; y: number; size: number; bullet: boolean; spans: Span[] };

export function textOfRow(row: Row): string {
  return row.chunks.map((chunk) => chunk.text).join(" ");
}

/** "2017–2018 $27M, geothermal": what begins with a period is a row of a table. */
function beginsWithPeriod(text: string): boolean {
  const [first] = /^\d/.test(text) ? findDates(text) : [];
  return parseDateRange(text) !== null || (first?.index === 0 && first.from !== null && first.to !== null);
}

/** Whether a line goes on with the sentence of the line above it: below it, no longer by far, and in the middle of words. */
export function continues(above: Chunk | undefined, below: Chunk | undefined): boolean {
  if (!above || !below) return false;
  const { size, text } = below;
  const indent = below.x - above.x;
  if (below.y - above.y > 1.9 * size || indent < -2 || indent > 30) return false;
  if (/[.!?;:。！？；：]$/.test(above.text) || stripMarker(text).bullet) return false;
  const longer = (below.right - above.right) / size;
  if (/^\p{Script=Han}/u.test(text)) return longer < 2 && above.text.length > 16;
  const isProse = above.text.split(" ").length > 3 && !/^\S*[@/]|^www\./.test(text);
  return isProse && longer < 6 && /^[\p{Ll}(\d]/u.test(text) && !beginsWithPeriod(text);
}

/** True for a small letter raised or lowered beside a bigger one, as in "28th" or the TeX logo. */
function isScript(a: Chunk, b: Chunk): boolean {
  const [small, big] = a.size < b.size ? [a, b] : [b, a];
  const near = small.x > big.right - big.size * 0.5 && small.x < big.right + big.size * 0.3;
  const before = small.right > big.x - big.size * 0.3 && small.x < big.x;
  return small.size < big.size * 0.85 && Math.abs(a.y - b.y) < big.size * 0.45 && (near || before);
}

export function rowsOf(chunks: Chunk[]): Row[] {
  const rows: Row[] = [];
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const home = rows.findLast(
      (row) =>
        Math.abs(row.y - chunk.y) < Math.min(row.size, chunk.size) * 0.3 ||
        row.chunks.some((one) => isScript(one, chunk)),
    );
    if (!home) {
      rows.push({ y: chunk.y, size: chunk.size, chunks: [chunk] });
      continue;
    }
    if (chunk.size > home.size) {
      home.y = chunk.y;
      home.size = chunk.size;
    }
    home.chunks.push(chunk);
  }
  for (const row of rows) row.chunks.sort((a, b) => a.x - b.x);
  return rows.sort((a, b) => a.y - b.y);
}

export function joinMarkers(chunks: Chunk[]): Chunk[] {
  const joined = new Set<Chunk>();
  const longer = new Map<Chunk, Chunk>();
  for (const marker of chunks.filter((chunk) => isMarker(chunk.text))) {
    const line = chunks
      .filter(
        (chunk) => chunk !== marker && Math.abs(chunk.y - marker.y) < Math.max(chunk.size, marker.size) * 0.4,
      )
      .filter((chunk) => chunk.x >= marker.right - 1 && chunk.x - marker.right < 4 * chunk.size)
      .sort((a, b) => a.x - b.x)[0];
    if (!line || longer.has(line)) continue;
    joined.add(marker);
    longer.set(line, { ...line, text: `${marker.text} ${line.text}`, x: marker.x, y: line.y });
  }
  return chunks.filter((chunk) => !joined.has(chunk)).map((chunk) => longer.get(chunk) ?? chunk);
}

/** Gives a line the marker that was drawn as a shape before it. Dots that also stand before bold text are ornaments. */
export function joinDots(chunks: Chunk[], dots: Box[]): Chunk[] {
  const places = new Map<Chunk, number>();
  for (const chunk of chunks) {
    const { x, y, size } = chunk;
    const dot = dots.find(([, top, right, bottom]) => {
      const middle = (top + bottom) / 2;
      return right < x && x - right < 2.5 * size && middle < y && middle > y - 0.75 * size;
    });
    if (dot) places.set(chunk, Math.round(dot[0]));
  }
  const ornaments = new Set<number>();
  for (const [chunk, place] of places) if (chunk.spans[0]?.bold) ornaments.add(place);
  return chunks.map((chunk) => {
    const place = places.get(chunk);
    const marked = place !== undefined && !ornaments.has(place) && !stripMarker(chunk.text).bullet;
    return marked ? { ...chunk, text: `• ${chunk.text}` } : chunk;
  });
}

function sizeOf(chunks: Chunk[], isItem: boolean): number {
  const [first] = chunks;
  const [marker, ...texts] = first?.spans ?? [];
  const isMarked = isItem && chunks.length === 1 && marker !== undefined && isMarker(marker.text.trim());
  return Math.max(...(isMarked && texts.length > 0 ? texts : chunks).map(({ size }) => size));
}

function lineOf(chunks: Chunk[]): RowLine {
  const [first] = chunks;
  let text = "";
  let right = 0;
  let before = first;
  const spans: Span[] = [];
  for (const chunk of chunks) {
    const gap = chunk.x - right;
    if (text && (chunk.labelled || gap > tabGap * Math.min(before?.size ?? 0, chunk.size))) text += "\t";
    else if (text && isSpace(gap, chunk.size, text, chunk.text)) text += " ";
    text += chunk.text;
    before = chunk;
    right = Math.max(right, chunk.right);
    spans.push(...chunk.spans);
  }
  const found = stripMarker(text);
  const numbered =
    found.bullet && /^\W*[\d一二三四五六七八九十]/.test(text) && headingOf(found.text) !== null;
  const stripped = numbered ? { bullet: false, text } : found;
  const largest = Math.max(...chunks.map((chunk) => chunk.size));
  return {
    ...stripped,
    x: (stripped.bullet ? first?.spans[0]?.x : first?.x) ?? 0,
    y: chunks.find((chunk) => chunk.size === largest)?.y ?? 0,
    size: sizeOf(chunks, stripped.bullet),
    spans,
  };
}

export function linesOfRows(rows: Row[]): RowLine[] {
  return rows.flatMap((row) => {
    const bullets = row.chunks.filter((chunk) => stripMarker(chunk.text).bullet);
    if (bullets.length < 2) return [lineOf(row.chunks)];
    const groups: Chunk[][] = [];
    for (const chunk of row.chunks) {
      const last = groups.at(-1);
      if (last && !bullets.includes(chunk)) last.push(chunk);
      else groups.push([chunk]);
    }
    return groups.map(lineOf);
  });
}
