import { unzlibSync } from "fflate";

/** All fonts of ours are drawn on the same em, so that their glyphs can stand in one file. */
export const UNITS_PER_EM = 1000;

export type Outlines = {
  /** 0 where the file has no glyph for it. */
  glyphOf(code: number): number;
  /** In 1/1000 em. */
  advanceOf(glyph: number): number;
  outlineOf(glyph: number): Uint8Array;
};

const tags = ["cmap", "glyf", "head", "hhea", "hmtx", "loca"] as const;

export function readOutlines(woff: Uint8Array): Outlines {
  const tables = unpackWoff(woff, tags);
  const table = (tag: (typeof tags)[number]) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`A font without ${tag}`);
    return found;
  };
  const [head, hmtx, loca, glyf] = [table("head"), table("hmtx"), table("loca"), table("glyf")];
  if (head.getUint16(18) !== UNITS_PER_EM) throw new Error("A font on another em");
  const longOffsets = head.getInt16(50) === 1;
  const offset = (glyph: number) => (longOffsets ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const advances = table("hhea").getUint16(34);
  const codes = readCmap(table("cmap"));
  return {
    glyphOf: (code) => codes.get(code) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, advances - 1)),
    outlineOf: (glyph) =>
      new Uint8Array(glyf.buffer, glyf.byteOffset + offset(glyph), offset(glyph + 1) - offset(glyph)),
  };
}

function readCmap(cmap: DataView): Map<number, number> {
  const codes = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(8 + 8 * index);
    const format = cmap.getUint16(start);
    if (format === 4) readSegments(cmap, start, codes);
    if (format === 12) readGroups(cmap, start, codes);
  }
  return codes;
}

function readSegments(cmap: DataView, start: number, codes: Map<number, number>): void {
  const twice = cmap.getUint16(start + 6);
  for (let at = 0; at < twice; at += 2) {
    const ends = start + 14 + at;
    const [starts, deltas, ranges] = [ends + twice + 2, ends + 2 * twice + 2, ends + 3 * twice + 2];
    const [from, to] = [cmap.getUint16(starts), cmap.getUint16(ends)];
    const range = cmap.getUint16(ranges);
    for (let code = from; code <= to && code < 0xffff; code += 1) {
      const direct = range === 0 ? code : cmap.getUint16(ranges + range + 2 * (code - from));
      const glyph = direct === 0 ? 0 : (direct + cmap.getUint16(deltas)) & 0xffff;
      if (glyph > 0) codes.set(code, glyph);
    }
  }
}

function readGroups(cmap: DataView, start: number, codes: Map<number, number>): void {
  const groups = cmap.getUint32(start + 12);
  for (let at = start + 16; at < start + 16 + 12 * groups; at += 12) {
    const [from, to, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)];
    for (let code = from; code <= to; code += 1) codes.set(code, glyph + code - from);
  }
}

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** The tables of a WOFF 1.0 file by tag, those named in `wanted` only. Throws where the bytes are none. */
function unpackWoff(bytes: Uint8Array, wanted: readonly string[]): Map<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0) !== SIGNATURE) throw new Error("Not a WOFF font");
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = HEADER + ENTRY * index;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    if (!wanted.includes(tag)) continue;
    const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(entry + field));
    if (offset === undefined || packed === undefined || length === undefined) continue;
    const part = bytes.subarray(offset, offset + packed);
    const table = packed < length ? unzlibSync(part, { out: new Uint8Array(length) }) : part;
    tables.set(tag, new DataView(table.buffer, table.byteOffset, table.byteLength));
  }
  return tables;
}
