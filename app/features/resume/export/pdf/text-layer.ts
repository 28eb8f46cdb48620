import type { TextRun } from "./text-runs";

/** The characters that a document uses, as codes 1, 2, 3… of one two-byte font, with a mean width in 1/1000 em. */
export type Encoding = { codes: Map<string, number>; widths: number[] };

/** A run on its page, in points from the lower left corner; `baseline` is where its glyphs stand. */
export type PlacedRun = { text: string; left: number; baseline: number; size: number; width: number };

const MAX_CODES = 0xffff;
const DEFAULT_WIDTH = 500;
const MIN_WIDTH = 20;
/** PDF readers take at most 100 entries in one bfchar block (ISO 32000 §9.7.5.4 refers to Adobe TN #5014). */
const BLOCK = 100;

export function encodingOf(runs: TextRun[]): Encoding {
  const sums = new Map<string, { em: number; count: number }>();
  for (const run of runs) {
    for (const [index, char] of [...run.text].entries()) {
      const sum = sums.get(char) ?? { em: 0, count: 0 };
      const advance = run.advances[index];
      if (advance !== undefined) {
        sum.em += advance / run.size;
        sum.count += 1;
      }
      sums.set(char, sum);
    }
  }
  if (sums.size > MAX_CODES) throw new Error("More different characters than one font can hold");
  const widths = [...sums.values()].map(({ em, count }) =>
    count === 0 ? DEFAULT_WIDTH : Math.max(MIN_WIDTH, Math.round((em / count) * 1000)),
  );
  return { codes: new Map([...sums.keys()].map((char, index) => [char, index + 1])), widths };
}

export function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, "0");
}

function utf16(char: string): string {
  return char
    .split("")
    .map((unit) => hex(unit.charCodeAt(0)))
    .join("");
}

export function toUnicodeMap({ codes }: Pick<Encoding, "codes">): string {
  const entries = [...codes].map(([char, code]) => `<${hex(code)}> <${utf16(char)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += BLOCK) {
    const block = entries.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<0000> <FFFF>",
    "endcodespacerange",
    ...blocks,
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}

/** `widths` from code 1 on. */
export function widthArray({ widths }: Pick<Encoding, "widths">): string {
  return `[1 [${widths.join(" ")}]]`;
}

/** Every code leads to glyph 1, which draws nothing. */
export function glyphMap({ widths }: Encoding): Uint8Array {
  const map = new Uint8Array(2 * (widths.length + 1));
  for (let at = 3; at < map.length; at += 2) map[at] = 1;
  return map;
}

/** Where the middle of the glyph box (ascent 0.8, descent 0.2) lies above the baseline, in em. */
const MIDDLE = 0.3;
const POINTS_PER_PIXEL = 0.75;

/** Puts a run of the document on a page whose slice begins at `sliceTop`; `origin` is the slice's upper left corner in points. */
export function placeRun(run: TextRun, sliceTop: number, origin: { x: number; y: number }): PlacedRun {
  const middle = (run.top + run.bottom) / 2 - sliceTop;
  const size = run.size * POINTS_PER_PIXEL;
  return {
    text: run.text,
    left: origin.x + run.left * POINTS_PER_PIXEL,
    baseline: origin.y - middle * POINTS_PER_PIXEL - MIDDLE * size,
    size,
    width: run.width * POINTS_PER_PIXEL,
  };
}

function naturalWidth(text: string, { codes, widths }: Encoding): number {
  const advance = (char: string) => widths[(codes.get(char) ?? 0) - 1] ?? DEFAULT_WIDTH;
  return [...text.trimEnd()].reduce((sum, char) => sum + advance(char), 0) / 1000;
}

export function number(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** The drawing operators of a page's text, in reading order: invisible (`3 Tr`) and stretched to the width on screen (`Tz`). */
export function textOperators(runs: PlacedRun[], encoding: Encoding, font: string): string {
  const shown = runs.map(({ text, left, baseline, size, width }) => {
    const natural = naturalWidth(text, encoding) * size;
    const stretch = natural > 0 && width > 0 ? (100 * width) / natural : 100;
    const codes = [...text].map((char) => hex(encoding.codes.get(char) ?? 0)).join("");
    return `/${font} ${number(size)} Tf ${number(stretch)} Tz 1 0 0 1 ${number(left)} ${number(baseline)} Tm <${codes}> Tj`;
  });
  return ["BT", "3 Tr", ...shown, "ET"].join("\n");
}
