import { expect, test } from "vitest";
import type { ContactField, Doubt, Resume } from "~/core/resume";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  emptyResume,
  strongEnglish,
} from "../../../../test/support/resumes";
import { splitHeadline } from "../lexicon/contact-labels";
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

test.each([
  ["Improved the yield by 12.3%", "en", null],
  ["Improved the yield by 12.3 %.", "en", null],
  ["Improved the yield by 12.3", "en", "12.3"],
  ["Improved the yield by 12.", "en", "12"],
  ["Raised revenue by 1,200,000, in two years", "en", "1,200,000"],
  ["Raised revenue by $1,200,000 in two years", "en", null],
  ["Moved all sites to the new system by 2021.", "en", null],
  ["Cut waiting by 4.5 days", "en", null],
  ["优化流程，效率提升 12.3%", "zh", null],
  ["优化流程，效率提升12.3％。", "zh", null],
  ["优化流程，效率提升 12.3。", "zh", "12.3"],
  ["优化流程，效率提升 3 倍", "zh", null],
] as const)("of %s (%s) the figure without a unit is %j", (text, language, figure) => {
  const resume = buildResume({
    language,
    sections: [{ kind: "experience", entries: [{ title: "X", dates: "2012 – 2014", bullets: [text] }] }],
  });
  const unit = adviseOn(resume).find(({ rule }) => rule === "unit");
  expect(unit?.values.figure ?? null).toBe(figure);
});

test.each([
  ["Prepared the monthly report on deliveries for the four regional offices, 12,345 of them a year", "en"],
  ["Prepared the monthly report on deliveries for regional offices costing $1,234.56 a year", "en"],
  ["Checked the monthly statements of the regional offices and warehouses, reconciliation", "en"],
  [
    "整理各区域办公室与仓库每月的交付数据并编制成册提交给总部管理层和各业务部门负责人审阅讨论决定下一季度的采购计划与人员安排以及预算一共覆盖全国 12345 家门店",
    "zh",
  ],
] as const)("a quote of %s is not cut inside a word or a figure", (text, language) => {
  const resume = buildResume({
    language,
    sections: [{ kind: "experience", entries: [{ title: "X", dates: "2012 – 2014", bullets: [text] }] }],
  });
  const quotes = adviseOn(resume).flatMap(({ values }) => (values.text === "X" ? [] : (values.text ?? [])));
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes.map(String)) {
    const kept = quote.replace(/…$/, "");
    expect(text.startsWith(kept)).toBe(true);
    expect(kept.length).toBeLessThanOrEqual(72);
    expect(text.slice(kept.length)).not.toMatch(/^[\d.]/);
    if (language === "en") expect(text.slice(kept.length)).not.toMatch(/^\w/);
  }
});

test.each([
  ["Technologies: Java, Spring Boot, MySQL, Redis", "en"],
  ["Tools: Excel, SAP, Power BI", "en"],
  ["Java, Spring Boot, MySQL, Redis", "en"],
  ["技术栈：Java、Spring Boot、MySQL、Redis", "zh"],
  ["Excel、SQL、Axure、社群运营", "zh"],
] as const)("nobody asks how much of a list: %s", (text, language) => {
  expect(rulesFor(text, language)).toEqual([]);
});

function contactAdvice(change: (resume: Resume) => void): string[] {
  const resume = buildResume({
    language: "en",
    contact: { name: "Ann Field" },
    sections: [{ kind: "summary", body: ["Nurse with ten years in intensive care units of two hospitals."] }],
  });
  change(resume);
  return adviseOn(resume).map(({ rule }) => rule);
}

const unsure = (...fields: ContactField[]): Doubt<ContactField> => ({
  fields,
  lines: ["ann at field dot org"],
});

test("what was read with doubt is not said to be missing", () => {
  expect(contactAdvice(({ contact }) => void contact)).toEqual(
    expect.arrayContaining(["addEmail", "addPhone", "addPlaceOrLink"]),
  );
  const rules = contactAdvice(({ contact }) => {
    contact.doubt = unsure("email", "phone");
  });
  expect(rules).not.toContain("addEmail");
  expect(rules).not.toContain("addPhone");
  expect(rules).toContain("addPlaceOrLink");
});

