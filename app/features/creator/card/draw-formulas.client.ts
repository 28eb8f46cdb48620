import { drawFormulas } from "../article/copy/math-svg.client";
import { boundedHtml } from "../article/preview/bounded-html";
import { reasonOf } from "../article/preview/formula-reasons";
import { declareMathFonts, mathCss } from "../article/preview/math-style.client";
import { sanitiseToFragment } from "../article/preview/sanitise.client";
import { type FormulaHtml, htmlOfFormula } from "./formula-html.client";
import { type Drawing, type Formula, keyOf } from "./formulas";

/** CSS pixels; so large that rounding to whole pixels does not show. */
const DRAWN_AT = 400;

const A_RUN = 12;

/** Nobody could read such a formula, and laying it out would block the page. */
const LONGEST_HTML = 400_000;

const INK = "rgb(1, 3, 2)";

type CardDrawing = Drawing<HTMLElement>;

/** Formulas as shapes in em of the words around them and in their colour, without those that were not wanted any more when
 * their turn came. Rejects if what draws them cannot be had. */
export async function drawForCards(
  formulas: readonly Formula[],
  isWanted: (formula: Formula) => boolean,
): Promise<Map<string, CardDrawing>> {
  const made: { formula: Formula; html: FormulaHtml }[] = [];
  for (const formula of formulas) {
    if (!isWanted(formula)) continue;
    const html = await htmlOfFormula(formula, () => isWanted(formula));
    if (html !== "cancelled") made.push({ formula, html });
  }
  declareMathFonts();
  const drawings = new Map<string, CardDrawing>();
  for (let from = 0; from < made.length; from += A_RUN) {
    const run = made.slice(from, from + A_RUN).filter(({ formula }) => isWanted(formula));
    const drawn = await drawRun(run.map(({ html }) => html));
    for (const [index, { formula }] of run.entries()) {
      const drawing = drawn[index];
      if (drawing) drawings.set(keyOf(formula), drawing);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return drawings;
}

async function drawRun(made: FormulaHtml[]): Promise<CardDrawing[]> {
  const host = document.createElement("div");
  host.inert = true;
  host.setAttribute("aria-hidden", "true");
  // To the left, where nothing becomes scrollable.
  host.style.cssText = `position:fixed;top:0;right:100vw;width:max-content;font-size:${DRAWN_AT}px;color:${INK}`;
  document.body.appendChild(host);
  try {
    const stage = host.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = `${mathCss}\n.katex { line-height: 1.2; } .katex-display { margin: 0; }`;
    stage.appendChild(style);
    const shown = made.map((each) => (each && isDrawable(each.html) ? put(stage, each.html) : null));
    const sound = shown.flatMap((place) => (place && !brokenIn(place) ? (formulaIn(place) ?? []) : []));
    const drawn = new Map((await drawFormulas(sound)).map((parts, index) => [sound[index], parts]));
    return made.map((each, index) => {
      const place = shown[index];
      const count = each?.count ?? 0;
      if (!place) return { kind: "source", reason: "tooComplex", count };
      const broken = brokenIn(place);
      if (broken) return { kind: "source", reason: reasonOf(broken.title), count };
      const formula = formulaIn(place);
      const parts = formula && drawn.get(formula);
      return parts ? shapeOf(formula, parts, count) : { kind: "source", reason: "notDrawn", count };
    });
  } finally {
    host.remove();
  }
}

function isDrawable(html: string): boolean {
  return html.length <= LONGEST_HTML && !boundedHtml(html).cut;
}

function put(stage: ShadowRoot, html: string): HTMLElement {
  const place = document.createElement("div");
  place.appendChild(sanitiseToFragment(html));
  stage.appendChild(place);
  return place;
}

const brokenIn = (place: HTMLElement) => place.querySelector<HTMLElement>(".broken-formula");
const formulaIn = (place: HTMLElement) => place.querySelector<HTMLElement>(".katex");

function shapeOf(formula: HTMLElement, parts: SVGSVGElement[], count: number): CardDrawing {
  for (const part of parts) inEm(part);
  const shape = span("card-formula");
  const isDisplay = formula.closest(".katex-display") !== null;
  const middle = isDisplay ? span("card-formula-middle") : shape;
  const tags = parts.filter(({ dataset }) => "tag" in dataset);
  const rest = parts.filter((part) => !tags.includes(part));
  // A line break at the top of a formula is an element among its parts.
  for (const child of formula.querySelector(".katex-html")?.children ?? []) {
    const part = child.matches(".katex-newline")
      ? document.createElement("br")
      : child.matches(".katex-base") && rest.shift();
    if (part) middle.appendChild(part);
  }
  if (!isDisplay) return { kind: "shape", shape, count };
  shape.classList.add("card-display");
  const side = span("card-formula-side");
  for (const tag of tags) side.appendChild(tag);
  const parted = tags.length > 0 ? [span("card-formula-side"), middle, side] : [middle];
  for (const part of parted) shape.appendChild(part);
  return { kind: "shape", shape, count };
}

function span(name: string): HTMLElement {
  const made = document.createElement("span");
  made.className = name;
  return made;
}

const lengths = [
  "width",
  "height",
  "vertical-align",
  "margin-top",
  "margin-right",
  "margin-bottom",
  "margin-left",
];

function inEm(svg: SVGSVGElement): void {
  for (const name of lengths) {
    const pixels = Number.parseFloat(svg.style.getPropertyValue(name)) || 0;
    svg.style.setProperty(name, `${Math.round((pixels / DRAWN_AT) * 10_000) / 10_000}em`);
  }
  for (const shape of svg.querySelectorAll("*")) {
    for (const name of ["fill", "stroke"])
      if (shape.getAttribute(name) === INK) shape.setAttribute(name, "currentColor");
    // A line thinner than a pixel would fall between two.
    shape.removeAttribute("shape-rendering");
    // Letters that the fonts of formulas lack, such as Chinese, are those of the card.
    shape.removeAttribute("font-family");
  }
}
