import { expect, test } from "vitest";
import { excerptOf, placesOf, sentencesOf } from "./sentences";
import { wantedOf } from "./tokens";

test.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["第一句。第二句！还有", ["第一句。", "第二句！", "还有"]],
  [
    "See e.g. Smith et al. Dr. Who came. Then left.",
    ["See e.g. Smith et al.", "Dr. Who came.", "Then left."],
  ],
  ["A heading\n\n  A line. ", ["A heading", "A line."]],
  ["", []],
])("%j has %j", (text, sentences) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});

test.each([
  ["The Bookmarks bar", "bookmark ", ["Bookmarks"]],
  ["The Bookmarks bar", "boo", ["Bookmarks"]],
  ["在浏览器里本地检索全文", "本地检索", ["本地检索"]],
  ["本地；检索", "本地检索", ["本地", "检索"]],
  ["Café au lait", "cafe", ["Café"]],
  ["nothing of it", "else", []],
])("in %j %j stands at %j", (text, query, places) => {
  const { marks } = placesOf(text, wantedOf(query));
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(places);
});

test("an excerpt is the sentence that holds most, cut around its words", () => {
  const text = `Of the index. ${"Long and ".repeat(60)}so the local index of words is found. The end.`;
  const excerpt = excerptOf(text, wantedOf("local index words"));
  expect(excerpt?.text).toMatch(/^.{60,}local index of words/);
  expect(excerpt?.text.length).toBeLessThanOrEqual(220);
  expect(excerpt?.marks.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual([
    "local",
    "index",
    "words",
  ]);
  expect(excerptOf(text, wantedOf("absent"))).toBeNull();
});
