import type { HiddenReason } from "./extracted";
import type { Glyph, PageDrawing, PageSetting, PdfGlyph } from "./pdf-drawing";
import { createInks } from "./pdf-inks";
import {
  type Box,
  backgroundAt,
  contains,
  insideOf,
  intersection,
  isDot,
  isRectangle,
  type Matrix,
  multiply,
  type Paint,
  type Point,
  sameColour,
  transformBox,
} from "./pdf-paint";

type State = {
  ctm: Matrix;
  clip: Box | null;
  /** Where the clip is no rectangle: whether it lets a point of its box through. */
  clipCovers: ((point: Point) => boolean) | null;
  fill: string | null;
  alpha: number;
  /** Text rendering mode of the PDF standard: 1 outlines, 2 does both, 3 shows nothing. */
  mode: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
};

export type Canvas = ReturnType<typeof createCanvas>;

const smallestSize = 2;

const faintest = 0.05;

/** A path of more numbers than this is a drawing or a page of outlined text, and no background of text. */
const longestBackground = 2000;

/** What stands for a glyph that has no character, as many ligatures have none. */
const nameless = /^[\p{Cc}\ufffd\ue000-\uf8ff]*$/u;

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const initial: Omit<State, "ctm"> = {
  clip: null,
  clipCovers: null,
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
};

function both(one: Paint["covers"], other: Paint["covers"]): Paint["covers"] {
  if (!one || !other) return one ?? other;
  return (point) => one(point) && other(point);
}

function touches(a: Glyph, b: Glyph): boolean {
  const gap = Math.max(a.x, b.x) - (a.x < b.x ? a.x + a.width : b.x + b.width);
  return Math.abs(a.y - b.y) < 0.1 * b.size && Math.abs(gap) < 0.2 * b.size;
}

