/** `count` is how many equations it numbers; `reason` is null for one that is drawn, else the HTML is its source. */
export type Drawn = { html: string; count: number; reason: string | null };

/** What this site says of a formula itself, in the title where the words of the library stand otherwise. */
export const ownReasons = { unsupported: "Unsupported command", tooDeep: "Nested too deeply" } as const;

/** Why a formula is not right: in the words of the library, or for a reason that each language has words for. */
export type RenderReason = { message: string } | keyof typeof ownReasons;

export function reasonOfTitle(title: string): RenderReason {
  if (title === ownReasons.unsupported) return "unsupported";
  if (title === ownReasons.tooDeep) return "tooDeep";
  return { message: title };
}

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
    if (tex && !problems.has(tex)) problems.set(tex, { tex, reason: reasonOfTitle(formula.title) });
  }
  return [...problems.values()];
}
