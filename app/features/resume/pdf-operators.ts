import type { HiddenReason } from "./extracted";
import {
  type Box,
  backgroundAt,
  contains,
  intersection,
  isDot,
  isRectangle,
  type Matrix,
  multiply,
  type Paint,
  sameColour,
  transformBox,
} from "./pdf-paint";

/** The slice of a pdf.js font that reading text needs. `fontMatrix[0]` scales glyph widths to text space. */
export type PdfFont = { name: string; fontMatrix: number[]; vertical: boolean };

/** The slice of a pdf.js glyph that reading text needs. Widths in glyph units. */
export type PdfGlyph = { unicode: string; width: number; isSpace: boolean };

/** A glyph where it stands on the page: points from the top left corner, y at the baseline. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  /** Advance of the pen, letter spacing included. */
  width: number;
  size: number;
  font: string;
  /** Drawn with an outline as well as a filling, which is how Word makes Chinese text bold. */
  outlined: boolean;
  upright: boolean;
  hidden: HiddenReason | null;
};

/** `dots` are small filled shapes, as browsers draw the markers of lists. */
export type PageDrawing = { glyphs: Glyph[]; images: Box[]; dots: Box[] };

type State = {
  ctm: Matrix;
  clip: Box | null;
  fill: string | null;
  alpha: number;
  mode: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  painted: boolean;
  transformed: boolean;
};

/** Names of the pdf.js operators by their number (its `OPS` the other way round). */
export type OperatorNames = Map<number, string>;

export type OperatorList = { fnArray: number[]; argsArray: unknown[] };

export type PageSetting = {
  width: number;
  height: number;
  /** pdf.js's viewport transform at scale 1: page space to points from the top left corner. */
  transform: Matrix;
  fontOf: (id: string) => PdfFont | null;
  isShown: (optionalContent: unknown) => boolean;
};

/** Text smaller than this (points) cannot be read and is left out. */
const smallestSize = 2;

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function numbers(value: unknown): number[] {
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
}

function matrixOf(value: unknown): Matrix {
  const [a, b, c, d, e, f] = numbers(value);
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined
  )
    return identity;
  return [a, b, c, d, e, f];
}

function isGlyph(value: unknown): value is PdfGlyph {
  return typeof value === "object" && value !== null && "unicode" in value && "width" in value;
}

/**
 * Replays a page's drawing operators and notes every glyph: where it stands, how big it is and whether a person sees it.
 * Images must have been left out by pdf.js (`maxImageSize`), so a transform that nothing is drawn in is taken for one.
 */
