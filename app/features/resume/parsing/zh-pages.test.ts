import { expect, it } from "vitest";
import { documentOf, lines } from "../../../../test/support/lines";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";
import { datesOfLine } from "./parse-header";
import { skillsOf, skillsOfText } from "./skills";

const sectionOf = (heading: string, ...below: string[]) =>
  parseResume(documentOf("**李明**", "li@example.com", `# ${heading}`, ...below)).sections[0];

it.each([
  [["李明", "测试工程师 ｜ 女 ｜ 1996"], "测试工程师"],
  [["李明", "会计 | 男 | 28岁 | 本科", "13800138000"], "会计"],
  [["**李明** Ming Li (Max)", "前厅部经理", "ming.li@example.com"], "前厅部经理"],
  [["李明", "Ming Li", "前厅部经理", "ming.li@example.com"], "前厅部经理"],
  [["李明", "註冊社會工作者（編號 2XXXX）", "13800138000"], "註冊社會工作者（編號 2XXXX）"],
])("%j: what somebody is stands apart from the other facts", (page, headline) => {
  const contact = parseContact(lines(...page));
  expect(contact.name?.text).toBe("李明");
  expect(contact.headline?.text).toBe(headline);
});

it.each([
  ["職稱：倉管員", "倉管員"],
  ["職務：倉儲組長", "倉儲組長"],
  ["職銜: 主任", "主任"],
  ["擔任職務：店長", "店長"],
])("%s below a dated employer names the post", (label, title) => {
  const section = sectionOf("經歷", "民國108年5月－迄今\t順捷物流股份有限公司", label, "• 管理常溫倉");
  expect(section?.entries).toMatchObject([
    { title: { text: title }, organisation: { text: "順捷物流股份有限公司" } },
  ]);
});

it.each([
  ["湘潭大学社会工作专业 本科", "湘潭大学", "社会工作专业 本科"],
  ["中共湖南省委党校行政管理专业\t在职研究生", "中共湖南省委党校", "行政管理专业 在职研究生"],
  ["某某大学商学院会计学系", "某某大学商学院", "会计学系"],
])("%s is a school and a subject written in one go", (head, organisation, title) => {
  expect(sectionOf("学习经历", `2011.09—2015.06\t${head}`)?.entries).toMatchObject([
    { organisation: { text: organisation }, title: { text: title } },
  ]);
});

it("two parts of one employer that a space parts stay together", () => {
  const section = sectionOf(
    "工作履歷",
    "**活動幹事**",
    "仁匯社會服務處 屯門綜合家庭服務中心",
    "2018年9月 – 2019年12月",
  );
  expect(section?.entries).toMatchObject([{ organisation: { text: "仁匯社會服務處 屯門綜合家庭服務中心" } }]);
});

it.each(["健康证（有效期至2027年3月）", "电工作业操作证（有效期：2028.05）", "焊工证 有效期至 2027.01"])(
  "%s: when something ends to be valid dates no entry",
  (text) => expect(datesOfLine(text)).toBeNull(),
);

it("slashes of full width part skills", () => {
  expect(skillsOfText("個案輔導 ／ 小組工作 ／ 危機介入")).toEqual(["個案輔導", "小組工作", "危機介入"]);
  const section = sectionOf("專長", "個案輔導 ／ 小組工作\t／ 危機介入 ／ 義工管理");
  expect(skillsOf({ sections: section ? [section] : [] })).toHaveLength(4);
});

it("slashes between the posts of one employer part no fields", () => {
  expect(sectionOf("工作经历", "2009.06至2014.02", "打荷 / 砧板 @ 聚香园饭店")?.entries).toMatchObject([
    { title: { text: "打荷 / 砧板" }, organisation: { text: "聚香园饭店" } },
  ]);
});

it("a school below its period heads an entry though it looks like a heading", () => {
  const resume = parseResume(
    documentOf(
      "李明",
      "li@example.com",
      "# 学习经历",
      "2006.09至2009.06",
      "# 省经贸技工学校",
      "烹饪工艺（中专）",
      "# 技能",
      "川菜",
    ),
  );
  expect(resume.sections.map(({ kind }) => kind)).toEqual(["education", "skills"]);
});

it("a paragraph beside its heading goes on in the line below", () => {
  const span = (text: string, x: number) => ({
    text,
    x,
    width: text.length * 10,
    size: 10,
    bold: false,
    italic: false,
  });
  const rail = (label: string, text: string) => ({
    text: `${label}\t${text}`,
    spans: [span(label, 50), span(text, 150)],
  });
  const below = (text: string) => ({ text, x: 150, spans: [span(text, 150)] });
  const resume = parseResume(
    documentOf(
      "李明",
      "li@example.com",
      rail("自我介绍", "从事工厂电气维修十四年，熟悉涂布、纺织设备，能快速判"),
      below("断并恢复生产。"),
      rail("技能清单", "电工、焊工、钳工"),
      rail("持证情况", "电工作业证"),
      rail("获奖情况", "优秀员工"),
    ),
  );
  expect(resume.sections[0]?.lines.map(({ text }) => text)).toEqual([
    "从事工厂电气维修十四年，熟悉涂布、纺织设备，能快速判断并恢复生产。",
  ]);
});
