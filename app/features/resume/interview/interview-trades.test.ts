import { expect, test } from "vitest";
import { linesOf, type Resume } from "~/core/resume";
import * as samples from "../../../../test/support/resumes";
import { accountant, nurse, operator, seller, teacher } from "../../../../test/support/trade-resumes";
import { interviewQuestions } from "./interview";

const resumes: [string, Resume][] = [
  ["a nurse", nurse()],
  ["a teacher", teacher()],
  ["a seller", seller()],
  ["运营", operator()],
  ["财务", accountant()],
  ["a strong English resume", samples.strongEnglish()],
  ["an average English resume", samples.averageEnglish()],
  ["an English student", samples.studentEnglish()],
  ["a strong Chinese resume", samples.strongChinese()],
  ["an average Chinese resume", samples.averageChinese()],
  ["a Chinese student", samples.studentChinese()],
];

test.each(resumes)(
  "%s gets answers with an opening and something to add, in short whole lines",
  (_, resume) => {
    for (const { answer } of interviewQuestions(resume, "Go, Excel, SQL")) {
      const lines = answer.split("\n");
      expect(lines[0]).toMatch(/^(?:Opening: |Answer: |开场：|回答：)/);
      expect(lines.at(-1)).toMatch(/^(?:To add: |补充：)/);
      for (const line of lines) {
        expect(line).toMatch(/[.。？！”]$/u);
        expect(line).not.toMatch(/\.\.|。。|\s[,.;，。；]|\bnull\b|undefined|\(\)|（）| {2}/);
      }
    }
  },
);

test.each(resumes)("%s gets questions that blame nobody and end as questions do", (_, resume) => {
  for (const { question } of interviewQuestions(resume, null)) {
    expect(question).toMatch(/[?？.。]$/u);
    expect(question).not.toMatch(
      /\.\.|\s[,;，。；]|\bno line\b|missing|failed|nearly lost|没有体现|缺少|不足/i,
    );
  }
});

test.each(resumes)("%s: every figure that is told keeps its unit and all of its digits", (_, resume) => {
  const own = linesOf(resume)
    .map(({ text }) => text)
    .join("\n");
  for (const { question, answer } of interviewQuestions(resume, null)) {
    for (const [figure] of `${question}\n${answer}`
      .replace(/自 \d{4} 年起/gu, "")
      .matchAll(/[$€£¥]?\d[\d.,]*\d(?:[%‰]| ?[A-Za-z\p{Script=Han}]+)?/gu))
      expect(own).toContain(figure);
  }
});

test("deed and result stand in the resume's own words", () => {
  const ofNurse = interviewQuestions(nurse(), null).map(({ answer }) => answer);
  expect(ofNurse.join("\n")).toContain(
    "I reduced catheter infections on the unit from 4.1 to 1.3 per 1,000 line days by introducing a bundle checklist.",
  );
  const ofOperator = interviewQuestions(operator(), null).map(({ answer }) => answer);
  expect(ofOperator.join("\n")).toContain("搭建了会员成长体系，季度复购率由 18.6% 提升至 27.3%。");
});

test("a skill that the work shows is not asked for", () => {
  const questions = interviewQuestions(nurse(), null).map(({ question }) => question);
  expect(questions.join("\n")).not.toContain("Ventilation");
});
