import type { LayoutFacts } from "../reading/extracted";
import type { Warning } from "../report";
import { limits } from "../scoring/rubric";

/** What a reader of the file should know. Hidden text is spoken of only where there is more than an accident of it. */
export function warningsOf(layout: LayoutFacts): Warning[] {
  const characters = layout.hidden.reduce((sum, one) => sum + one.characters, 0);
  const told = characters > limits.hidden.passed ? layout.hidden : [];
  const hidden = told.map(({ why, characters }) => ({
    code: `hidden.${why}`,
    values: { count: characters },
  }));
  const facts: Warning[] = [];
  if (layout.columns > 1) facts.push({ code: "columns", values: { count: layout.columns } });
  if (layout.imagePages > 0) facts.push({ code: "imagePages", values: { count: layout.imagePages } });
  if (layout.brokenGlyphShare > 0.005) {
    facts.push({
      code: "brokenGlyphs",
      values: { percent: Math.round(layout.brokenGlyphShare * 1000) / 10 },
    });
  }
  if (layout.contactInHeader) facts.push({ code: "contactInHeader", values: {} });
  return [...hidden, ...facts];
}
