import { expect, it } from "vitest";
import { lines } from "../../../../test/support/lines";
import { itemsOf, settingOf } from "./paragraphs";

const wide = {
  spans: [{ text: "x", x: 60, width: 480, size: 10, bold: false, italic: false }],
  bullet: true,
  x: 60,
};

it.each([
  ["The service is used by many cus-", "tomers", "The service is used by many customers"],
  ["Ran the multi-", "account setup", "Ran the multi-account setup"],
  ["Worked with", "others", "Worked with others"],
  ["负责订单系统的设", "计与开发", "负责订单系统的设计与开发"],
])("wrapped lines are joined: %s / %s", (first, second, whole) => {
  const own = lines({ ...wide, text: first }, { text: second, x: 68 });
  expect(itemsOf(own, settingOf(own)).map(({ text }) => text)).toEqual([whole]);
});
