import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { parseResume } from "~/features/resume/parsing/parse";
import { leastUnderstood, understoodShare } from "~/features/resume/parsing/understood";
import { extractMarkdown } from "~/features/resume/reading/extract-markdown";
import { applyChanges, type OwnerChange } from "~/features/resume/revising/owner-changes";
import { documentOfSample } from "~/features/resume/sample/sample-resume";
import { englishSample } from "~/features/resume/sample/sample-resume.en";
import { chineseSample } from "~/features/resume/sample/sample-resume.zh";
import { scoreResume } from "~/features/resume/scoring/score";
import {
  asProposed,
  isLoss,
  type Tried,
  triedAnswers,
  triedEdits,
  triedFills,
  triedMends,
  triedSteps,
} from "./support/kept-word";
import { readRanking, resumeOf } from "./support/ranking";
import { cleanLayout } from "./support/resumes";
import { weights } from "./support/weights";

/** What no step of a resume's owner may cost; the part `kept` of test/bench/scoring.ts tries every readable file. */
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
  expect(losses((resume) => triedAnswers(asProposed(resume), layout, [0, 1]))).toEqual([]);
});

test("no proposal lowers the score, alone or beside the others", () => {
  expect(losses((resume) => triedEdits(resume, layout))).toEqual([]);
});

test("no field that is filled lowers the score", () => {
  expect(losses((resume) => triedFills(asProposed(resume), layout))).toEqual([]);
});

/** Every other entry and the contact, as if read with doubt. */
function inDoubt(resume: Resume): Resume {
  const doubt = { fields: ["dates" as const], lines: [] };
  const sections = resume.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry, at) => (at % 2 === 0 ? { ...entry, doubt } : entry)),
  }));
  const unsure = { fields: ["email" as const, "phone" as const], lines: [] };
  return { ...resume, sections, contact: { ...resume.contact, doubt: unsure } };
}

test("no doubt that is settled lowers the score, in pages as they are read and with more doubts", () => {
  expect(losses((resume) => triedMends(resume, layout))).toEqual([]);
  expect(losses((resume) => triedMends(inDoubt(resume), layout))).toEqual([]);
});

test("no entry that its owner adds lowers the score, with a date or without", () => {
  const added = (resume: Resume): Tried[] => {
    const start = scoreResume(resume, layout).exact;
    return resume.sections.flatMap(({ id: section, kind }) =>
      [null, "2011.05", "May 2011 – Jun 2030"].map((text): Tried => {
        const changes: OwnerChange[] = [{ kind: "addEntry", id: "new", section, title: "Clerk" }];
        if (text) changes.push({ kind: "fillEntry", entry: "new", field: "dates", text });
        return {
          kind: "fill",
          what: kind,
          gain: scoreResume(applyChanges(resume, changes), layout).exact - start,
        };
      }),
    );
  };
  expect(losses(added)).toEqual([]);
});

test("what a step promises is what answers of others bring", () => {
  const tried = resumes.flatMap((resume) => triedSteps(asProposed(resume), layout, [2, 3, 4]));
  expect(tried.length).toBeGreaterThan(100);
  expect(tried.filter(({ isKept }) => isKept).length / tried.length).toBeGreaterThanOrEqual(0.95);
});
