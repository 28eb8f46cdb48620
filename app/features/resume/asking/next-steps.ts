import type { Resume } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import { applyChanges, type OwnerChange } from "../revising/owner-changes";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreResume } from "../scoring/score";
import { answerChanges } from "./answer-changes";
import { plausibleAnswer, sayings } from "./plausible-answers";
import type { Question } from "./questions";

/** Questions of one kind: answering them all brings `from` to `to` whole points, by how much is said. */
export type NextStep = { step: string; questions: string[]; from: number; to: number };

/** So many answers in a row are as short, or as long, as the first; over more of them it evens out. */
const inOneWay = 4;
const usualTurn = sayings.indexOf("usual");

function answeredPlausibly(resume: Resume, questions: Question[], turn = 0): Resume {
  let added = 0;
  const newId = () => {
    added += 1;
    return `answered:${turn}:${added}`;
  };
  const changes = questions.flatMap((question, at): OwnerChange[] =>
    answerChanges(
      resume,
      question,
      plausibleAnswer(question, resume.language, sayings.length * at + (at < inOneWay ? turn : usualTurn)),
      newId,
    ),
  );
  return applyChanges(resume, changes);
}

export function nextSteps(resume: Resume, layout: LayoutFacts, questions: Question[]): NextStep[] {
  const shown = exportedLayout(layout);
  const start = scoreResume(resume, shown).total;
  return [...Map.groupBy(questions, ({ step }) => step)]
    .map(([step, asked]) => {
      const gains = sayings.map(
        (_, turn) => scoreResume(answeredPlausibly(resume, asked, turn), shown).total - start,
      );
      const ids = asked.map(({ id }) => id);
      return { step, questions: ids, from: Math.min(...gains), to: Math.max(...gains) };
    })
    .filter(({ to }) => to >= 1)
    .toSorted((a, b) => b.from + b.to - (a.from + a.to));
}

export type Asked = { questions: Question[]; steps: NextStep[] };
