import type { ProposedEdit, Resume } from "~/core/resume";
import { type Admissions, admitEdits } from "../gates/admit-edits";
import type { LayoutFacts } from "../reading/extracted";
import type { AcceptedEdit, Score } from "../report";
import { applyEdits, replacementsOf } from "../rewriting/edits";
import { worsens } from "../rewriting/rewrite-improvements";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreResume } from "../scoring/score";

type Combined = Admissions & { declined: string[] };

/** Points below which a change of the score is no loss: a filler word dropped leaves a line a word shorter. */
const least = 0.05;

/** The score is worked out once for each edit in question up to this many, and for handfuls of them beyond it. */
const mostTrials = 40;

function placesOf(edit: ProposedEdit): string[] {
  return edit.kind === "reorder" ? [edit.parent] : replacementsOf(edit).map(({ line }) => line);
}

function without(edit: ProposedEdit, taken: Set<string>): ProposedEdit[] {
  if (edit.kind !== "group") return placesOf(edit).some((place) => taken.has(place)) ? [] : [edit];
  const edits = edit.edits.filter(({ line }) => !taken.has(line));
  return edits.length > 0 ? [{ ...edit, edits }] : [];
}

function makesWorse({ edit, before, after }: AcceptedEdit, { language }: Resume): boolean {
  return edit.kind === "replace" && worsens(before, after, language);
}

function editsOf(accepted: AcceptedEdit[]): ProposedEdit[] {
  return accepted.map(({ edit }) => edit);
}

function withoutCostly(
  edits: AcceptedEdit[],
  candidates: AcceptedEdit[],
  margin: number,
  scoreOf: (edits: AcceptedEdit[]) => Score,
): AcceptedEdit[] {
  const handful = Math.max(1, Math.ceil(candidates.length / mostTrials));
  let kept = edits;
  let score = scoreOf(kept).exact;
  for (let at = 0; at < candidates.length; at += handful) {
    const tried = new Set(candidates.slice(at, at + handful));
    const others = kept.filter((edit) => !tried.has(edit));
    const rest = scoreOf(others).exact;
    if (rest <= score + margin) continue;
    kept = others;
    score = rest;
  }
  return kept;
}

/** Where a model and the rules change one line, the model's wording stands if it passes the gates. What makes a line say less or costs
 * points is declined, and so much more that the score after is not below the one before. */
export function combineEdits(
  resume: Resume,
  layout: LayoutFacts,
  model: ProposedEdit[],
  rules: ProposedEdit[],
): Combined {
  const first = admitEdits(resume, model);
  const taken = new Set(first.accepted.flatMap(({ edit }) => placesOf(edit)));
  const both = admitEdits(resume, [
    ...editsOf(first.accepted),
    ...rules.flatMap((edit) => without(edit, taken)),
  ]);
  const scoreOf = (edits: AcceptedEdit[]) =>
    scoreResume(applyEdits(resume, editsOf(edits)), exportedLayout(layout));
  const own = both.accepted.slice(0, first.accepted.length);
  const fair = own.filter((edit) => !makesWorse(edit, resume));
  const sound = both.accepted.filter((edit) => !own.includes(edit) || fair.includes(edit));
  const floor = scoreResume(resume, layout).total;
  let kept = withoutCostly(sound, fair, least, scoreOf);
  if (scoreOf(kept).total < floor) kept = withoutCostly(kept, kept, 0, scoreOf);
  if (scoreOf(kept).total < floor) kept = [];
  const applied = new Set(kept);
  return {
    ...both,
    refused: first.refused,
    rejected: first.rejected,
    declined: both.accepted.flatMap((edit) => (applied.has(edit) ? [] : [edit.id])),
  };
}
