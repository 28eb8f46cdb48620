import { expect, test } from "vitest";
import { loadFont, openFonts } from "../../../../../test/support/fonts";
import { charactersOf, fontLibrary } from "./fonts";
import type { Face } from "./sheet";

const sans: Face = { family: "sans", bold: false };
const bold: Face = { family: "sans", bold: true };
const serif: Face = { family: "serif", bold: false };

/** A library that keeps a list of what it loaded. */
function watched() {
  const paths: string[] = [];
  const open = fontLibrary((path) => {
    paths.push(path);
    return loadFont(path);
  });
  return { open, paths };
}

test("an English text loads one file and the list of its family", async () => {
  const { open, paths } = watched();
  await open([{ text: "Led a team of six – “on time”.", face: sans }], "en");
  expect(paths).toEqual(["source-sans-3/unicode.json", "source-sans-3/source-sans-3-latin-400-normal.woff"]);
});

test("each face loads its own weight and only for its own characters", async () => {
  const { open, paths } = watched();
  await open(
    [
      { text: "Experience", face: bold },
      { text: "Go 中文", face: serif },
    ],
    "zh",
  );
  const files = paths.filter((path) => path.endsWith(".woff"));
  expect(files.filter((path) => path.startsWith("source-")).sort()).toEqual([
    "source-sans-3/source-sans-3-latin-700-normal.woff",
    "source-serif-4/source-serif-4-latin-400-normal.woff",
  ]);
  expect(files.filter((path) => path.startsWith("noto-sans"))).toEqual([]);
  expect(files.filter((path) => path.startsWith("noto-serif")).length).toBeGreaterThan(0);
});

test("a further text loads what is new in it, once", async () => {
  const { open, paths } = watched();
  await open([{ text: "Résumé", face: sans }], "en");
  const before = paths.length;
  await open([{ text: "Résumé", face: sans }], "en");
  expect(paths.length).toBe(before);
  await Promise.all([open([{ text: "Łódź", face: sans }], "en"), open([{ text: "Łódź", face: sans }], "en")]);
  expect(paths.slice(before)).toEqual(["source-sans-3/source-sans-3-latin-ext-400-normal.woff"]);
});

test("a file that did not come is asked for again", async () => {
  let online = false;
  const open = fontLibrary((path) => (online ? loadFont(path) : Promise.reject(new Error("offline"))));
  await expect(open([{ text: "a", face: sans }], "en")).rejects.toThrow("offline");
  online = true;
  const { pieces } = await open([{ text: "a", face: sans }], "en");
  expect(pieces("a", sans)).toEqual([{ text: "a", family: "source-sans-3" }]);
});

test("the width of a text is the sum of its advances, wherever it is cut", async () => {
  const text = "负责“交易平台”的 Go 服务 — 38%";
  const { measure } = await openFonts([{ text, face: sans }], "zh");
  const whole = measure(text, sans, 10);
  const parts = [...text].reduce((sum, character) => sum + measure(character, sans, 10), 0);
  expect(parts).toBeCloseTo(whole, 9);
  expect(measure("交易", sans, 10)).toBe(20);
  expect(measure(text, sans, 20)).toBeCloseTo(2 * whole, 9);
});

test("a text is cut where its family changes", async () => {
  const text = "用 Go 写";
  const { pieces } = await openFonts([{ text, face: serif }], "zh");
  expect(pieces(text, serif)).toEqual([
    { text: "用", family: "noto-serif-sc" },
    { text: " Go ", family: "source-serif-4" },
    { text: "写", family: "noto-serif-sc" },
  ]);
});

test.each([
  ["zh" as const, "noto-sans-sc", 1000],
  ["en" as const, "source-sans-3", 426],
])("quotation marks in %s are those of %s", async (language, family, width) => {
  const { pieces, measure } = await openFonts([{ text: "“", face: sans }], language);
  expect(pieces("“", sans)).toEqual([{ text: "“", family }]);
  expect(measure("“", sans, 1000)).toBe(width);
});

test("what one family has not comes from the next", async () => {
  const { pieces } = await openFonts([{ text: "A→Жあ", face: sans }], "en");
  expect(pieces("A→Ж", sans).map(({ family }) => family)).toEqual([
    "source-sans-3",
    "noto-sans-sc",
    "source-sans-3",
  ]);
});

test("characters that no font of ours has are told, and have room and an empty glyph of that width", async () => {
  const text = "👍 한👍국㛃";
  const fonts = await openFonts([{ text, face: sans }], "en");
  expect(fonts.pieces(text, sans).map((piece) => [piece.text, piece.family])).toEqual([
    ["👍", null],
    [" ", "source-sans-3"],
    ["한👍국㛃", null],
  ]);
  expect(fonts.measure("㛃한", sans, 10)).toBe(20);
  const { glyphs, advances } = fonts.subset("㛃", sans);
  expect([...glyphs.keys()]).toEqual(["㛃"]);
  expect(advances[1]).toBe(1000);
});

test("a subset has a glyph for each character of its text and of no other", async () => {
  const fonts = await openFonts([{ text: "Backend 开发工程师", face: sans }], "zh");
  const { glyphs, advances } = fonts.subset("开发 aa", sans);
  expect([...glyphs.keys()]).toEqual(["开", "发", " ", "a"]);
  expect(advances).toHaveLength(5);
});

test.each([
  ["letter and accent as one", "e\u0301", ["é"]],
  ["any space as a space", "a\u00a0b\tc", ["a", " ", "b", " ", "c"]],
  ["the wide space as it is", "中\u3000文", ["中", "\u3000", "文"]],
  ["nothing of what is invisible", "co\u00adop\u200b\ufeff✓\ufe0f", ["c", "o", "o", "p", "✓"]],
])("a text is drawn with %s", (_, text, characters) => {
  expect(charactersOf(text)).toEqual(characters);
});
