import { expect, test } from "vitest";
import { encodingOf, glyphMap, placeRun, textOperators, toUnicodeMap, widthArray } from "./text-layer";
import type { TextRun } from "./text-runs";

function run(text: string, changes: Partial<TextRun> = {}): TextRun {
  const shown = [...text.trimEnd()];
  return {
    text,
    left: 0,
    width: shown.length * 10,
    top: 0,
    bottom: 20,
    size: 20,
    advances: shown.map(() => 10),
    ...changes,
  };
}

test("each code point has one code, counted from 1 without gaps", () => {
  const { codes } = encodingOf([run("abba "), run("𠮷a")]);
  expect([...codes]).toEqual([
    ["a", 1],
    ["b", 2],
    [" ", 3],
    ["𠮷", 4],
  ]);
});

test("the map to Unicode writes characters beyond U+FFFF as surrogate pairs", () => {
  expect(toUnicodeMap(encodingOf([run("中𠮷")]))).toContain("<0001> <4E2D>\n<0002> <D842DFB7>");
});

test("the map to Unicode has at most a hundred entries in a block and all of them together", () => {
  const text = Array.from({ length: 250 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
  const map = toUnicodeMap(encodingOf([run(text)]));
  expect(map.match(/\d+ beginbfchar/g)).toEqual(["100 beginbfchar", "100 beginbfchar", "50 beginbfchar"]);
  expect(map.match(/^<[0-9A-F]{4}> </gm)).toHaveLength(251);
});

test("widths are the mean of what was measured, in thousandths of an em", () => {
  const encoding = encodingOf([run("ab", { advances: [10, 20] }), run("a", { size: 40, advances: [40] })]);
  expect(widthArray(encoding)).toBe("[1 [750 1000]]");
});

test("every code but 0 leads to the one empty glyph", () => {
  expect([...glyphMap(encodingOf([run("ab")]))]).toEqual([0, 0, 0, 1, 0, 1]);
});

test("pixels of the paper become points from the foot of the page", () => {
  const placed = placeRun(run("x", { left: 40, top: 1000, bottom: 1020 }), 990, { x: 28, y: 800 });
  expect(placed).toEqual({ text: "x", left: 58, baseline: 800 - 15 - 4.5, size: 15, width: 7.5 });
});

test("a run is written invisible, stretched to its width, with its last space unstretched by it", () => {
  const encoding = encodingOf([run("ab ")]);
  const operators = textOperators(
    [{ text: "ab ", left: 10, baseline: 20, size: 15, width: 30 }],
    encoding,
    "F",
  );
  expect(operators).toBe("BT\n3 Tr\n/F 15 Tf 200 Tz 1 0 0 1 10 20 Tm <000100020003> Tj\nET");
});
