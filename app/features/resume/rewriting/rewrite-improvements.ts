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

/** No more than what adding fractions in another order makes of the same sum. */
const least = 1e-9;

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
    (language === "zh" && !parts.some(rules.isStatement) && rules.leadVerb(first) === null)
  );
}

/** More trials than this would let a long resume wait: then the whole kind stays out, or the edits that were not tried alone. */
const mostTrials = 12;
const mostAlone = 200;

function lineOf(edit: ProposedEdit): string {
  return edit.kind === "replace" ? edit.line : "";
}

/** What is proposed no more: a rule everywhere, or on one line. */
export type Banned = ReadonlySet<string>;

export function isBanned(banned: Banned, rule: string, line: string): boolean {
  return banned.has(rule) || banned.has(`${rule} ${line}`);
}

/** The changes that cost points and therefore stay out, so that the score never falls. Scored once a kind, and edit by edit only in a kind that costs points, so the time grows with the resume alone. */
export function costlyChanges(resume: Resume, edits: ProposedEdit[]): Set<string> {
  const scoreOf = (some: ProposedEdit[]) => scoreResume(applyEdits(resume, some), baselineLayout).exact;
  const banned = new Set<string>();
  let accepted = edits;
  let score = scoreOf(accepted);
  const tryWithout = (others: ProposedEdit[], ...names: string[]) => {
    if (others.length === accepted.length) return false;
    const without = scoreOf(others);
    if (without <= score + least) return false;
    for (const name of names) banned.add(name);
    accepted = others;
    score = without;
    return true;
  };
  const kindsOf = (edit: ProposedEdit) => edit.reasons.map(({ rule }) => rule);
  for (const kind of new Set(edits.flatMap(kindsOf))) {
    const some = accepted.filter((edit) => kindsOf(edit).includes(kind));
    const others = accepted.filter((edit) => !some.includes(edit));
    if (others.length === accepted.length || scoreOf(others) <= score + least) continue;
    if (some.length > mostTrials || some.some(({ kind: form }) => form !== "replace"))
      tryWithout(others, kind);
    else
      for (const edit of some)
        tryWithout(
          accepted.filter((one) => one !== edit),
          `${kind} ${lineOf(edit)}`,
        );
  }
  const before = scoreOf([]);
  for (const [at, edit] of accepted.entries())
    if (edit.kind === "replace" && (at >= mostAlone || scoreOf([edit]) < before - least))
      for (const kind of kindsOf(edit)) banned.add(`${kind} ${lineOf(edit)}`);
  return banned;
}
