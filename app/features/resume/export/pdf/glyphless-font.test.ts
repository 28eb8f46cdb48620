import { expect, test } from "vitest";
import { glyphlessFont } from "./glyphless-font";

function tablesOf(font: Uint8Array) {
  const view = new DataView(font.buffer);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    return { tag, offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
  });
}

test("it is a TrueType font with every table that an embedded one needs, in order and in bounds", () => {
  const font = glyphlessFont();
  const tables = tablesOf(font);
  expect(tables.map(({ tag }) => tag)).toEqual([
    "cmap",
    "glyf",
    "head",
    "hhea",
    "hmtx",
    "loca",
    "maxp",
    "name",
    "post",
  ]);
  expect(tables.every(({ offset, length }) => offset % 4 === 0 && offset + length <= font.length)).toBe(true);
  expect(tables.find(({ tag }) => tag === "head")?.length).toBe(54);
  expect(tables.find(({ tag }) => tag === "hhea")?.length).toBe(36);
  expect(tables.find(({ tag }) => tag === "maxp")?.length).toBe(32);
});

test("its sum is the one that readers check", () => {
  const view = new DataView(glyphlessFont().buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});

test("its two glyphs have no outline", () => {
  const font = glyphlessFont();
  const loca = tablesOf(font).find(({ tag }) => tag === "loca");
  expect(loca && [...font.subarray(loca.offset, loca.offset + loca.length)]).toEqual([0, 0, 0, 0, 0, 0]);
});
