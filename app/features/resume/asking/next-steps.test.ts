import { expect, test } from "vitest";
import { readRanking, resumeOf } from "../../../../test/support/ranking";
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
    const points = steps.map((step) => step.to);
    expect(points.every((one) => Number.isInteger(one) && one >= 1)).toBe(true);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const ids = steps.flatMap((step) => step.questions);
    expect(ids.every((id) => questions.some((question) => question.id === id))).toBe(true);
  },
);

test.each([averageEnglish, averageChinese])(
  "the points of all steps are what answering all of them brings",
  (sample) => {
    const resume = sample();
    const now = scoreResume(resume, exportedLayout(layout));
    const questions = questionsFor(resume, now);
    const steps = nextSteps(resume, layout, questions);
    const inOrder = [...Map.groupBy(questions, ({ step }) => step)].filter(([name]) =>
      steps.some(({ step }) => step === name),
    );
    const answered = inOrder.reduce((so, [, asked], turn) => answeredPlausibly(so, asked, turn), resume);
    const promised = steps.reduce((sum, { to }) => sum + to, now.total);
    expect(promised).toBeGreaterThan(now.total + 10);
    expect(scoreResume(answered, exportedLayout(layout)).total).toBe(promised);
  },
);

test("no resume is promised more than a hundred points", () => {
  for (const resume of readRanking().map(resumeOf)) {
    const now = scoreResume(resume, exportedLayout(layout));
    const steps = nextSteps(resume, layout, questionsFor(resume, now));
    expect(steps.reduce((sum, { to }) => sum + to, now.total)).toBeLessThanOrEqual(100);
  }
});

test("with nothing to ask there is no step", () => {
  expect(nextSteps(strongEnglish(), layout, [])).toEqual([]);
  expect(nextSteps(emptyResume("zh"), layout, [])).toEqual([]);
});
