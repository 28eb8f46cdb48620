import { reasonOf, type ToldReason } from "../preview/formula-reasons";
import { sourceOf } from "./formulas.client";

/** A formula that readers would see with an error in it, or as its source, and why. */
export type FormulaProblem = { tex: string; reason: ToldReason };

/** The formulas of an article that are not right, each source once. */
export function formulaProblems(article: HTMLElement): FormulaProblem[] {
  const problems = new Map<string, FormulaProblem>();
  for (const formula of article.querySelectorAll<HTMLElement>(".broken-formula")) {
    const { tex } = sourceOf(formula);
    if (tex && !problems.has(tex)) problems.set(tex, { tex, reason: reasonOf(formula.title) });
  }
  return [...problems.values()];
}
