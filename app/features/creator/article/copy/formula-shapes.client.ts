import type { Font, PathCommand } from "opentype.js";
import { faceOf } from "./math-fonts.client";
import { textNodesIn } from "./text-nodes.client";

export type Shape =
  | { kind: "outline"; path: string; colour: string }
  | { kind: "box"; x: number; y: number; width: number; height: number; colour: string; dashes: boolean }
  | { kind: "text"; x: number; y: number; text: string; colour: string; size: number; family: string }
  | {
      kind: "drawing";
      x: number;
      y: number;
      width: number;
      height: number;
      colour: string;
      svg: SVGSVGElement;
    };

export type Bounds = { left: number; top: number; right: number; bottom: number };
type Painting = { shapes: Shape[]; bounds: Bounds };
type Origin = { x: number; y: number };
type Fonts = Map<string, Font>;
type Face = { address: string | null; size: number; family: string; ascent: number };
type Letters = { face: Face; colour: string; isPainted: boolean };

/** What is read once for all formulas. One range for all: a browser mends every range it knows at each change of a page. */
export type Reading = { range: Range; letters: Map<Element, Letters> };

export function fontsOf(formula: Element, reading: Reading): Set<string> {
  const needed = new Set<string>();
  for (const { parentElement: parent, data } of textNodesIn(formula)) {
    const address = parent && visible(data) && lettersOf(parent, reading).face.address;
    if (address) needed.add(address);
  }
  return needed;
}

export function paintingOf(part: Element, fonts: Fonts, reading: Reading): Painting {
  const { left, top, width, height } = part.getBoundingClientRect();
  const x = snapped(left);
  const y = snapped(top);
  const painting: Painting = { shapes: [], bounds: { left: 0, top: 0, right: width, bottom: height } };
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = part; node; node = walker.nextNode()) {
    if (node instanceof Text) paintText(node, { x, y }, { fonts, reading }, painting);
    else if (node instanceof SVGSVGElement) paintDrawing(node, { x, y }, painting);
    else if (node instanceof HTMLElement) paintBox(node, { x, y }, painting);
  }
  return painting;
}

function lettersOf(parent: Element, { letters }: Reading): Letters {
  const known = letters.get(parent);
  if (known) return known;
  const style = getComputedStyle(parent);
  const colour = style.color;
  const found = { face: faceIn(style), colour, isPainted: isPainted(colour, style) };
  letters.set(parent, found);
  return found;
}

const faces = new Map<string, Face>();

function faceIn(style: CSSStyleDeclaration): Face {
  const { fontFamily, fontSize, fontStyle, fontWeight } = style;
  const key = [fontFamily, fontSize, fontStyle, fontWeight].join();
  const known = faces.get(key);
  if (known) return known;
  const face = {
    address: faceOf(style),
    size: Number.parseFloat(fontSize),
    family: fontFamily.replace(/KaTeX_\w+,\s*|\bmath,\s*/g, ""),
    ascent: ascentOf(style),
  };
  faces.set(key, face);
  return face;
}

function visible(text: string): string {
  return text.replace(/[\s\u200b\u2060-\u2064\ufeff]/g, "");
}

type Known = { fonts: Fonts; reading: Reading };

function paintText(node: Text, origin: Origin, { fonts, reading }: Known, painting: Painting) {
  const parent = node.parentElement;
  if (!parent || !visible(node.data)) return;
  const { face, colour, isPainted } = lettersOf(parent, reading);
  if (!isPainted) return;
  const { size, family } = face;
  const font = fonts.get(face.address ?? "");
  const { range } = reading;
  let at = 0;
  for (const letter of node.data) {
    range.setStart(node, at);
    at += letter.length;
    range.setEnd(node, at);
    if (!visible(letter)) continue;
    const box = range.getBoundingClientRect();
    const x = box.left - origin.x;
    const y = snapped(box.top + face.ascent) - origin.y;
    const glyph = font?.charToGlyph(letter);
    if (glyph && glyph.index > 0) {
      const outline = glyph.getPath(x, y, size);
      const { x1, y1, x2, y2 } = outline.getBoundingBox();
      widen(painting.bounds, { left: x1, top: y1, right: x2, bottom: y2 });
      addOutline(painting.shapes, pathData(outline.commands), colour);
    } else {
      painting.shapes.push({ kind: "text", x, y, text: letter, colour, size, family });
    }
  }
}