/** Records where glyphs stand and whether they are visible; pdf.js drops images, so an empty transform counts as one. */
export function createCanvas(page: PageSetting) {
  const drawing: PageDrawing = { glyphs: [], images: [], dots: [] };
  const paints: Paint[] = [];
  const inks = createInks();
  const unpainted: { glyph: Glyph; middle: Point }[] = [];
  const stack: { state: State; drawn: boolean; moved: boolean }[] = [];
  const layers: { shown: boolean; letters: string | null }[] = [];
  const bounds: Box = [0, 0, page.width, page.height];
  let state: State = { ...initial, ctm: page.transform };
  let textMatrix = identity;
  let pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
  let clipNext = false;
  let drawn = true;
  let moved = false;

  function set(change: Partial<State>): void {
    state = { ...state, ...change };
  }

  function save(): void {
    stack.push({ state, drawn, moved });
    drawn = false;
    moved = false;
  }

  function restore(): void {
    const before = stack.pop();
    if (!before) return;
    if (!drawn && moved) {
      const box = transformBox([0, 0, 1, 1], state.ctm);
      drawing.images.push(box);
      paints.push({ box, colour: null, covers: null });
      inks.add(box);
    }
    drawn = drawn || before.drawn;
    ({ state, moved } = before);
  }

  function transform(matrix: Matrix): void {
    set({ ctm: multiply(state.ctm, matrix) });
    moved = true;
  }

  function clipTo(box: Box, covers: Paint["covers"]): void {
    const clip = state.clip ? intersection(state.clip, box) : box;
    set({ clip, clipCovers: covers ?? state.clipCovers });
  }

  function beginForm(matrix: Matrix | null, box: Box | null): void {
    save();
    drawn = true;
    if (matrix) transform(matrix);
    if (box) clipTo(transformBox(box, state.ctm), null);
  }

  /** Paints or clips with a path; `extent` is its box in the present space, `painting` what is done with it. */
  function path(painting: "fill" | "stroke" | "none", data: number[], extent: Box | null): void {
    if (extent) {
      const box = transformBox(extent, state.ctm);
      const covers = isRectangle(data) ? null : insideOf(data, state.ctm);
      if (painting === "fill" && state.alpha > faintest) {
        if (isDot(box)) drawing.dots.push(box);
        if (covers && isSeen(box)) inks.add(box);
        if (data.length <= longestBackground) cover(box, covers);
      }
      if (clipNext) clipTo(box, covers);
    }
    if (painting !== "none") drawn = true;
    clipNext = false;
  }

  function isSeen([left, top, right, bottom]: Box): boolean {
    const behind = backgroundAt(paints, { x: (left + right) / 2, y: (top + bottom) / 2 });
    return !state.fill || !behind || !sameColour(state.fill, behind);
  }

  function cover(box: Box, covers: Paint["covers"]): void {
    const clipped = state.clip ? intersection(state.clip, box) : box;
    paints.push({ box: clipped, colour: state.fill, covers: both(covers, state.clipCovers) });
  }

  function shade(): void {
    const box = state.clip ?? bounds;
    paints.push({ box, colour: null, covers: state.clipCovers });
    if (state.clipCovers) inks.add(box);
    drawn = true;
  }

  function beginText(matrix: Matrix = identity): void {
    textMatrix = matrix;
    pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
  }

  function moveText(x: number, y: number): void {
    const [lineX, lineY] = [pen.lineX + x, pen.lineY + y];
    pen = { x: lineX, y: lineY, lineX, lineY };
  }

  function whyHidden(middle: Point, size: number): HiddenReason | "unpainted" | null {
    if (size < smallestSize) return "tiny";
    if (!contains(bounds, middle)) return "offPage";
    if (layers.some((layer) => !layer.shown)) return "invisible";
    if (state.clip && !contains(state.clip, middle)) return "invisible";
    if (state.mode === 3 || state.alpha < faintest) return "unpainted";
    const filled = state.mode % 4 !== 1 && state.mode !== 7;
    const behind = backgroundAt(paints, middle);
    return filled && state.fill && behind && sameColour(state.fill, behind) ? "white" : null;
  }

  function lettersOf(glyph: PdfGlyph): string {
    const layer = layers.at(-1);
    if (!layer?.letters || !nameless.test(glyph.unicode)) return glyph.unicode;
    const { letters } = layer;
    layer.letters = null;
    return letters;
  }

  function advance(distance: number, vertical: boolean): void {
    if (vertical) pen.y -= distance;
    else pen.x += distance;
  }

  /** Draws glyphs; a number moves the pen back by so many thousandths of the size. */
  function showText(items: (PdfGlyph | number)[]): void {
    const font = page.fontOf(state.font);
    const vertical = font?.vertical ?? false;
    const unit = state.fontSize * (font?.fontMatrix[0] ?? 0.001);
    const matrix = multiply(state.ctm, textMatrix);
    const [a, b, c, d] = matrix;
    const size = Math.abs(state.fontSize) * Math.hypot(c, d);
    drawn = true;
    for (const item of items) {
      if (typeof item === "number") {
        advance((-item / 1000) * state.fontSize * (vertical ? 1 : state.scale), vertical);
        continue;
      }
      const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
      const step = vertical ? Math.abs(state.fontSize) : (item.width * unit + spacing) * state.scale;
      const [, , , , x, y] = multiply(matrix, [1, 0, 0, 1, pen.x, pen.y + state.rise]);
      const width = step * Math.hypot(a, b);
      const middle = { x: x + width / 2, y: y - size * 0.35 };
      const hidden = whyHidden(middle, size);
      const glyph: Glyph = {
        text: lettersOf(item),
        x,
        y,
        width,
        size,
        font: state.font,
        outlined: state.mode === 2,
        upright: a > 0 && Math.abs(b) < 0.05 * a && !vertical,
        hidden: hidden === "unpainted" ? "invisible" : hidden,
      };
      if (hidden === "unpainted") unpainted.push({ glyph, middle });
      drawing.glyphs.push(glyph);
      advance(step, vertical);
    }
  }

  /** The page as drawn; unpainted letters over ink of their own height are what that ink shows. */
  function finish(): PageDrawing {
    const inked = unpainted.map(({ glyph, middle }) => inks.isAt(middle, glyph.size));
    for (const [index, { glyph }] of unpainted.entries()) {
      // The outline of an "l" or a hyphen is a bare rectangle; what touches an inked letter belongs to its word.
      const beside = [index - 1, index + 1].some((other) => {
        const one = unpainted[other]?.glyph;
        return inked[other] && one && touches(one, glyph);
      });
      if (inked[index] || beside) Object.assign(glyph, { hidden: null, outlined: true });
    }
    return drawing;
  }

  return {
    finish,
    state: () => state,
    set,
    save,
    restore,
    transform,
    beginForm,
    clip: () => {
      clipNext = true;
    },
    path,
    shade,
    /** `letters` are what the glyphs of the layer stand for where the glyphs themselves do not say. */
    beginLayer: (shown: boolean, letters: string | null = null) => layers.push({ shown, letters }),
    endLayer: () => layers.pop(),
    beginText,
    moveText,
    showText,
    isShown: page.isShown,
  };
}
