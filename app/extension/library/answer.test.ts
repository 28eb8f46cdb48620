import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newDatabases } from "../../../test/support/databases";
import { answerQuestion } from "./answer";
import { type Database, openLibrary } from "./database";
import { savePages } from "./save-pages";

const texts: Record<string, [title: string, text: string]> = {
  grinder: [
    "Review: the Tolland K2 hand grinder",
    "I bought the Tolland K2 for 94 pounds.\nCleaning\nBrush it out once a week. Never rinse it with water, because the bearings will rust.\nSpeed\nEighteen grams take me forty-five seconds.",
  ],
  bike: [
    "The Pedlar 20: questions",
    "It folds in twelve seconds.\nCan I take it on a plane?\nNo. The battery holds 280 watt-hours, and airlines allow 160 at most.\nWhat does error E07 mean?\nThe speed sensor has lost its magnet.",
  ],
  bread: ["Rye loaf", "Wrap it in a linen cloth.\nDo not cut it for a full day.\nIt keeps for a week."],
  stew: [
    "啤酒红烧肉的做法",
    "五花肉冷水下锅。\n小火焖七十分钟，中途翻动两次即可。\n可以用黑啤吗？不建议，焦苦味在收汁以后会变得很明显。\n放凉后连汤装盒，冷藏可以放四天。",
  ],
  town: [
    "石浦渡两日",
    "大巴每天四班，最后一班回程是下午四点五十。\n我住在码头边上的听潮客栈，房间一晚一百六。\n想买鱼干的话不要在码头买，往里走到供销社旧楼，便宜三分之一。",
  ],
};

let library: Database;

beforeEach(async () => {
  vi.stubGlobal("indexedDB", newDatabases());
  library = await openLibrary();
  const none = { summary: "", tags: [], folder: [], highlights: [] };
  const drafts = Object.entries(texts).map(([key, [title, text]]) => {
    const host = `${key}.example`;
    return { key, address: `https://${host}/`, host, title, text, ...none };
  });
  await savePages(library, drafts, 1);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["can you wash the K2 hand grinder with water", "grinder", "Never rinse it with water"],
  ["What did the Tolland cost?", "grinder", "I bought the Tolland K2 for 94 pounds."],
  ["Could I take the Pedlar on a plane?", "bike", "The battery holds 280 watt-hours"],
  ["What do I do when the Pedlar shows E07?", "bike", "The speed sensor has lost its magnet."],
  ["pedlar E07 meaning", "bike", "The speed sensor has lost its magnet."],
  ["What is the Tolland K2?", "grinder", "I bought the Tolland K2 for 94 pounds."],
  ["How long before I can slice the rye loaf?", "bread", "Do not cut it for a full day."],
  ["红烧肉小火要焖多久", "stew", "小火焖七十分钟"],
  ["红烧肉为什么不能用黑啤？", "stew", "不建议，焦苦味"],
  ["石浦渡回程的末班大巴几点", "town", "最后一班回程是下午四点五十"],
  ["石浦渡在哪儿买鱼干比较便宜？", "town", "便宜三分之一"],
])("%j is answered by %s, word by word", async (question, key, words) => {
  const { quotes } = await answerQuestion(library, question);
  expect(quotes[0]?.page.key).toBe(key);
  expect(quotes.some(({ text }) => text.includes(words))).toBe(true);
  expect(quotes.length).toBeLessThanOrEqual(3);
  for (const { page, text, span } of quotes)
    expect(texts[page.key]?.[1].slice(span.start, span.end)).toBe(text);
});

test.each([
  ["How do I renew my passport?", []],
  ["猫多久可以洗澡？", []],
  ["Does the Tolland K2 come with a carrying case?", ["grinder"]],
  ["what colours does the Pedlar 20 come in", ["bike"]],
  ["石浦渡听潮客栈的电话是多少", ["town"]],
  ["红烧肉用高压锅要压几分钟？", ["stew"]],
  ["What is it?", []],
])("to %j no page says anything, and %j speak of some of it", async (question, nearest) => {
  const answered = await answerQuestion(library, question);
  expect(answered.quotes).toEqual([]);
  expect(answered.nearest.map(({ key }) => key)).toEqual(expect.arrayContaining(nearest));
});

test("no question above an answer is shown as one", async () => {
  const { quotes } = await answerQuestion(library, "Can I take the Pedlar on a plane?");
  expect(quotes.map(({ text }) => text)).not.toContain("Can I take it on a plane?");
});
