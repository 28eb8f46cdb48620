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
import { nextSteps } from "./next-steps";
import { questionsFor } from "./questions-for";

const layout = cleanLayout({ columns: 2 });

test.each([averageEnglish, averageChinese])(
  "the steps of an average resume, best first, in whole points",
  (sample) => {
    const resume = sample();
    const questions = questionsFor(resume, scoreResume(resume, exportedLayout(layout)));
    const steps = nextSteps(resume, layout, questions);
    expect(steps.length).toBeGreaterThan(1);
    for (const { from, to } of steps) {
      expect([from, to].every(Number.isInteger)).toBe(true);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThanOrEqual(Math.max(1, from));
    }
    const middles = steps.map(({ from, to }) => from + to);
    expect(middles).toEqual(middles.toSorted((a, b) => b - a));
    const ids = steps.flatMap((step) => step.questions);
    expect(ids.every((id) => questions.some((question) => question.id === id))).toBe(true);
  },
);

test("no step promises more than a hundred points", () => {
  for (const resume of readRanking().map(resumeOf)) {
    const now = scoreResume(resume, exportedLayout(layout));
    for (const { to } of nextSteps(resume, layout, questionsFor(resume, now)))
      expect(now.total + to).toBeLessThanOrEqual(100);
  }
});

test("what does not depend on how much is said is promised to the point", () => {
  const { contact, ...resume } = strongEnglish();
  const bare = { ...resume, contact: { ...contact, email: null } };
  const now = scoreResume(bare, exportedLayout(layout));
  const [step] = nextSteps(
    bare,
    layout,
    questionsFor(bare, now).filter(({ ask }) => ask === "email"),
  );
  expect(step).toMatchObject({ step: "contact", from: 2, to: 2 });
});

test("with nothing to ask there is no step", () => {
  expect(nextSteps(strongEnglish(), layout, [])).toEqual([]);
  expect(nextSteps(emptyResume("zh"), layout, [])).toEqual([]);
});
