import { globSync, readFileSync } from "node:fs";
import type { Resume } from "~/core/resume";
import { matchJob } from "~/features/resume/match/match-job";
import { parseResume } from "~/features/resume/parsing/parse";
import { extractMarkdown } from "~/features/resume/reading/extract-markdown";
import type { ResumeData } from "~/features/resume/report";
import { documentOfSample } from "~/features/resume/sample/sample-resume";
import { englishSample } from "~/features/resume/sample/sample-resume.en";
import { chineseSample } from "~/features/resume/sample/sample-resume.zh";
import { optimised } from "../../support/optimised";
import { readRanking, resumeOf } from "../../support/ranking";
import * as resumes from "../../support/resumes";
import * as trades from "../../support/trade-resumes";
import { weights } from "../../support/weights";
import { sampleResult } from "./results";

const adverts = { en: englishSample.advert, zh: chineseSample.advert };

/** With the edits of the built-in analyst, and every other one for a job. */
function resultOf(resume: Resume, at: number): ResumeData {
  const { accepted } = optimised(resume);
  const advert = at % 2 === 0 ? adverts[resume.language] : null;
  return sampleResult(resume, accepted, { job_description: advert, job_match: matchJob(resume, advert) });
}

/** A result of every resume that our tests know as text; of these every fourth, from `part` on. */
export function sampleResults(part: number): ResumeData[] {
  const pages = globSync("test/learning/pages/**/*.md").sort();
  return [
    ...[englishSample, chineseSample].map((sample) => parseResume(documentOfSample(sample), weights)),
    resumes.strongEnglish(),
    resumes.averageEnglish(),
    resumes.studentEnglish(),
    resumes.strongChinese(),
    resumes.averageChinese(),
    resumes.studentChinese(),
    ...(["en", "zh"] as const).map(resumes.keywordList),
    ...Object.values(trades).map((make) => make()),
    ...readRanking().map(resumeOf),
    ...pages.flatMap((path) => {
      const read = extractMarkdown(readFileSync(path, "utf8"));
      return read.ok ? [parseResume(read.document, weights)] : [];
    }),
  ].flatMap((resume, at) => (at % 4 === part ? resultOf(resume, (at - part) / 4) : []));
}
