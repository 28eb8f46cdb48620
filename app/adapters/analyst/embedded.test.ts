import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { admitQuestions } from "~/features/resume/interview/admit-questions";
import {
  averageChinese,
  averageEnglish,
  emptyResume,
  keywordList,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../test/support/resumes";
import { builtinAnalyst } from "./embedded";

const samples: [string, Resume][] = [
  ["a strong English resume", strongEnglish()],
  ["an average English resume", averageEnglish()],
  ["an English student's resume", studentEnglish()],
  ["a strong Chinese resume", strongChinese()],
  ["an average Chinese resume", averageChinese()],
  ["a Chinese student's resume", studentChinese()],
  ["a keyword list", keywordList("zh")],
  ["an empty resume", emptyResume("en")],
];

async function analyse({ language, sections }: Resume) {
  const question = { language, locale: "en" as const, sections, jobDescription: null, lostChecks: [] };
  const result = await builtinAnalyst().analyse(question, new AbortController().signal);
  if (!result.ok) throw new Error(result.reason);
  return result.answer;
}

test.each(samples)("%s is answered without a refusal, the same every time", async (_, resume) => {
  const answer = await analyse(resume);
  expect(answer.summary).toBeNull();
  expect(answer.questions.length).toBeGreaterThanOrEqual(8);
  expect(await analyse(structuredClone(resume))).toEqual(answer);
});

test.each(samples)(
  "the questions on %s pass the gate that stands before every analyst",
  async (_, resume) => {
    const { questions } = await analyse(resume);
    expect(admitQuestions({ resume, jobDescription: null }, questions, questions)).toEqual(questions);
  },
);

test.each(samples)("the edits of %s that are accepted bring in no number", async (_, resume) => {
  const { edits } = await analyse(resume);
  const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const added = admitEdits(resume, edits).accepted.flatMap(({ before, after }) => {
    const known = numbersOf(before);
    return numbersOf(after).filter((number) => !known.includes(number));
  });
  expect(added).toEqual([]);
});

test("the questions quote the lines as they read after the edits", async () => {
  const resume = averageChinese();
  const { edits, questions } = await analyse(resume);
  const changed = admitEdits(resume, edits).accepted.map(({ before, after }) => [before, after]);
  expect(changed).toContainEqual(["负责公司公众号和微博的日常运营工作", "运营公司公众号和微博"]);
  const told = JSON.stringify(questions);
  expect(told).toContain("短视频脚本，配合设计部门");
  expect(told).not.toContain("短视频脚本,配合设计部门");
  expect(told).not.toContain("负责公司公众号和微博的日常运营工作");
});
