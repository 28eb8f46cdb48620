import { expect, it } from "vitest";
import { headlineOf } from "~/core/resume";
import { documentOf, lines } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";

it.each([
  ["求职意向：财务经理", "求职意向："],
  ["应聘职位: 财务经理", "应聘职位："],
  ["期望岗位\t财务经理\t期望薪资\t15K", "期望岗位："],
  ["應徵職務：財務經理", "應徵職務："],
  ["意向工种：焊工", "意向工种："],
])("%s: the label gives way to what stands behind it, and documents write it", (line, label) => {
  const { headline } = parseContact(lines("李明", line, "13800138000"));
  expect(headline?.label).toBe(label);
  expect(headlineOf({ headline })?.text).toBe(`${label}${headline?.text}`);
  expect(headline?.text).toMatch(/^(?:财务经理|財務經理|焊工)$/);
});

const around = (heading: string, ...below: string[]) =>
  parseResume(
    documentOf(
      "**李明**",
      "li@example.com",
      `# ${heading}`,
      ...below,
      "# 工作经历",
      "2019.01-2020.01\t装配厂",
    ),
    weights,
  );

it.each([
  ["期望职位", "销售总监 | 25-35K | 医疗器械 | 成都", "销售总监"],
  ["求职意向", "岗位：仓管员", "仓管员"],
  ["求职期望", "设备主管 / 电气工程师，无锡、苏州地区，可提供住宿优先。", "设备主管 / 电气工程师"],
  ["求职意向", "全职 | 深圳 | 面议", undefined],
  ["求职意向", "希望在一家稳定的公司里长期发展并不断学习新的知识和技能，与公司共同成长。", undefined],
])("a section %s with %s tells what its owner wants to be", (heading, line, wished) => {
  const resume = around(heading, line);
  expect(resume.contact.headline?.text).toBe(wished);
  expect(headlineOf(resume.contact)).toBeNull();
  expect(resume.sections[0]).toMatchObject({ kind: "objective", lines: [{}] });
});

it("a post that is held stands for one that is wished for", () => {
  const { contact } = parseResume(
    documentOf("姓名\t李明", "现任职务\t四级主任科员", "# 工作经历", "2019.01-2020.01\t装配厂"),
    weights,
  );
  expect(contact.headline).toMatchObject({ text: "四级主任科员", label: "现任职务：" });
  expect(contact.other).toEqual([]);
});
