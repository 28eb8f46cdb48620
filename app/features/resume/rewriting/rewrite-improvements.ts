import type { ProposedEdit, Resume, ResumeLanguage } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { scoreResume } from "../scoring/score";
import { applyEdits } from "./edits";

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

/** Whether a line says less for its owner than before: without its figure, its result, its verb, or behind a weak opening. */
export function worsens(original: string, replacement: string, language: ResumeLanguage): boolean {
  const rules = language === "zh" ? chinese : english;
  const parts = replacement.split("\n");
  const [first = ""] = parts;
  if (replacement === "" || !rules.isStatement(original)) return false;
  const opens = rules.leadVerb(first) !== null || /^used?\b/i.test(first);
  return (
    (hasQuantity(original) && !parts.some(hasQuantity)) ||
    (rules.statesResult(original) && !parts.some(rules.statesResult)) ||
    (rules.leadVerb(original) !== null && !opens) ||
    (rules.weakOpening(original) === null && rules.weakOpening(first) !== null) ||
    (language === "zh" && !parts.some(rules.isStatement))
  );
}

function kindsOf(edit: ProposedEdit): string[] {
  return edit.reasons.map(({ rule }) => rule);
}

/**
 * The kinds of change that in sum cost points and therefore stay out, so that the score after is never below the score
 * before. Scores once a kind, however many edits there are.
 */
export function costlyKinds(resume: Resume, edits: ProposedEdit[]): Set<string> {
  const scoreOf = (some: ProposedEdit[]) => scoreResume(applyEdits(resume, some), baselineLayout).exact;
  const costly = new Set<string>();
  let accepted = edits;
  let score = scoreOf(accepted);
  for (const kind of new Set(edits.flatMap(kindsOf))) {
    const others = accepted.filter((edit) => !kindsOf(edit).includes(kind));
    if (others.length === accepted.length) continue;
    const without = scoreOf(others);
    if (without <= score + least) continue;
    costly.add(kind);
    accepted = others;
    score = without;
  }
  return costly;
}
