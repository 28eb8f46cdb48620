import { parse } from "opentype.js";
import { expect, test } from "vitest";
import { loadFont } from "../../../../../test/support/fonts";
import { readOutlines } from "./outlines";

test.each([
  "source-sans-3/source-sans-3-latin-ext-700-normal.woff",
  "source-serif-4/source-serif-4-cyrillic-400-normal.woff",
  "noto-sans-sc/noto-sans-sc-118-400-normal.woff",
  "noto-serif-sc/noto-serif-sc-4-700-normal.woff",
])("characters and advances of %s are those that another reader finds", async (path) => {
  const bytes = await loadFont(path);
  const font = parse(Uint8Array.from(bytes).buffer);
  const outlines = readOutlines(bytes);
  let characters = 0;
  for (let code = 0; code < 0x30000; code += 1) {
    const glyph = font.charToGlyphIndex(String.fromCodePoint(code)) ?? 0;
    if (glyph !== outlines.glyphOf(code)) expect([code, outlines.glyphOf(code)]).toEqual([code, glyph]);
    if (glyph === 0) continue;
    characters += 1;
    expect(outlines.advanceOf(glyph)).toBe(font.glyphs.get(glyph).advanceWidth);
  }
  expect(characters).toBeGreaterThan(5);
});

test.each([
  ["nothing", new Uint8Array()],
  ["an error page", new TextEncoder().encode(`<!doctype html>${" ".repeat(100)}`)],
])("%s is no font", (_, bytes) => {
  expect(() => readOutlines(bytes)).toThrow("Not a WOFF font");
});
