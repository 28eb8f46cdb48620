import { expect, it } from "vitest";
import { bareHeading, headingByEnding, headingOf, kindsNamed } from "./headings";

it.each([
  ["Experience", "experience"],
  ["WORK EXPERIENCE", "experience"],
  ["Relevant Work Experience:", "experience"],
  ["Professional Summary", "summary"],
  ["Technical Skills", "skills"],
  ["Skills & Interests", "skills"],
  ["Education and Certifications", "education"],
  ["Honors & Awards", "awards"],
  ["Publications", "publications"],
  ["Selected Projects", "projects"],
  ["Contact", "contact"],
  ["References", "other"],
  ["Research Grants", "awards"],
  ["Invited Lectures and Conference Papers", "publications"],
  ["Service to the Profession", "activities"],
  ["Side Project", "projects"],
  ["求职意向", "objective"],
  ["个人简介", "summary"],
  ["自我评价：", "summary"],
  ["【工作经历】", "experience"],
  ["一、教育背景", "education"],
  ["实习/项目经历", "experience"],
  ["■ 专业技能", "skills"],
  ["获奖情况", "awards"],
  ["证书", "certificates"],
  ["校园经历", "activities"],
  ["IT 技能", "skills"],
  ["教 育 背 景", "education"],
  ["教育背景 EDUCATION", "education"],
  ["Work Experience 工作经历", "experience"],
  ["荣誉与证书", "awards"],
  ["工作經歷", "experience"],
  ["學歷", "education"],
  ["專業技能", "skills"],
  ["簡介", "summary"],
  ["證照", "certificates"],
  ["第二部分 教育背景", "education"],
  ["02 Experience", "experience"],
  ["Publications*", "publications"],
  ["Education ²", "education"],
  ["Experience (continued)", "experience"],
  ["WORKEXPERIENCE", "experience"],
  ["Certi cations", "certificates"],
  ["\uF0B1 Work Experience", "experience"],
  ["Basics", "contact"],
  ["專業摘要", "summary"],
  ["著述", "publications"],
  ["五、代表性论文（* 为通讯作者）", "publications"],
  ["工作经历（近五年）", "experience"],
  ["代表工程", "projects"],
  ["特长", "skills"],
  ["諮詢人", "other"],
  ["Profile 关于", "summary"],
  ["Know-how", "skills"],
  ["Continuing Professional Development", "certificates"],
  ["Free time", "interests"],
  ["Helping out", "activities"],
  ["Find me", "contact"],
  ["worked", "experience"],
  ["won", "awards"],
  ["speaks", "languages"],
  ["Knowledge, Skills and Abilities", "skills"],
  ["Languages / Idiomas", "languages"],
  ["Education / Formación", "education"],
  ["Job-related skills", "skills"],
  ["Languages known", "languages"],
])("%s announces %s", (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

it.each([
  "Software Engineer",
  "Led the education team",
  "Acme Corp",
  "Skills: Go, SQL",
  "Experience\t2020",
  "",
  "上海交通大学",
  "负责项目的开发",
  "Project进度计划",
  "Education平台",
])("%s announces nothing", (text) => {
  expect(headingOf(text)).toBeNull();
});

it("keeps the words of a heading without what adorns them", () => {
  expect(bareHeading("◆ 二、 工作经历：")).toBe("工作经历");
  expect(bareHeading("— Skills —")).toBe("Skills");
  expect(bareHeading("五、论文（* 通讯作者）")).toBe("论文(* 通讯作者)");
});

it.each([
  ["技能证书", ["skills", "certificates"]],
  ["荣誉证书", ["awards", "certificates"]],
  ["语言技能", ["languages", "skills"]],
  ["Skills & Languages", ["skills", "languages"]],
  ["工作经历", []],
  ["项目经验", []],
])("%s names %j", (text, kinds) => {
  expect(kindsNamed(text)).toEqual(kinds);
});

it.each([
  ["Performance Experience", "experience"],
  ["Community Leadership Roles", "activities"],
  ["Technical Toolkit", "skills"],
  ["Clinical Licensure", "certificates"],
  ["带团经历", "experience"],
  ["学生干部经历", "activities"],
  ["求学背景", "education"],
  ["Head of Customer Experience", null],
  ["Acme Corp", null],
])("the end of %s speaks for %s", (text, kind) => {
  expect(headingByEnding(text)).toBe(kind);
});

it.each([
  ["技能标签", "skills"],
  ["擅长领域", "skills"],
  ["專業撮要", "summary"],
  ["簡要自述", "summary"],
  ["主要計劃", "projects"],
  ["義務工作", "activities"],
  ["持证情况", "certificates"],
  ["證書榮譽", "certificates"],
  ["家庭主要成员及社会关系", "other"],
])("the words of forms and of other places, %s, name %s", (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});

it.each([
  ["语言标签与技能标签", "skills"],
  ["擅长项目", "skills"],
  ["持有证照情况", "certificates"],
  ["工作鉴定", "summary"],
  ["家庭主要成员", "other"],
])("what %s ends or begins with speaks for %s", (text, kind) => {
  expect(headingOf(text) ?? headingByEnding(text)).toBe(kind);
});
