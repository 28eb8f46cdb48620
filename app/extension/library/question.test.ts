import { expect, test } from "vitest";
import { kindOf, partName, wordsAsked } from "./question";

test.each([
  ["How often should the hinge bolts be tightened?", ["hinge", "bolt", "tightened"]],
  ["Does the K2 come with a case?", ["k2", "case"]],
  ["What’s the price?", ["price"]],
  ["阅读器防不防水", ["阅读", "器", "防水"]],
  ["天气怎么样？", ["天气"]],
  ["在哪儿挖到了铜鼓", ["挖", "铜鼓"]],
  ["为什么？", []],
  ["What is it?", []],
])("%j asks about %j", (question, words) => {
  expect(wordsAsked(question).map(({ word }) => word)).toEqual(words);
});

test.each([
  ["wiping", "wip"],
  ["cutting", "cut"],
  ["cells", "cell"],
  ["carried", "carr"],
  ["battery", "battery"],
  ["speed", "speed"],
  ["spring", "spring"],
])("%j is looked for by %j", (word, begins) => {
  expect(wordsAsked(word)[0]?.terms[0]?.term).toBe(begins);
});

test("an English word is looked for by its beginning, a Chinese one by its pairs and letters", () => {
  expect(wordsAsked("publisher 降压药")).toMatchObject([
    { terms: [{ term: "publish", isPrefix: true }] },
    { terms: [{ term: "降压" }, { term: "压药" }], letters: ["降", "压", "药"] },
  ]);
});

test("single letters are a name as far as pages know it", () => {
  const [name] = wordsAsked("祝怀瑾");
  if (!name) throw new Error("nothing is asked");
  const parts = (known: string[]) => partName(name, (term) => known.includes(term)).map(({ word }) => word);
  expect(parts(["祝怀", "怀瑾"])).toEqual(["祝怀瑾"]);
  expect(parts(["怀瑾"])).toEqual(["祝", "怀瑾"]);
  expect(parts([])).toEqual(["祝", "怀", "瑾"]);
});

test.each([
  ["要焖多久？", "小火焖七十分钟。", "最后开盖收汁。"],
  ["How long are jobs kept?", "They stay for thirty days.", "Jobs move to a list."],
  ["换一块屏幕多少钱", "报价是 1480 元。", "排在第一块的是它。"],
  ["price of a voucher", "A voucher costs 1.50 pounds.", "Vouchers are digital."],
  ["rye bread internal temperature", "It should read 97°C.", "It should be brown."],
  ["客栈的电话是多少", "请打 0571-8812345。", "房间一晚一百六。"],
  ["what colours does it come in", "There is a red one.", "It folds in seconds."],
  ["首班车几点", "早上六点发车。", "站台在地下。"],
  ["When is the report due?", "It is due on 1 November.", "The report is short."],
  ["how many workers", "Eight workers do.", "Workers read a channel."],
  ["孩子几岁可以借", "须年满十八岁。", "可以借两件。"],
  ["耳机有多重", "重量只有 158 克。", "一共用了 158 天。"],
  ["how deep do you plant it", "Cover it with 3 cm of earth.", "Plant it in October."],
  ["how tall is the tower", "It stands 40 metres high.", "It stands four miles off the coast."],
  ["max message size", "It may hold 256 KB.", "Each is delivered at least once."],
  ["带多大的孩子", "不满十二周岁的儿童。", "可以带一名儿童。"],
  ["How often should I water it?", "Water it every week.", "It needs 3 litres."],
  ["星期几闭馆", "周一闭馆。", "门票五十元。"],
])("to %j %j says what is asked and %j does not", (question, answers, other) => {
  const kind = kindOf(question);
  expect(kind?.isNeed).toBe(true);
  expect(kind?.answered.test(answers)).toBe(true);
  expect(kind?.answered.test(other)).toBe(false);
});

test.each([
  ["钟楼为什么一天只敲一次", "因为附近的住户嫌吵。"],
  ["Why is oak bad for chisels?", "It rusts them, because it holds tannic acid."],
  ["谁拦住了开发商？", "退休教师郑玉声老师说不行。"],
  ["Where can I sleep?", "There are rooms above the post office."],
  ["Can I pay in instalments?", "No. The whole year is due."],
  ["附件数量有上限吗？", "不能超过五个。"],
])("to %j %j is likely, and other sentences may answer", (question, answers) => {
  expect(kindOf(question)?.answered.test(answers)).toBe(true);
  expect(kindOf(question)?.isNeed).toBe(false);
});

test("a question of no kind wants nothing of its own", () => {
  expect(kindOf("pedlar E07 meaning")).toBeNull();
  expect(kindOf("这座塔叫什么？")).toBeNull();
  expect(kindOf("How do I merge when the limit is hit?")?.answered.test("It takes 20 minutes.")).toBe(false);
});
