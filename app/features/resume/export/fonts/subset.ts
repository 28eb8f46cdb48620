import { type Outlines, UNITS_PER_EM } from "./outlines";
import { type Box, headTable, packNumbers, padded, u16, u32, writeSfnt } from "./sfnt";

/** A character and where its glyph is, or how wide (1/1000 em) the empty one is that stands for it. */
type Source = { character: string } & ({ outlines: Outlines; glyph: number } | { advance: number });

/** `glyphs` tells the glyph of each character, `advances` (1/1000 em) stand by glyph; glyph 0 is empty, as readers expect. */
export type Subset = { file: Uint8Array; glyphs: Map<string, number>; advances: number[]; box: Box };

type Part = { outline: Uint8Array; advance: number };

/** Each character has a glyph of its own, also where two look alike, so that a glyph tells its character. */
export function subsetOf(sources: Source[]): Subset {
  const parts: Part[] = [{ outline: new Uint8Array(), advance: UNITS_PER_EM / 2 }];
  const glyphs = new Map<string, number>();
  const add = (outlines: Outlines, glyph: number): number => {
    const part = { outline: outlines.outlineOf(glyph).slice(), advance: outlines.advanceOf(glyph) };
    const index = parts.push(part) - 1;
    for (const at of componentsOf(part.outline)) {
      const view = new DataView(part.outline.buffer);
      view.setUint16(at, add(outlines, view.getUint16(at)));
    }
    return index;
  };
  for (const source of sources) {
    if (glyphs.has(source.character)) continue;
    const index =
      "advance" in source
        ? parts.push({ outline: new Uint8Array(), advance: source.advance }) - 1
        : add(source.outlines, source.glyph);
    glyphs.set(source.character, index);
  }
  return { ...writeParts(parts), glyphs, advances: parts.map(({ advance }) => advance) };
}

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

function componentsOf(outline: Uint8Array): number[] {
  const view = new DataView(outline.buffer);
  const places: number[] = [];
  if (outline.length === 0 || view.getInt16(0) >= 0) return places;
  let flags = MORE;
  for (let at = 10; flags & MORE; ) {
    flags = view.getUint16(at);
    places.push(at + 2);
    const transformation = flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0;
    at += 4 + (flags & WORDS ? 4 : 2) + transformation;
  }
  return places;
}

/** The tables that ISO 32000 §9.9 asks of an embedded TrueType font. */
function writeParts(parts: Part[]): { file: Uint8Array; box: Box } {
  const offsets = [0];
  for (const { outline } of parts) offsets.push((offsets.at(-1) ?? 0) + padded(outline.length));
  const glyf = new Uint8Array(offsets.at(-1) ?? 0);
  const box = { left: 0, bottom: 0, right: 0, top: 0 };
  const metrics: number[] = [];
  let mostPoints = 0;
  let mostContours = 0;
  for (const [index, { outline, advance }] of parts.entries()) {
    glyf.set(outline, offsets[index]);
    const view = new DataView(outline.buffer);
    const corners = [2, 4, 6, 8].map((at) => (outline.length > 0 ? view.getInt16(at) : 0));
    const [left = 0, bottom = 0, right = 0, top = 0] = corners;
    metrics.push(advance, left);
    box.left = Math.min(box.left, left);
    box.bottom = Math.min(box.bottom, bottom);
    box.right = Math.max(box.right, right);
    box.top = Math.max(box.top, top);
    const contours = outline.length > 0 ? view.getInt16(0) : 0;
    if (contours > 0) mostPoints = Math.max(mostPoints, view.getUint16(8 + 2 * contours) + 1);
    mostContours = Math.max(mostContours, contours);
  }
  const most = [mostPoints, mostContours, 4 * mostPoints, 4 * mostContours];
  const file = writeSfnt([
    ["glyf", glyf],
    ["head", headTable(UNITS_PER_EM, box, true)],
    [
      "hhea",
      packNumbers([
        ...u32(0x00010000),
        ...u16(box.top, box.bottom, 0, ...[2 * UNITS_PER_EM, 0, 0, box.right, 1, 0, 0, 0, 0, 0, 0, 0]),
        ...u16(parts.length),
      ]),
    ],
    ["hmtx", packNumbers(u16(...metrics))],
    ["loca", packNumbers(u32(...offsets))],
    ["maxp", packNumbers([...u32(0x00010000), ...u16(parts.length, ...most, 2, 0, 0, 0, 0, 0, 0, 4, 2)])],
  ]);
  return { file, box };
}
