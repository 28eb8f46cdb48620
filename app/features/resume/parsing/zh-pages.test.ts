import { expect, it } from "vitest";
import { documentOf, lines } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";
import { skillsOf, skillsOfText } from "./skills";

const sectionOf = (heading: string, ...below: string[]) =>
  parseResume(documentOf("**李明**", "li@example.com", `# ${heading}`, ...below), weights).sections[0];

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

it("slashes of full width part skills", () => {
  expect(skillsOfText("個案輔導 ／ 小組工作 ／ 危機介入")).toEqual(["個案輔導", "小組工作", "危機介入"]);
  const section = sectionOf("專長", "個案輔導 ／ 小組工作\t／ 危機介入 ／ 義工管理");
  expect(skillsOf({ sections: section ? [section] : [] })).toHaveLength(4);
});
