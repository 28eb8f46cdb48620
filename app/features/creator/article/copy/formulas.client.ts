import { type RenderReason, reasonOf } from "../preview/formula-reasons";
import type { Origins } from "./inline-styles.client";

export function nameOf(formula: Element): string {
  return (formula.getAttribute("aria-label") ?? formula.textContent ?? "").trim();
}

export function sourceOf(formula: Element): { tex: string; numbers: string } {
  const name = nameOf(formula);
  const places = [...formula.querySelectorAll(".equation-number")];
  const numbers = places.map(({ textContent }) => textContent).join(" ");
  return {
    tex: numbers && name.endsWith(numbers) ? name.slice(0, -numbers.length).trimEnd() : name,
    numbers,
  };
}

export function emptyFormulas(copy: HTMLElement): void {
  for (const formula of copy.querySelectorAll(".katex")) formula.replaceChildren();
}

/** Puts drawings in place of the formulas of a copied article; returns how many stay source text instead. */
export async function replaceFormulas(copy: HTMLElement, origins: Origins): Promise<number> {
  const formulas = [...copy.querySelectorAll<HTMLElement>(".katex")];
  if (formulas.length === 0) return 0;
  const shown = formulas.map((formula) => origins.get(formula) ?? formula);
  const { drawFormulas } = await import("./math-svg.client");
  const drawings = await drawFormulas(shown);
  for (const [index, formula] of formulas.entries()) {
    const name = nameOf(shown[index] ?? formula);
    const parts = drawings[index];
    settleLine(formula, origins);
    if (parts) {
      formula.replaceChildren(...parts);
      standTagAside(formula);
      // The drawings are as high as the lines were; letters that are not there must not make a line higher.
      formula.style.lineHeight = "0";
    } else formula.textContent = name;
    parts?.[0]?.setAttribute("role", "img");
    parts?.[0]?.setAttribute("aria-label", name);
  }
  return drawings.filter((parts) => parts === null).length;
}

/** KaTeX positions a tag at the edge, which WeChat drops: a row of three has it there too, and the formula in the middle. */
function standTagAside(formula: HTMLElement) {
  const tag = formula.querySelector<SVGElement>(":scope > [data-tag]");
  if (!tag) return;
  const [before, middle, after] = [box("1 1 0px"), box("0 0 auto"), box("1 1 0px")];
  before.textContent = "\u00a0";
  after.style.textAlign = "right";
  after.appendChild(tag);
  for (const part of [...formula.children]) middle.appendChild(part);
  formula.replaceChildren(before, middle, after);
  formula.style.display = "flex";
  formula.style.alignItems = "baseline";
}

function box(flex: string): HTMLElement {
  const made = document.createElement("span");
  made.style.flex = flex;
  return made;
}

/** A formula's own style sheet does not travel: what it does to the line and the paragraph is written out. */
function settleLine(formula: HTMLElement, origins: Origins) {
  writeOut(formula, origins, [
    "display",
    "font-size",
    "font-style",
    "font-weight",
    "line-height",
    "text-indent",
    "white-space",
  ]);
  const paragraph = formula.closest<HTMLElement>(".katex-display");
  if (paragraph) writeOut(paragraph, origins, ["display", "margin", "text-align", "overflow-x"]);
}

function writeOut(element: HTMLElement, origins: Origins, properties: string[]) {
  const origin = origins.get(element);
  if (!origin) return;
  const style = getComputedStyle(origin);
  for (const property of properties) element.style.setProperty(property, style.getPropertyValue(property));
}

export type FormulaProblem = { tex: string; reason: RenderReason };

export function formulaProblems(article: HTMLElement): FormulaProblem[] {
  const problems = new Map<string, FormulaProblem>();
  for (const formula of article.querySelectorAll<HTMLElement>(".broken-formula")) {
    const { tex } = sourceOf(formula);
    if (tex && !problems.has(tex)) problems.set(tex, { tex, reason: reasonOf(formula.title) });
  }
  return [...problems.values()];
}
