import type { Resume } from "~/core/resume";
import type { LayoutFacts } from "../reading/extracted";
import type { Score } from "../report";
import { wholePoints } from "../results/whole-points";
import { applyChanges, type OwnerChange } from "../revising/owner-changes";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreResume } from "../scoring/score";
import { answerChanges } from "./answer-changes";
import { plausibleAnswer } from "./plausible-answers";
import type { Question } from "./questions";

/** Questions of one kind taken together: `points` is what answering them all is worth, measured, in whole points. */
export type NextStep = { step: string; from: number; to: number; questions: string[] };

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

type Asked = { step: string; asked: Question[] };
type Worth = Asked & { gain: number };
type Standing = { resume: Resume; score: Score };

const least = 0.5;
const byGain = (a: Worth, b: Worth) => b.gain - a.gain;

/** The three steps that are worth most, best first. One answer often brings what another would have brought too, so each is
 * worth its share of what all of them bring together. */
export function nextSteps(resume: Resume, layout: LayoutFacts, questions: Question[]): NextStep[] {
  const steps = [...Map.groupBy(questions, ({ step }) => step)].map(([step, asked]) => ({ step, asked }));
  const shown = exportedLayout(layout);
  const start = { resume, score: scoreResume(resume, shown) };
  const known = new Map<string, Standing>([["", start]]);
  function after(taken: Asked[]): Standing {
    const inOrder = steps.filter((one) => taken.includes(one));
    const key = inOrder.map(({ step }) => step).join(" ");
    const found = known.get(key);
    const last = inOrder.pop();
    if (found || !last) return found ?? start;
    const answered = answeredPlausibly(after(inOrder).resume, last.asked, inOrder.length);
    const standing = { resume: answered, score: scoreResume(answered, shown) };
    known.set(key, standing);
    return standing;
  }
  const gainOf = (one: Asked, taken: Asked[]) =>
    after([...taken, one]).score.exact - after(taken).score.exact;

  const best = steps
    .map((one) => ({ one, gain: gainOf(one, []) }))
    .filter(({ gain }) => gain >= least)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, most)
    .map(({ one }) => one);
  const shares = sharesOf(best, gainOf).toSorted(byGain);
  return inWholePoints(shares, after(best).score.total - start.score.total);
}

/** Each with what it adds to those taken before it, as the mean of all the orders that they can be taken in. */
function sharesOf(steps: Asked[], gainOf: (one: Asked, taken: Asked[]) => number): Worth[] {
  const orders = ordersOf(steps);
  return steps.map((one) => {
    const gains = orders.map((order) => gainOf(one, order.slice(0, order.indexOf(one))));
    return { ...one, gain: gains.reduce((sum, gain) => sum + gain, 0) / gains.length };
  });
}

function ordersOf<Thing>(things: Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    ordersOf(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

function inWholePoints(shares: Worth[], total: number): NextStep[] {
  const gains = shares.map(({ gain }) => gain);
  const points = wholePoints(gains, total);
  return shares
    .map(({ step, asked }, at) => ({
      step,
      from: points[at] ?? 0,
      to: points[at] ?? 0,
      questions: asked.map(({ id }) => id),
    }))
    .filter(({ to }) => to >= 1);
}
