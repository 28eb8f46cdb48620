import { expect, it } from "vitest";
import { documentOf } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";
import { skillsOf, skillsOfText } from "./skills";

it.each([
  ["Python, Go, C++", ["Python", "Go", "C++"]],
  ["Languages: Python, Go.", ["Python", "Go"]],
  ["SQL and NoSQL databases (MySQL, MongoDB), Git", ["SQL and NoSQL databases (MySQL, MongoDB)", "Git"]],
  ["Excel), SQL (joins, views), Git", ["Excel)", "SQL (joins, views)", "Git"]],
  ["Spring Boot, Spring MVC, and Hibernate", ["Spring Boot", "Spring MVC", "Hibernate"]],
  ["编程语言：Java、Python；数据库", ["Java", "Python", "数据库"]],
  ["Go | SQL • Docker", ["Go", "SQL", "Docker"]],
  ["Node.js, C#, .NET", ["Node.js", "C#", ".NET"]],
  ["熟练使用 Excel、金蝶等财务软件；", ["Excel", "金蝶"]],
  ["熟悉 MySQL、Redis，了解 Kafka", ["MySQL", "Redis", "Kafka"]],
  ["操作系统、应用数学", ["操作系统", "应用数学"]],
  ["Proficient in Python, SQL", ["Python", "SQL"]],
  ["Interests: Chess, Tennis", []],
  ["Git, Advanced, Docker, Intermediate", ["Git", "Docker"]],
  ["Go ●●●●○", ["Go"]],
  ["Budgeting (8 years)", ["Budgeting"]],
  ["#SEO\t#Canva", ["SEO", "Canva"]],
  ["Figma‧使用者研究・設計系統", ["Figma", "使用者研究", "設計系統"]],
  ["Forklift Classes I, II, IV, Palletising", ["Forklift Classes I, II, IV", "Palletising"]],
  ["用户访谈：精通 | 36个月", ["用户访谈"]],
  ["Databases: MySQL, PostgreSQL and MongoDB", ["MySQL", "PostgreSQL", "MongoDB"]],
  ["Health and Safety, Research and Development", ["Health and Safety", "Research and Development"]],
  ["Python 90%, SQL (Expert)", ["Python", "SQL"]],
  ["Excel\t精通\tSPSS\t熟练", ["Excel", "SPSS"]],
  ["WMS系统：熟练、Excel：良好、叉车驾驶", ["WMS系统", "Excel", "叉车驾驶"]],
  [
    "熟练掌握 SQL、Python；熟悉 Tableau、Power BI；了解 Spark",
    ["SQL", "Python", "Tableau", "Power BI", "Spark"],
  ],
])("%s lists %j", (text, skills) => {
  expect(skillsOfText(text)).toEqual(skills);
});

it("takes each skill of the skill sections once", () => {
  const resume = parseResume(
    documentOf("**Jane Smith**", "jane@example.com", "# Skills", "Languages\tPython, Go", "• Docker", "• go"),
    weights,
  );
  expect(skillsOf(resume)).toEqual(["Python", "go", "Docker"]);
});

it("takes the skills of every cell of a row", () => {
  const resume = parseResume(
    documentOf("**Jane Smith**", "jane@example.com", "# Skills", "Tools\tJira, Figma\tSketch, Miro"),
    weights,
  );
  expect(skillsOf(resume)).toEqual(expect.arrayContaining(["Jira", "Figma", "Sketch", "Miro"]));
});

it("takes chips that stand beside each other for a list", () => {
  const resume = parseResume(
    documentOf(
      "**Jane Smith**",
      "jane@example.com",
      "# Skills",
      "Mobile Development\tWeb",
      "Android\tiOS\tJava",
    ),
    weights,
  );
  expect(skillsOf(resume)).toEqual(["Mobile Development", "Web", "Android", "iOS", "Java"]);
});