function addOutline(shapes: Shape[], path: string, colour: string) {
  const last = shapes.at(-1);
  if (last?.kind === "outline" && last.colour === colour) last.path += path;
  else shapes.push({ kind: "outline", path, colour });
}

function pathData(commands: PathCommand[]): string {
  return commands.map((command) => command.type + pointsOf(command).map(hundredths).join(" ")).join("");
}

function pointsOf(command: PathCommand): number[] {
  if (command.type === "Z") return [];
  if (command.type === "C") return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
  if (command.type === "Q") return [command.x1, command.y1, command.x, command.y];
  return [command.x, command.y];
}

function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}

function paintBox(element: HTMLElement, origin: Origin, { shapes, bounds }: Painting) {
  const style = getComputedStyle(element);
  const ground = style.backgroundColor;
  const hasBorder = style.borderStyle !== "none";
  // Nearly every box of a formula is empty; asking for its place and eight sides would be most of the work.
  if (!hasBorder && !isPainted(ground, style)) return;
  const box = element.getBoundingClientRect();
  const x = snapped(box.left) - origin.x;
  const y = snapped(box.top) - origin.y;
  const width = snapped(box.right) - snapped(box.left);
  const height = snapped(box.bottom) - snapped(box.top);
  const add = (left: number, top: number, wide: number, high: number, colour: string, dashes: boolean) => {
    if (wide <= 0 || high <= 0 || !isPainted(colour, style)) return;
    shapes.push({ kind: "box", x: left, y: top, width: wide, height: high, colour, dashes });
    widen(bounds, { left, top, right: left + wide, bottom: top + high });
  };
  add(x, y, width, height, ground, false);
  if (!hasBorder) return;
  const [top, right, bottom, left] = sides.map((side) => thickness(style, side));
  const end = { x: x + width - (right ?? 0), y: y + height - (bottom ?? 0) };
  const addSide = (side: Side, ...box: [number, number, number, number]) =>
    add(...box, style[`border${side}Color`], /^(?:dashed|dotted)$/.test(style[`border${side}Style`]));
  addSide("Top", x, y, width, top ?? 0);
  addSide("Bottom", x, end.y, width, bottom ?? 0);
  addSide("Left", x, y, left ?? 0, height);
  addSide("Right", end.x, y, right ?? 0, height);
}

function snapped(length: number): number {
  return Math.round(length * devicePixelRatio) / devicePixelRatio;
}

const sides = ["Top", "Right", "Bottom", "Left"] as const;
type Side = (typeof sides)[number];

function thickness(style: CSSStyleDeclaration, side: Side): number {
  return style[`border${side}Style`] === "none" ? 0 : Number.parseFloat(style[`border${side}Width`]);
}

function paintDrawing(svg: SVGSVGElement, origin: Origin, { shapes, bounds }: Painting) {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const style = getComputedStyle(svg);
  if (width === 0 || height === 0 || !isPainted(style.color, style)) return;
  const x = left - origin.x;
  const y = top - origin.y;
  shapes.push({ kind: "drawing", x, y, width, height, colour: style.color, svg });
  widen(bounds, { left: x, top: y, right: x + width, bottom: y + height });
}

function isPainted(colour: string, { visibility }: CSSStyleDeclaration): boolean {
  return visibility === "visible" && colour !== "transparent" && !/^rgba\(.*,\s*0\)$/.test(colour);
}

function widen(bounds: Bounds, by: Bounds) {
  bounds.left = Math.min(bounds.left, by.left);
  bounds.top = Math.min(bounds.top, by.top);
  bounds.right = Math.max(bounds.right, by.right);
  bounds.bottom = Math.max(bounds.bottom, by.bottom);
}

function ascentOf({ fontFamily, fontSize, fontStyle, fontWeight }: CSSStyleDeclaration): number {
  const line = document.createElement("div");
  Object.assign(line.style, { fontFamily, fontSize, fontStyle, fontWeight });
  line.style.cssText += ";position:absolute;visibility:hidden;white-space:nowrap;line-height:normal";
  const foot = document.createElement("span");
  foot.style.cssText = "display:inline-block;width:0;height:0";
  line.textContent = "x";
  line.appendChild(foot);
  document.body.appendChild(line);
  const range = document.createRange();
  range.selectNodeContents(line.firstChild ?? line);
  const ascent = foot.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
  line.remove();
  return ascent;
}
