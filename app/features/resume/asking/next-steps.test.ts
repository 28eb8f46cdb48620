import { expect, test } from "vitest";
import {
  averageChinese,
  averageEnglish,
  cleanLayout,
  emptyResume,
  strongEnglish,
} from "../../../../test/support/resumes";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreResume } from "../scoring/score";
import { answeredPlausibly, nextSteps } from "./next-steps";
import { questionsFor } from "./questions-for";

const layout = cleanLayout({ columns: 2 });

test.each([averageEnglish, averageChinese])(
  "the best three steps of an average resume, best first, in whole points",
  (sample) => {
    const resume = sample();
    const questions = questionsFor(resume, scoreResume(resume, exportedLayout(layout)));
    const steps = nextSteps(resume, layout, questions);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.length).toBeLessThan(4);
    const points = steps.map((step) => step.points);
    expect(points.every((one) => Number.isInteger(one) && one >= 1)).toBe(true);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const ids = steps.flatMap((step) => step.questions);
    expect(ids.every((id) => questions.some((question) => question.id === id))).toBe(true);
  },
);

test("what a step is said to be worth is what its answers bring", () => {
  const resume = averageEnglish();
  const now = scoreResume(resume, exportedLayout(layout));
  const questions = questionsFor(resume, now);
  for (const { points, questions: ids } of nextSteps(resume, layout, questions)) {
    const asked = questions.filter(({ id }) => ids.includes(id));
    const after = scoreResume(answeredPlausibly(resume, asked), exportedLayout(layout));
    expect(points).toBe(Math.round(after.exact - now.exact));
  }
});

test("with nothing to ask there is no step", () => {
  expect(nextSteps(strongEnglish(), layout, [])).toEqual([]);
  expect(nextSteps(emptyResume("zh"), layout, [])).toEqual([]);
});
