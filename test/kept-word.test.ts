import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { parseResume } from "~/features/resume/parsing/parse";
import { understoodShare } from "~/features/resume/parsing/understood";
import { extractMarkdown } from "~/features/resume/reading/extract-markdown";
import { documentOfSample } from "~/features/resume/sample/sample-resume";
import { englishSample } from "~/features/resume/sample/sample-resume.en";
import { chineseSample } from "~/features/resume/sample/sample-resume.zh";
import { leastUnderstood } from "~/features/resume/scoring/least-understood";
import {
  asProposed,
  isLoss,
  type Tried,
  triedAnswers,
  triedEdits,
  triedFills,
  triedSteps,
} from "./support/kept-word";
import { readRanking, resumeOf } from "./support/ranking";
import { cleanLayout } from "./support/resumes";
import { weights } from "./support/weights";

/** What no step of a resume's owner may cost; the bench of the same name tries every readable file. */
const pages = globSync("test/learning/pages/**/*.md")
  .sort()
  .filter((_, at) => at % 6 === 0)
  .flatMap((path) => {
    const read = extractMarkdown(readFileSync(path, "utf8"));
    return read.ok ? [parseResume(read.document, weights)] : [];
  });
const samples = [englishSample, chineseSample].map((sample) =>
  parseResume(documentOfSample(sample), weights),
);
const resumes: Resume[] = [...samples, ...readRanking().map(resumeOf), ...pages].filter(
  (resume) => resume.sections.length > 1 && understoodShare(resume) >= leastUnderstood,
);
const layout = cleanLayout();

function losses(of: (resume: Resume) => Tried[]): Tried[] {
  const tried = resumes.flatMap(of);
  expect(tried.length).toBeGreaterThan(30);
  return tried.filter(isLoss);
}

test("no answer lowers the score, alone or after others", () => {
  expect(losses((resume) => triedAnswers(asProposed(resume), layout, [0, 1, 2]))).toEqual([]);
});

test("no proposal lowers the score, alone or beside the others", () => {
  expect(losses((resume) => triedEdits(resume, layout))).toEqual([]);
});

test("no field that is filled lowers the score", () => {
  expect(losses((resume) => triedFills(asProposed(resume), layout))).toEqual([]);
});

test("what a step promises is what other answers to it bring", () => {
  const tried = resumes.flatMap((resume) => triedSteps(asProposed(resume), layout, [4, 8, 12]));
  expect(tried.length).toBeGreaterThan(100);
  expect(tried.filter(({ isKept }) => isKept).length / tried.length).toBeGreaterThanOrEqual(0.95);
});
