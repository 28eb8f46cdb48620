import { headTable, pack, u16, u32, writeSfnt } from "../fonts/sfnt";

const UNITS_PER_EM = 1000;

/** The tables that ISO 32000 §9.9 asks of an embedded TrueType font, plus an empty cmap, name and post. */
function tables(): [string, Uint8Array][] {
  const box = { left: 0, bottom: -200, right: UNITS_PER_EM, top: 800 };
  const hhea = [...u32(0x00010000), ...u16(800, -200, 0, UNITS_PER_EM, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2)];
  const cmap = [...u16(0, 1, 3, 1), ...u32(12), ...u16(4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0)];
  return [
    ["cmap", pack(cmap)],
    ["glyf", new Uint8Array(4)],
    ["head", headTable(UNITS_PER_EM, box, false)],
    ["hhea", pack(hhea)],
    ["hmtx", pack(u16(UNITS_PER_EM, 0, UNITS_PER_EM, 0))],
    ["loca", pack(u16(0, 0, 0))],
    ["maxp", pack([...u32(0x00010000), ...u16(2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ["name", pack(u16(0, 0, 6))],
    ["post", pack([...u32(0x00030000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)])],
  ];
}

export function glyphlessFont(): Uint8Array {
  return writeSfnt(tables());
}
