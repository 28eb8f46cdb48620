import { type Font, parse } from "opentype.js";
import { expect, test } from "vitest";
import { loadFont } from "../../../../../test/support/fonts";
import { type Outlines, readOutlines } from "./outlines";
import { packNumbers, u16, u32, writeSfnt } from "./sfnt";
import { subsetOf } from "./subset";

const latin = await loadFont("source-sans-3/source-sans-3-latin-400-normal.woff");
const han = await loadFont("noto-sans-sc/noto-sans-sc-119-700-normal.woff");

function sources(text: string, outlines: Outlines) {
  return [...text].map((character) => ({
    character,
    outlines,
    glyph: outlines.glyphOf(character.codePointAt(0) ?? 0),
  }));
}

function tablesOf(font: Uint8Array): [string, Uint8Array][] {
  const view = new DataView(font.buffer);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    return [String.fromCharCode(...font.subarray(at, at + 4)), font.subarray(offset, offset + length)];
  });
}

/** Another reader's view of a subset; it asks for tables that an embedded font does not need. */
function reread(file: Uint8Array): Font {
  const cmap = [...u16(0, 1, 3, 1), ...u32(12), ...u16(4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0)];
  const others: [string, Uint8Array][] = [
    ["cmap", packNumbers(cmap)],
    ["name", packNumbers(u16(0, 0, 6))],
    ["post", packNumbers(u32(0x00030000, 0, 0, 0, 0, 0, 0, 0))],
  ];
  const tables = [...tablesOf(file), ...others].sort(([a], [b]) => a.localeCompare(b));
  return parse(Uint8Array.from(writeSfnt(tables)).buffer);
}

const pathOf = (font: Font, glyph: number) => font.glyphs.get(glyph).getPath(0, 0, 1000).toPathData(2);

test("every glyph is drawn as in the file that it came from, put together ones too", () => {
  const text = "AgÉñü–€1 ";
  const { file, glyphs } = subsetOf(sources(text, readOutlines(latin)));
  const [original, subset] = [parse(Uint8Array.from(latin).buffer), reread(file)];
  for (const character of text) {
    const wanted = pathOf(original, original.charToGlyphIndex(character));
    expect(pathOf(subset, glyphs.get(character) ?? 0), character).toBe(wanted);
  }
});

test("glyphs of two files stand in one, each with its advance", () => {
  const mixed = [...sources("Go", readOutlines(latin)), ...sources("中。", readOutlines(han))];
  const { file, glyphs, advances } = subsetOf(mixed);
  const subset = reread(file);
  const latinFont = parse(Uint8Array.from(latin).buffer);
  expect([...glyphs]).toEqual([
    ["G", 1],
    ["o", 2],
    ["中", 3],
    ["。", 4],
  ]);
  expect(advances.slice(3)).toEqual([1000, 1000]);
  expect(advances[1]).toBe(latinFont.charToGlyph("G").advanceWidth);
  for (const glyph of glyphs.values()) {
    expect(subset.glyphs.get(glyph).advanceWidth).toBe(advances[glyph]);
  }
});

test("a character that comes again has one glyph, and two that look alike have two", () => {
  const { glyphs } = subsetOf(sources("AA \u00a0", readOutlines(latin)));
  expect([...glyphs]).toEqual([
    ["A", 1],
    [" ", 2],
    ["\u00a0", 3],
  ]);
});

test("the box holds every glyph", () => {
  const { box } = subsetOf(sources("Ég", readOutlines(latin)));
  const font = parse(Uint8Array.from(latin).buffer);
  const boxes = ["É", "g"].map((character) => font.charToGlyph(character).getBoundingBox());
  expect(box.top).toBe(Math.max(...boxes.map(({ y2 }) => y2)));
  expect(box.bottom).toBe(Math.min(...boxes.map(({ y1 }) => y1)));
});

test("its sum is the one that readers check", () => {
  const { file } = subsetOf(sources("Wink", readOutlines(latin)));
  const view = new DataView(file.buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});

test("a text of nothing makes a font of the empty glyph alone", () => {
  const { file, advances } = subsetOf([]);
  expect(advances).toHaveLength(1);
  expect(reread(file).glyphs.length).toBe(1);
});
