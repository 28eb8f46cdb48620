import { type RenderReason, reasonOf } from "./drawn";

/** What was written for a formula that stands on the page, and the numbers of its equations. */
export function sourceOfFormula(formula: Element): { tex: string; numbers: string } {
  const nameIn = (part: string) =>
    formula.querySelector(`${part} > [aria-label]`)?.getAttribute("aria-label");
  const tex = nameIn(".formula") ?? formula.textContent ?? "";
  return { tex: tex.trim(), numbers: nameIn(".formula-side") ?? "" };
}

export type FormulaProblem = { tex: string; reason: RenderReason };

export function formulaProblems(article: HTMLElement): FormulaProblem[] {
  const problems = new Map<string, FormulaProblem>();
  for (const formula of article.querySelectorAll<HTMLElement>(".broken-formula")) {
    const { tex } = sourceOfFormula(formula);
    if (tex && !problems.has(tex)) problems.set(tex, { tex, reason: reasonOf(formula.title) });
  }
  return [...problems.values()];
}
