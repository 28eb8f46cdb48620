import type { ProposedEdit, Resume } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import { scoreResume } from "../scoring/score";
import { applyEdits } from "./edits";

/** Rules that mend what a reader would see as a fault; they stand whatever the rubric says. */
const repairs = new Set([
  "spelling",
  "termCase",
  "punctuation",
  "fullWidth",
  "spacing",
  "particle",
  "article",
  "capital",
  "tensePast",
  "tensePresent",
  "firstPerson",
  "repeated",
  "dateStyle",
  "percent",
  "unitOnce",
  "bracketSpace",
  "endMarkList",
  "endMarkAdd",
  "endMarkRemove",
]);

/** Only differences between edits count, so one baseline serves all. */
export const baselineLayout: LayoutFacts = {
  format: "docx",
  pages: null,
  columns: 1,
  characters: 2000,
  imagePages: 0,
  tables: 0,
  brokenGlyphShare: 0,
  hidden: [],
  contactInHeader: false,
};

/** Ignores tiny differences: dropping a filler word leaves the resume a word shorter. */
const least = 0.05;

type Fallback = (edit: ProposedEdit) => ProposedEdit | null;

/** Never scores lower than the original except by repairs: edits that cost points keep their repairs alone. */
export function keepImprovements(resume: Resume, edits: ProposedEdit[], fallback: Fallback): ProposedEdit[] {
  const scoreOf = (some: ProposedEdit[]) => scoreResume(applyEdits(resume, some), baselineLayout).exact;
  let accepted = edits;
  let score = scoreOf(accepted);
  for (const edit of edits) {
    if (edit.reasons.every(({ rule }) => repairs.has(rule))) continue;
    const repaired = fallback(edit);
    const others = accepted.flatMap((one) => (one !== edit ? [one] : repaired ? [repaired] : []));
    const without = scoreOf(others);
    if (without <= score + least) continue;
    accepted = others;
    score = without;
  }
  return accepted;
}
