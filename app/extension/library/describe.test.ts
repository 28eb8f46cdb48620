import { expect, test } from "vitest";
import { describePage, lengthOf } from "./describe";

const en = `Skip to content
Sourdough needs a strong starter. Feed the starter with flour and water every day for a week. A strong starter doubles in four hours and smells of fruit.
${"Bakers often write about ovens and stones and other tools that they like. ".repeat(6)}
The starter and the flour decide how the bread rises.`;
const zh =
  "检索需要索引。索引按词语和汉字组合建立，检索时只读几个数据块。\n这样一来，检索一万页也只要十毫秒，索引却很小。\n作者住在海边。";

test.each([
  ["en", "A strong sourdough starter", en],
  ["zh", "本地检索与索引", zh],
])("a summary is at most fifty words of the page's own (%s)", (_, title, text) => {
  const { summary } = describePage(title, text, []);
  expect(summary).not.toBe("");
  expect(lengthOf(summary)).toBeLessThanOrEqual(50);
  for (const sentence of summary.split(/(?<=[.。])\s*/)) expect(text).toContain(sentence.trim());
});

test("tags are what a page speaks of, those of other pages first", () => {
  expect(describePage("A strong sourdough starter", en, []).tags).toEqual(
    expect.arrayContaining(["starter"]),
  );
  expect(describePage("A strong sourdough starter", en, ["flour", "cars"]).tags[0]).toBe("flour");
  const { tags } = describePage("本地检索与索引", zh, []);
  expect(tags).toEqual(expect.arrayContaining(["检索", "索引"]));
  for (const text of [en, zh]) {
    const count = describePage("", text, []).tags.length;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(5);
  }
});

test("a page of nothing has neither", () => {
  expect(describePage("", "", ["a"])).toEqual({ summary: "", tags: [] });
});
