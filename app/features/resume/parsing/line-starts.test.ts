import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

const full = "建立增温与氮添加联合控制实验平台，积累连续七年的地上生物量数据，并据此撰写年度报告。";

/** Lines as close as those of one paragraph, each as wide as the page where it is given as long. */
function below(...texts: string[]): Draft[] {
  return texts.map((text, index) => ({ text, y: 200 + index * 16 }));
}

function sectionsBelow(heading: string, ...texts: string[]) {
  const top: Draft[] = [
    { text: "乔文", size: 22, y: 60 },
    { text: "a@example.com", y: 90 },
    { text: heading, size: 15, y: 170 },
  ];
  return parseResume(documentOf(...top, ...below(...texts))).sections;
}

it("a period at the head of a line below a full sentence begins an entry", () => {
  const [section] = sectionsBelow(
    "工作经历",
    "2015年7月—2019年11月 海天大学农学院，讲师",
    full,
    full,
    "2013年7月—2015年6月 海天大学理学院，助教",
    full,
  );
  expect(section?.entries.map(({ title }) => title?.text)).toEqual(["讲师", "助教"]);
});

it("lines that each begin with a title in 《》 are a list, though the first is full", () => {
  const [section] = sectionsBelow(
    "论文发表",
    "《支架理念下习作单元的教学设计与课堂实施路径研究》，《小学教学通讯》2023年第4期",
    "《绘本在低年级写话教学中的运用及其评价方式的探索》，《苏州教育研究》2019年第2期",
  );
  expect([...(section?.lines ?? []), ...(section?.entries ?? [])]).toHaveLength(2);
});

it("a title in 《》 that a line leaves open ends on the next", () => {
  const [section] = sectionsBelow(
    "学术兼职",
    "中国草学会青年工作委员会委员；《草业科学》青年编委；《海天学报》青年编委；并任《植",
    "物生态学报》等期刊审稿人。",
  );
  expect(section?.entries).toEqual([]);
  expect(section?.lines).toHaveLength(1);
});

it("below a full stop what stands flush with a bullet, apart from it, begins the next entry", () => {
  const flush = [
    { text: "大桥改建工程", y: 200 },
    { text: "2021 – 2024", y: 214 },
    { text: `• ${full}`, x: 50, y: 232 },
    { text: "管廊工程", y: 255 },
    { text: "2019 – 2020", y: 269 },
    { text: "• 双舱管廊三公里，按期验收。", x: 50, y: 287 },
  ];
  const { sections } = parseResume(
    documentOf({ text: "乔文", size: 22 }, "a@example.com", { text: "项目经历", size: 15, y: 170 }, ...flush),
  );
  expect(sections[0]?.entries.map(({ title }) => title?.text)).toEqual(["大桥改建工程", "管廊工程"]);
});

it.each(["完成保养作业", "所属行业：汽车"])("%s below a period and bars is no rest of them", (deed) => {
  const [section] = sectionsBelow(
    "工作经历",
    "2021.03-2024.02 | 海天汽车服务有限公司 | 机电维修技师 | 南京",
    deed,
    "2018.05-2021.02 | 天海汽修厂 | 学徒 | 南京",
    deed,
  );
  expect(section?.entries.map(({ title, lines }) => [title?.text, lines.map(({ text }) => text)])).toEqual([
    ["机电维修技师", [deed]],
    ["学徒", [deed]],
  ]);
});
