import { expect, it } from "vitest";
import { bareHeading, headingByEnding, headingOf } from "./headings";

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
  ["Know-how", "skills"],
  ["Continuing Professional Development", "certificates"],
  ["Free time", "interests"],
  ["Helping out", "activities"],
  ["Find me", "contact"],
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
])("%s announces nothing", (text) => {
  expect(headingOf(text)).toBeNull();
});

it("keeps the words of a heading without what adorns them", () => {
  expect(bareHeading("◆ 二、 工作经历：")).toBe("工作经历");
  expect(bareHeading("— Skills —")).toBe("Skills");
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
