import { escapeHtml } from "~/core/markdown/escape";
import type { Equations } from "~/core/markdown/notes";
import type { Drawn, RenderReason } from "../formulas/drawn-formula";

/** Equations are numbered from `first` on. */
export type Formula = { tex: string; display: boolean; first: number };

export type FormulaAnswer = { kind: "ready" } | { kind: "failed" } | { kind: "formula"; drawn: Drawn | null };

type FormulaReason = RenderReason | "tooComplex";

/** `count` is how many equations it numbers. */
export type Drawing<Shape> =
  | { kind: "shape"; shape: Shape; count: number }
  | { kind: "source"; reason: FormulaReason; count: number };

export type Drawings<Shape> = ReadonlyMap<string, Drawing<Shape>>;

export function keyOfFormula({ tex, display, first }: Formula): string {
  return `${display ? "block" : "line"} ${first} ${tex}`;
}

export const drawingSelector = "svg:not(svg svg)";

export function writtenFormula({ tex, display }: Formula): string {
  return display ? `$$${tex}$$` : `$${tex}$`;
}

const place = "formula-place-";

export const placeSelector = `span[class^=${place}]`;

export function placeNumber(className: string): number {
  return Number(className.slice(place.length));
}

/** Collects the formulas of a text while it is rendered: each becomes a numbered place that holds its source. How many equations
 * one numbers is known once it has been drawn, so that the numbers after it are right then. */
export function collectFormulas(drawings: Drawings<unknown>) {
  const formulas: Formula[] = [];

  function placeOf(formula: Formula): string {
    formulas.push(formula);
    return `<span class="${place}${formulas.length - 1}">${escapeHtml(writtenFormula(formula))}</span>`;
  }

  function math(tex: string, display: boolean): string | Equations {
    const count = drawings.get(keyOfFormula({ tex, display, first: 1 }))?.count ?? 0;
    if (count === 0) return placeOf({ tex, display, first: 1 });
    return { kind: "equations", count, html: (first) => placeOf({ tex, display, first }) };
  }

  return { formulas, math };
}

export function missingFormulas(formulas: readonly Formula[], drawings: Drawings<unknown>): Formula[] {
  const missing = formulas.map((formula) => [keyOfFormula(formula), formula] as const);
  return [...new Map(missing.filter(([key]) => !drawings.has(key))).values()];
}

/** The drawings of these formulas, without those of former ones. */
export function drawingsInUse<Shape>(
  formulas: readonly Formula[],
  drawings: Drawings<Shape>,
): Drawings<Shape> {
  const keys = formulas.flatMap((formula) => [keyOfFormula({ ...formula, first: 1 }), keyOfFormula(formula)]);
  return new Map(
    keys.flatMap((key) => {
      const drawing = drawings.get(key);
      return drawing ? [[key, drawing] as const] : [];
    }),
  );
}

export type FormulaProblem = { tex: string; reason: FormulaReason };

export function formulaProblems(formulas: readonly Formula[], drawings: Drawings<unknown>): FormulaProblem[] {
  const problems = new Map<string, FormulaProblem>();
  for (const formula of formulas) {
    const drawing = drawings.get(keyOfFormula(formula));
    const tex = formula.tex.trim();
    if (drawing?.kind === "source" && !problems.has(tex)) problems.set(tex, { tex, reason: drawing.reason });
  }
  return [...problems.values()];
}