test.each([
  ["ann.field@example.org", "addEmail"],
  ["E-mail: ann field", "addEmail"],
  ["ann [at] field.org", "addEmail"],
  ["邮箱 ann_field", "addEmail"],
  ["+44 7700 900417", "addPhone"],
  ["(415) 555-0134", "addPhone"],
  ["Mobile: on request", "addPhone"],
  ["手机：13800138000", "addPhone"],
  ["linkedin.com/in/ann-field", "addPlaceOrLink"],
  ["annfield.dev", "addPlaceOrLink"],
])("where the page shows %s, %s is not asked for", (text, rule) => {
  const rules = contactAdvice(({ sections }) => {
    sections[0]?.lines.push({ id: "found", text, bullet: false });
  });
  expect(rules).not.toContain(rule);
});

test.each([
  ["Built mobile apps and e-mail campaigns from 2019 - 2021", ["addEmail", "addPhone"]],
  ["Kept code on GitHub", ["addPlaceOrLink"]],
])("%s is no address, so %j are asked for", (text, rules) => {
  const found = contactAdvice(({ sections }) => {
    sections[0]?.lines.push({ id: "found", text, bullet: false });
  });
  expect(found).toEqual(expect.arrayContaining(rules));
});

test("no section is asked for while one is read with doubt", () => {
  const rules = contactAdvice(({ sections }) => {
    const [summary] = sections;
    if (summary) summary.doubt = { fields: ["kind"], lines: ["Where I have been"] };
  });
  for (const rule of ["addExperience", "addEducation", "addSkills"]) expect(rules).not.toContain(rule);
});

test("of an entry in doubt nothing is asked", () => {
  const resume = averageEnglish();
  for (const section of resume.sections)
    for (const entry of section.entries) {
      entry.dates = null;
      entry.doubt = { fields: ["dates"], lines: ["2019 to now"] };
    }
  expect(adviseOn(resume).filter(({ line }) => line !== null)).toEqual([]);
});

test("dates that stand below an entry are not asked for", () => {
  const draft = (bullet: string) =>
    buildResume({
      language: "en",
      sections: [
        { kind: "experience", entries: [{ title: "Clerk", organisation: "Acme", bullets: [bullet] }] },
      ],
    });
  expect(adviseOn(draft("Kept the books")).map(({ rule }) => rule)).toContain("addDates");
  expect(adviseOn(draft("June 2019 until spring")).map(({ rule }) => rule)).not.toContain("addDates");
});

test("an employer above several posts need not tell what was done", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [
          { organisation: "Acme Ltd", dates: "2015 – 2020" },
          { title: "Clerk", dates: "2015 – 2017", bullets: ["Kept the books of three branches"] },
        ],
      },
    ],
  });
  expect(adviseOn(resume).map(({ rule }) => rule)).not.toContain("tellWhatYouDid");
});

test("no line is advised on twice, and no advice given twice", () => {
  const bullet = "Responsible for the company newsletter and the social media channels of two brands";
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [
          { title: "A", organisation: "X", dates: "2015 – 2017", bullets: [bullet, bullet] },
          { title: "B", organisation: "Y", dates: "2017 – 2019", bullets: [bullet] },
        ],
      },
    ],
  });
  const advice = adviseOn(resume).filter(({ line }) => line !== null);
  expect(advice.map(({ rule }) => rule)).toEqual(["deedNotDuty"]);
});

test("what is missing is asked for once", () => {
  const rules = adviseOn(emptyResume("zh")).map(({ rule }) => rule);
  expect(rules).toEqual([...new Set(rules)]);
  for (const rule of ["addEmail", "addPhone", "addSummary", "addSkills", "addEducation", "addObjective"])
    expect(rules).toContain(rule);
  expect(adviseOn(strongEnglish()).filter(({ line }) => line === null)).toEqual([]);
});

test.each([
  ["求职意向：出纳", false],
  ["工作意向：出纳", false],
  ["现任职务：出纳", true],
])("with the headline %s an objective is asked for: %s", (text, asked) => {
  const empty = emptyResume("zh");
  const resume = { ...empty, contact: { ...empty.contact, headline: { id: "h", ...splitHeadline(text) } } };
  expect(adviseOn(resume).some(({ rule }) => rule === "addObjective")).toBe(asked);
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
