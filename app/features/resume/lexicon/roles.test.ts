import { expect, it } from "vitest";
import { degreeOf, roleOf } from "./roles";

it.each([
  "Software Engineer",
  "Engineering Manager, Customer Systems",
  "Research Lab Assistant",
  "Organizer of a user group",
  "Software Engineering Leader",
  "Corporal",
  "School governor, Chapel Green Primary",
  "Physiotherapist",
  "Gamekeeper",
  "后端开发工程师",
  "市场部实习生",
  "宣传部部长",
  "首席运营官",
])("%s is a job title", (text) => {
  expect(roleOf(text)).toBe("title");
});

it.each(["中学文凭", "中學文憑", "高中毕业证书"])("%s is what a school gave", (text) => {
  expect(degreeOf(text)).toBe("title");
});

it.each([
  "Acme Corp",
  "Bank of America",
  "Lead Systems Inc.",
  "University of Washington",
  "Contoso Health Services",
  "腾讯科技有限公司",
  "校学生会",
])("%s is an organisation", (text) => {
  expect(roleOf(text)).toBe("organisation");
});

it.each(["Kasa", "Globex", "Austin", "高富帅"])("%s tells nothing", (text) => {
  expect(roleOf(text)).toBe("unknown");
});

it.each([
  ["B.S. in Computer Science", "title"],
  ["Bachelor of Science, Finance", "title"],
  ["Ph.D. Physics", "title"],
  ["在读硕士研究生", "title"],
  ["计算机专业 本科", "title"],
  ["State University", "organisation"],
  ["Lakeside Institute of Technology", "organisation"],
  ["上海交通大学", "organisation"],
  ["Computer Science", "unknown"],
])("of an education %s is %s", (text, role) => {
  expect(degreeOf(text)).toBe(role);
});
