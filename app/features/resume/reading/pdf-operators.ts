import { type Canvas, createCanvas } from "./pdf-canvas";
import type { PageDrawing, PageSetting, PdfGlyph } from "./pdf-drawing";
import type { Box, Matrix } from "./pdf-paint";

type OperatorNames = Map<number, string>;

type OperatorList = { fnArray: number[]; argsArray: unknown[] };

type Operator = (canvas: Canvas, args: unknown[], names: OperatorNames) => void;

function numbers(value: unknown): number[] {
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
}

function matrixOf(value: unknown): Matrix | null {
  const [a, b, c, d, e, f] = numbers(value);
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined)
    return null;
  return f === undefined ? null : [a, b, c, d, e, f];
}

function boxOf(value: unknown): Box | null {
  const [left, top, right, bottom] = numbers(value);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return [left, top, right, bottom];
}

function isGlyph(value: unknown): value is PdfGlyph {
  return typeof value === "object" && value !== null && "unicode" in value && "width" in value;
}

/** A text string of PDF: UTF-16 behind its mark, else one byte a character. */
function textOf(value: string): string {
  if (!value.startsWith("\xfe\xff")) return value.replaceAll("\0", "").trim();
  const bytes = Uint8Array.from(value.slice(2), (character) => character.charCodeAt(0));
  return new TextDecoder("utf-16be").decode(bytes).trim();
}

function setFont(canvas: Canvas, [id, size]: unknown[]): void {
  if (typeof id === "string" && typeof size === "number") canvas.set({ font: id, fontSize: size });
}

function setState(canvas: Canvas, [pairs]: unknown[]): void {
  for (const pair of Array.isArray(pairs) ? pairs : []) {
    const [key, value] = Array.isArray(pair) ? pair : [];
    if (key === "ca" && typeof value === "number") canvas.set({ alpha: value });
    if (key === "Font" && Array.isArray(value)) setFont(canvas, value);
  }
}

function path(canvas: Canvas, [operator, data, extent]: unknown[], names: OperatorNames): void {
  const name = typeof operator === "number" ? (names.get(operator) ?? "") : "";
  const painting = /fill/i.test(name) ? "fill" : name === "endPath" ? "none" : "stroke";
  canvas.path(painting, numbers(Array.isArray(data) ? data[0] : data), boxOf(extent));
}

/** pdf.js writes a one-number operand as `[value]`. */
function first(args: unknown[]): number {
  return numbers(args)[0] ?? 0;
}

function move(canvas: Canvas, args: unknown[]): void {
  const [x = 0, y = 0] = numbers(args);
  canvas.moveText(x, y);
}

const operators: Record<string, Operator> = {
  save: (canvas) => canvas.save(),
  restore: (canvas) => canvas.restore(),
  transform: (canvas, args) => {
    const matrix = matrixOf(args);
    if (matrix) canvas.transform(matrix);
  },
  beginGroup: (canvas) => canvas.beginForm(null, null),
  endGroup: (canvas) => canvas.restore(),
  paintFormXObjectBegin: (canvas, [matrix, box]) => canvas.beginForm(matrixOf(matrix), boxOf(box)),
  paintFormXObjectEnd: (canvas) => canvas.restore(),
  beginAnnotation: (canvas, [, , place, matrix]) => {
    canvas.beginForm(matrixOf(place), null);
    const own = matrixOf(matrix);
    if (own) canvas.transform(own);
  },
  endAnnotation: (canvas) => canvas.restore(),
  clip: (canvas) => canvas.clip(),
  eoClip: (canvas) => canvas.clip(),
  constructPath: path,
  shadingFill: (canvas) => canvas.shade(),
  setFillRGBColor: (canvas, [colour]) => canvas.set({ fill: typeof colour === "string" ? colour : null }),
  setFillColorN: (canvas) => canvas.set({ fill: null }),
  setFillTransparent: (canvas) => canvas.set({ fill: null }),
  setGState: setState,
  beginMarkedContent: (canvas) => canvas.beginLayer(true),
  beginMarkedContentProps: (canvas, [tag, value]) => {
    if (tag === "OC") canvas.beginLayer(canvas.isShown(value));
    else canvas.beginLayer(true, typeof value === "string" ? textOf(value) : null);
  },
  endMarkedContent: (canvas) => canvas.endLayer(),
  beginText: (canvas) => canvas.beginText(),
  setTextMatrix: (canvas, args) => canvas.beginText(matrixOf(args[0]) ?? matrixOf(args) ?? undefined),
  moveText: move,
  setLeadingMoveText: (canvas, args) => {
    canvas.set({ leading: numbers(args)[1] ?? 0 });
    move(canvas, args);
  },
  nextLine: (canvas) => canvas.moveText(0, canvas.state().leading),
  setLeading: (canvas, args) => canvas.set({ leading: -first(args) }),
  setFont,
  setTextRenderingMode: (canvas, args) => canvas.set({ mode: first(args) }),
  setCharSpacing: (canvas, args) => canvas.set({ charSpacing: first(args) }),
  setWordSpacing: (canvas, args) => canvas.set({ wordSpacing: first(args) }),
  setHScale: (canvas, args) => canvas.set({ scale: first(args) / 100 }),
  setTextRise: (canvas, args) => canvas.set({ rise: first(args) }),
  showText: (canvas, [items]) => {
    const list: unknown[] = Array.isArray(items) ? items : [];
    canvas.showText(list.filter((item) => typeof item === "number" || isGlyph(item)));
  },
};

export function readDrawing(list: OperatorList, names: OperatorNames, page: PageSetting): PageDrawing {
  const canvas = createCanvas(page);
  for (const [index, number] of list.fnArray.entries()) {
    const args = list.argsArray[index];
    operators[names.get(number) ?? ""]?.(canvas, Array.isArray(args) ? args : [], names);
  }
  return canvas.finish();
}
