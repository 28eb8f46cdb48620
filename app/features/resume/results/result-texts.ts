/** The texts that a page with a result needs. */
export const resultTexts = [
  "results",
  "asking",
  "summary",
  "rubric",
  "reasons",
  "errors",
  "tailoring",
] as const;
