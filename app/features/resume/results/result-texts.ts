/** The texts that a page with a result needs. */
export const resultTexts = ["results", "summary", "rubric", "reasons", "errors"] as const;
