import type { Font } from "opentype.js";
import { type Bounds, fontsOf, paintingOf, type Reading, type Shape } from "./formula-shapes.client";
import { fontAt } from "./math-fonts.client";

const SVG = "http://www.w3.org/2000/svg";
type Fonts = Map<string, Font>;

const partsOfFormula = ".katex-html > .katex-base, .katex-html > .katex-tag";

/** Draws formulas that KaTeX has rendered on the page, with the outlines of its own fonts: the drawings that stand in the line as
 * the parts did, or null. */
export async function drawFormulas(formulas: Element[]): Promise<(SVGSVGElement[] | null)[]> {
  // Laying out is what makes the browser ask for the fonts.
  for (const formula of formulas) formula.getBoundingClientRect();
  await document.fonts.ready;
  const reading: Reading = { range: document.createRange(), letters: new Map() };
  const fonts = await fontsFor(formulas, reading);
  const known = new Map<string, SVGSVGElement[] | null>();
  return formulas.map((formula) => {
    const appearance = appearanceOf(formula);
    const before = known.get(appearance);
    if (before) return before.map((part) => document.importNode(part, true));
    const parts = drawn(formula, fonts, reading);
    known.set(appearance, parts);
    return parts;
  });
}

/** Formulas of one source are drawn alike in like places. */
function appearanceOf(formula: Element): string {
  const { color, fontSize, fontWeight, fontStyle, visibility } = getComputedStyle(formula);
  const place: string[] = [];
  for (let at: Element | null = formula; at; at = at.parentElement) {
    place.push(at.tagName, at.className, at.getAttribute("style") ?? "");
  }
  return [color, fontSize, fontWeight, fontStyle, visibility, ...place, formula.innerHTML].join("\n");
}

async function fontsFor(formulas: Element[], reading: Reading): Promise<Fonts> {
  const needed = [...new Set(formulas.flatMap((formula) => [...fontsOf(formula, reading)]))];
  const loaded = await Promise.allSettled(needed.map(fontAt));
  return new Map(
    loaded.flatMap((font, index) => {
      const address = needed[index];
      return font.status === "fulfilled" && address ? [[address, font.value] as const] : [];
    }),
  );
}

function drawn(formula: Element, fonts: Fonts, reading: Reading): SVGSVGElement[] | null {
  const parts = [...formula.querySelectorAll(partsOfFormula)];
  const isShown = parts.length > 0 && parts.some((part) => part.getBoundingClientRect().height > 0);
  const hasFonts = [...fontsOf(formula, reading)].every((address) => fonts.has(address));
  if (!isShown || !hasFonts || formula.querySelector("img")) return null;
  return parts.map((part) => drawPart(part, fonts, reading));
}

function drawPart(part: Element, fonts: Fonts, reading: Reading): SVGSVGElement {
  const { shapes, bounds } = paintingOf(part, fonts, reading);
  const { width, height } = part.getBoundingClientRect();
  const edge = outside(bounds);
  const svg = document.createElementNS(SVG, "svg");
  const box = [edge.left, edge.top, edge.right - edge.left, edge.bottom - edge.top].map(px);
  svg.setAttribute("viewBox", box.join(" "));
  const margin = [edge.top, width - edge.right, height - edge.bottom, edge.left].map(
    (side) => `${px(side)}px`,
  );
  const size = `width:${box[2]}px;height:${box[3]}px;vertical-align:${px(-depthOf(part))}px`;
  svg.style.cssText = `${size};display:inline;max-width:none;overflow:visible`;
  svg.style.margin = margin.join(" ");
  if (part.matches(".katex-tag")) svg.dataset.tag = "";
  for (const shape of shapes) svg.appendChild(drawShape(shape));
  return svg;
}

/** Letters may reach out of their box, and browsers stretch drawings of broken sizes: whole pixels, taken back as margin. */
function outside({ left, top, right, bottom }: Bounds): Bounds {
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
}

/** How far a part reaches below the line of its letters, on which its strut stands. A column of tags has none: the first row of
 * its table ends on that line. */
function depthOf(part: Element): number {
  const strut = [...part.children].find((child) => child.matches(".katex-strut"));
  if (!strut) {
    const row = part.querySelector(".vlist");
    return row ? part.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom : 0;
  }
  const below = -Number.parseFloat(getComputedStyle(strut).verticalAlign) || 0;
  return part.getBoundingClientRect().bottom - strut.getBoundingClientRect().bottom + below;
}

function drawShape(shape: Shape): SVGElement {
  if (shape.kind === "outline") return made("path", { d: shape.path, fill: shape.colour });
  if (shape.kind === "drawing") return drawInner(shape);
  const { x, y, colour } = shape;
  if (shape.kind === "text") {
    const text = made("text", {
      x: px(x),
      y: px(y),
      fill: colour,
      "font-size": px(shape.size),
      "font-family": shape.family,
    });
    text.textContent = shape.text;
    return text;
  }
  const { width, height } = shape;
  const crisp = { "shape-rendering": "crispEdges" };
  if (!shape.dashes) {
    return made("rect", { x: px(x), y: px(y), width: px(width), height: px(height), fill: colour, ...crisp });
  }
  const isAcross = width > height;
  const end = isAcross
    ? { x2: px(x + width), y2: px(y + height / 2) }
    : { x2: px(x + width / 2), y2: px(y + height) };
  const start = isAcross ? { x1: px(x), y1: px(y + height / 2) } : { x1: px(x + width / 2), y1: px(y) };
  const thick = Math.min(width, height);
  return made("line", {
    ...start,
    ...end,
    stroke: colour,
    "stroke-width": px(thick),
    "stroke-dasharray": px(thick * 3),
    ...crisp,
  });
}

function drawInner({ svg, x, y, width, height, colour }: Extract<Shape, { kind: "drawing" }>): SVGElement {
  const inner = made("svg", { x: px(x), y: px(y), width: px(width), height: px(height) });
  for (const name of ["viewBox", "preserveAspectRatio"]) {
    const value = svg.getAttribute(name);
    if (value) inner.setAttribute(name, value);
  }
  for (const shape of svg.querySelectorAll("path, line, rect")) {
    const copy = made(shape.localName, { fill: colour });
    for (const name of ["d", "x", "y", "x1", "x2", "y1", "y2", "width", "height", "transform"]) {
      const value = shape.getAttribute(name);
      if (value) copy.setAttribute(name, value);
    }
    const { stroke, strokeWidth } = getComputedStyle(shape);
    if (stroke !== "none") {
      copy.setAttribute("stroke", colour);
      copy.setAttribute("stroke-width", String(Number.parseFloat(strokeWidth)));
    }
    inner.appendChild(copy);
  }
  return inner;
}

function made(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (!(element instanceof SVGElement)) throw new TypeError(`${name} is no SVG element`);
  return element;
}

function px(length: number): number {
  return Math.round(length * 1000) / 1000;
}
