import { expect, it } from "vitest";
import { documentOf, lines } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { headingOf } from "../lexicon/headings";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";

it.each([
  ["【干过的工作】", "experience"],
  ["上班经历", "experience"],
  ["念过的书", "education"],
  ["会什么", "skills"],
  ["得过的奖", "awards"],
  ["得獎紀錄", "awards"],
  ["考过的证", "certificates"],
  ["说说自己", "summary"],
  ["想找的工作", "objective"],
  ["做过的项目", "projects"],
  ["怎么联系我", "contact"],
])("%s heads a section in spoken words", (text, kind) => expect(headingOf(text)).toBe(kind));

it.each(["工作", "我会尽快到岗", "干过三年车工", "本事不大力气大"])(
  "%s is no spoken heading of skills",
  (text) => expect(headingOf(text)).not.toBe("skills"),
);

it("what had no room in a cell of a form goes back into it", () => {
  const row = (...cells: string[]) => ({
    text: cells.join("\t"),
    spans: cells.map((text, at) => ({
      text,
      x: 50 + at * 90,
      width: 60,
      size: 10,
      bold: false,
      italic: false,
    })),
  });
  const { contact } = parseResume(
    documentOf(
      row("姓 名", "邵君", "性 别", "女"),
      row("联系电话", "15800000000", "现居住地", "江苏省南通市崇"),
      { text: "川区", x: 320 },
      row("求职意向", "财务主管", "电子邮箱", "shaojun@exam"),
      { text: "ple.com", x: 320 },
      "# 工作经历",
      "2015年3月—至今\t南通恒旺纺织有限公司\t总账会计",
    ),
    weights,
  );
  expect(contact.email?.text).toBe("shaojun@example.com");
  expect(contact.place?.text).toBe("江苏省南通市崇川区");
});

it("a Chinese address may break anywhere", () => {
  const contact = parseContact(lines("丁峰", "电子邮箱：ding@example.com；常住地：云南", "省昆明市盘龙区。"));
  expect(contact.place?.text).toContain("云南省昆明市盘龙区");
});
