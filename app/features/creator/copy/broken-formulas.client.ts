import { sourceOf } from "./formulas.client";

/** A formula that readers would see with an error in it, or as its source, and why, in the words of the library that draws them. */
export type FormulaProblem = { tex: string; reason: string };

/** The formulas of an article that are not right, each source once. */
export function formulaProblems(article: HTMLElement): FormulaProblem[] {
  const problems = new Map<string, FormulaProblem>();
  for (const formula of article.querySelectorAll<HTMLElement>(".broken-formula")) {
    const { tex } = sourceOf(formula);
    if (tex && !problems.has(tex)) problems.set(tex, { tex, reason: formula.title });
  }
  return [...problems.values()];
}