export function readDrawing(list: OperatorList, names: OperatorNames, page: PageSetting): PageDrawing {
  const glyphs: Glyph[] = [];
  const images: Box[] = [];
  const dots: Box[] = [];
  const paints: Paint[] = [];
  const stack: State[] = [];
  const shown: boolean[] = [];
  const bounds: Box = [0, 0, page.width, page.height];
  let textMatrix = identity;
  let pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
  let clipNext = false;
  let state: State = {
    ctm: page.transform,
    clip: null,
    fill: "#000000",
    alpha: 1,
    mode: 0,
    font: "",
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    painted: true,
    transformed: false,
  };

  function save() {
    stack.push(state);
    state = { ...state, painted: false, transformed: false };
  }

  function restore() {
    const before = stack.pop();
    if (!before) return;
    if (!state.painted && state.transformed) {
      const box = transformBox([0, 0, 1, 1], state.ctm);
      images.push(box);
      paints.push({ box, colour: null });
    }
    state = { ...before, painted: before.painted || state.painted };
  }

  function transform(matrix: Matrix) {
    state.ctm = multiply(state.ctm, matrix);
    state.transformed = true;
  }

  function clipTo(box: Box) {
    state.clip = state.clip ? intersection(state.clip, box) : box;
  }

  function path(args: unknown[]) {
    const [operator, data, extent] = args;
    const [x0, y0, x1, y1] = numbers(extent);
    const name = typeof operator === "number" ? (names.get(operator) ?? "") : "";
    if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) {
      const box = transformBox([x0, y0, x1, y1], state.ctm);
      if (/fill/i.test(name) && state.alpha > 0.05) {
        const shape = isRectangle(numbers(Array.isArray(data) ? data[0] : data));
        if (isDot(box)) dots.push(box);
        const visible = state.clip ? intersection(state.clip, box) : box;
        if (shape !== "other")
          paints.push({ box: visible, colour: shape === "rectangle" ? state.fill : null });
      }
      if (clipNext) clipTo(box);
    }
    if (name !== "endPath") state.painted = true;
    clipNext = false;
  }

  function move(x: number, y: number) {
    pen.lineX += x;
    pen.lineY += y;
    pen.x = pen.lineX;
    pen.y = pen.lineY;
  }

  function whyHidden(box: Box, size: number): HiddenReason | null {
    if (size < smallestSize) return "tiny";
    const middle = { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 };
    if (!contains(bounds, middle)) return "offPage";
    if (state.mode === 3 || state.alpha < 0.05 || shown.includes(false)) return "invisible";
    if (state.clip && !contains(state.clip, middle)) return "invisible";
    if (state.mode % 4 === 1 || state.mode === 7) return null;
    const behind = backgroundAt(paints, middle);
    return state.fill !== null && behind !== null && sameColour(state.fill, behind) ? "white" : null;
  }

  function show(items: unknown[]) {
    const font = page.fontOf(state.font);
    const unit = state.fontSize * (font?.fontMatrix[0] ?? 0.001);
    const matrix = multiply(state.ctm, textMatrix);
    const [a, b, c, d] = matrix;
    const size = Math.abs(state.fontSize) * Math.hypot(c, d);
    const stretch = Math.hypot(a, b);
    const upright = a > 0 && Math.abs(b) < 0.05 * a && !font?.vertical;
    state.painted = true;
    for (const item of items) {
      if (typeof item === "number") {
        const shift = (item * state.fontSize) / 1000;
        if (font?.vertical) pen.y += shift;
        else pen.x -= shift * state.scale;
        continue;
      }
      if (!isGlyph(item)) continue;
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      const advance = font?.vertical ? Math.abs(state.fontSize) : (item.width * unit + spacing) * state.scale;
      const [, , , , x, y] = multiply(matrix, [1, 0, 0, 1, pen.x, pen.y + state.rise]);
      const width = advance * stretch;
      const box: Box = [x, y - size * 0.7, x + Math.max(width, 0.1), y];
      glyphs.push({
        text: item.unicode,
        x,
        y,
        width,
        size,
        font: state.font,
        outlined: state.mode === 2,
        upright,
        hidden: whyHidden(box, size),
      });
      if (font?.vertical) pen.y -= advance;
      else pen.x += advance;
    }
  }

  function setState(pairs: unknown) {
    if (!Array.isArray(pairs)) return;
    for (const pair of pairs) {
      if (!Array.isArray(pair)) continue;
      const [key, value] = pair;
      if (key === "ca" && typeof value === "number") state.alpha = value;
      if (key === "Font" && Array.isArray(value)) setFont(value);
    }
  }

  function setFont(args: unknown[]) {
    const [id, size] = args;
    if (typeof id === "string") state.font = id;
    if (typeof size === "number") state.fontSize = size;
  }

  function run(name: string, args: unknown[]) {
    const [first = 0, second = 0] = numbers(args);
    switch (name) {
      case "save":
      case "beginGroup":
        return save();
      case "restore":
      case "endGroup":
      case "paintFormXObjectEnd":
      case "endAnnotation":
        return restore();
      case "transform":
        return transform(matrixOf(args));
      case "paintFormXObjectBegin": {
        save();
        state.painted = true;
        if (args[0]) transform(matrixOf(args[0]));
        const [x0, y0, x1, y1] = numbers(args[1]);
        if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined)
          clipTo(transformBox([x0, y0, x1, y1], state.ctm));
        return;
      }
      case "beginAnnotation":
        save();
        state.painted = true;
        transform(matrixOf(args[2]));
        return transform(matrixOf(args[3]));
      case "clip":
      case "eoClip":
        clipNext = true;
        return;
      case "constructPath":
        return path(args);
      case "shadingFill":
        paints.push({ box: state.clip ?? bounds, colour: null });
        state.painted = true;
        return;
      case "setFillRGBColor":
        state.fill = typeof args[0] === "string" ? args[0] : null;
        return;
      case "setFillColorN":
      case "setFillTransparent":
        state.fill = null;
        return;
      case "setGState":
        return setState(args[0]);
      case "beginMarkedContentProps":
        shown.push(args[0] !== "OC" || page.isShown(args[1]));
        return;
      case "beginMarkedContent":
        shown.push(true);
        return;
      case "endMarkedContent":
        shown.pop();
        return;
      case "beginText":
        textMatrix = identity;
        pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
        return;
      case "setTextMatrix":
        textMatrix = matrixOf(numbers(args[0]).length === 6 ? args[0] : args);
        pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
        return;
      case "moveText":
        return move(first, second);
      case "setLeadingMoveText":
        state.leading = second;
        return move(first, second);
      case "nextLine":
        return move(0, state.leading);
      case "setLeading":
        state.leading = -first;
        return;
      case "setFont":
        return setFont(args);
      case "setTextRenderingMode":
        state.mode = first;
        return;
      case "setCharSpacing":
        state.charSpacing = first;
        return;
      case "setWordSpacing":
        state.wordSpacing = first;
        return;
      case "setHScale":
        state.scale = first / 100;
        return;
      case "setTextRise":
        state.rise = first;
        return;
      case "showText":
        return show(Array.isArray(args[0]) ? args[0] : []);
    }
  }

  for (const [index, operator] of list.fnArray.entries()) {
    const args = list.argsArray[index];
    run(names.get(operator) ?? "", Array.isArray(args) ? args : []);
  }
  return { glyphs, images, dots };
}
