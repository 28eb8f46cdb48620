import { expect, test } from "vitest";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  emptyResume,
  strongEnglish,
} from "../../../../test/support/resumes";
import { adviseOn } from "./advice";

function rulesFor(text: string, language: "en" | "zh"): string[] {
  const resume = buildResume({
    language,
    sections: [{ kind: "experience", entries: [{ title: "X", dates: "2012 – 2014", bullets: [text] }] }],
  });
  return adviseOn(resume).flatMap(({ rule, line }) => (line ? [rule] : []));
}

test.each([
  ["Helped the sales team to prepare presentations", "en", "yourPart"],
  ["Responsible for the company newsletter", "en", "deedNotDuty"],
  ["We built the engine of the product", "en", "whoDidIt"],
  ["Prepared reports on the traffic of the website", "en", "addNumberAnalysis"],
  ["Ran the shop on the ground floor alone", "en", "addNumber"],
  ["Built a companion website with a guided installer", "en", "addNumberUsers"],
  ["Was part of the backend team", "en", "yourPart"],
  ["Improved user experience of the site by 30", "en", "unit"],
  ["Raised sales by XX% within a year", "en", "placeholder"],
  ["参与新品发布活动的策划和执行", "zh", "yourPart"],
  ["负责客户沟通", "zh", "deedNotDuty"],
  ["整理运营数据，形成报告并提交", "zh", "addNumberAnalysis"],
  ["完成结算系统，处理时间缩短，效率提升 40", "zh", "unit"],
] as const)("%s (%s) asks for %s", (text, language, rule) => {
  expect(rulesFor(text, language)).toContain(rule);
});

test("a bullet with a number and a deed asks for nothing", () => {
  expect(rulesFor("Raised sales by 12% within a year", "en")).toEqual([]);
  expect(rulesFor("开发结算系统，处理时间缩短 40%", "zh")).toEqual([]);
});

test("what is missing is asked for once", () => {
  const rules = adviseOn(emptyResume("zh")).map(({ rule }) => rule);
  expect(rules).toEqual([...new Set(rules)]);
  for (const rule of ["addEmail", "addPhone", "addSummary", "addSkills", "addEducation", "addObjective"])
    expect(rules).toContain(rule);
  expect(adviseOn(strongEnglish()).filter(({ line }) => line === null)).toEqual([]);
});

test("advice names lines that exist and gives at most eight, three of a kind", () => {
  for (const resume of [averageEnglish(), averageChinese()]) {
    const advice = adviseOn(resume);
    const text = JSON.stringify(resume);
    expect(advice.length).toBeLessThanOrEqual(8);
    for (const { rule } of advice) {
      expect(advice.filter((one) => one.rule === rule).length).toBeLessThanOrEqual(3);
    }
    expect(advice.every(({ line }) => line === null || text.includes(`"id":"${line}"`))).toBe(true);
  }
});
