import type { Resume } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import { applyChanges, type OwnerChange } from "../revising/owner-changes";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreResume } from "../scoring/score";
import { answerChanges } from "./answer-changes";
import { plausibleAnswer } from "./plausible-answers";
import type { Question } from "./questions";

/** Questions of one kind taken together: `points` is what answering them all is worth, measured and rounded. */
export type NextStep = { step: string; points: number; questions: string[] };

/** More than three are a list, and a list is put off. */
const most = 3;

/** The resume with a plausible answer to each of the questions, one after another. */
export function answeredPlausibly(resume: Resume, questions: Question[], turn = 0): Resume {
  let added = 0;
  const newId = () => {
    added += 1;
    return `answered:${turn}:${added}`;
  };
  const changes = questions.flatMap((question, at): OwnerChange[] =>
    answerChanges(resume, question, plausibleAnswer(question, resume.language, turn + at), newId),
  );
  return applyChanges(resume, changes);
}

/** The three steps that are worth most, best first. */
export function nextSteps(resume: Resume, layout: LayoutFacts, questions: Question[]): NextStep[] {
  const shown = exportedLayout(layout);
  const now = scoreResume(resume, shown).exact;
  return [...Map.groupBy(questions, ({ step }) => step)]
    .map(([step, asked]) => ({
      step,
      points: Math.round(scoreResume(answeredPlausibly(resume, asked), shown).exact - now),
      questions: asked.map(({ id }) => id),
    }))
    .filter(({ points }) => points >= 1)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most);
}
