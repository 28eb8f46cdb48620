import fc from "fast-check";
import { expect, test } from "vitest";
import { hostOf, pastCaches, pictureAddress, placeholderPicture } from "./image-address";
import { cardDay, initialOf, shownBrand } from "./imprint";
import { defaultSettings, LONGEST_CARD_TEXT, settingsFrom, textFrom } from "./settings";
import { CARD_WIDTH, safeScale } from "./size";
import {
  cardPart,
  hasShortClauses,
  isShortText,
  phraseStarts,
  sentenceStarts,
  shortTextStyle,
} from "./wording";

const cut = (text: string, starts: number[]) =>
  starts.map((start, index) => text.slice(start, starts[index + 1]));

test("a text is short in either language", () => {
  expect([
    isShortText("好记性不如烂笔头。"),
    isShortText("The faintest ink is better than the best memory."),
  ]).toEqual([true, true]);
  expect([isShortText("字".repeat(49)), isShortText("word ".repeat(30))]).toEqual([false, false]);
});

test("sentences end after their closing marks, in both languages", () => {
  const text = "他说：“走吧！”然后走了。It cost 3.5 dollars. Really?  Yes";
  expect(cut(text, sentenceStarts(text))).toEqual([
    "他说：“走吧！”",
    "然后走了。",
    "It cost 3.5 dollars. ",
    "Really?  ",
    "Yes",
  ]);
});

test("a sentence without an end is cut after commas, blanks, or 20 characters", () => {
  const text = `一二三，四五六 ${"长".repeat(45)}`;
  expect(cut(text, phraseStarts(text))).toEqual([
    "一二三，",
    "四五六 ",
    "长".repeat(20),
    "长".repeat(20),
    "长".repeat(5),
  ]);
});

test("cuts lose nothing, run forward and split no pair of surrogates", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      for (const starts of [sentenceStarts(text), phraseStarts(text)]) {
        expect(cut(text, starts).join("")).toBe(text);
        expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
        for (const part of cut(text, starts)) expect(part.isWellFormed()).toBe(text.isWellFormed());
      }
    }),
  );
});

test("a card takes no more than it can show, up to the last whole block", () => {
  const block = `${"字".repeat(998)}\n\n`;
  const { text, isCut } = cardPart(block.repeat(25));
  expect(isCut).toBe(true);
  expect(text).toBe(block.repeat(20).trimEnd());
  expect(cardPart("字".repeat(LONGEST_CARD_TEXT))).toEqual({
    text: "字".repeat(LONGEST_CARD_TEXT),
    isCut: false,
  });
});

test("the day is written as its language does", () => {
  const date = new Date(2026, 0, 5);
  expect(cardDay(date, "zh")).toEqual({ full: "2026.01.05", day: "05", month: "2026.01" });
  expect(cardDay(date, "en")).toEqual({ full: "5 Jan 2026", day: "5", month: "Jan 2026" });
});

test("a picture is twice the card, unless a phone's canvas could not hold it", () => {
  expect(safeScale(CARD_WIDTH, 720)).toBe(2);
  const scale = safeScale(CARD_WIDTH, 20_000);
  expect(scale).toBeLessThan(2);
  expect(CARD_WIDTH * scale * (20_000 * scale)).toBeLessThanOrEqual(4096 * 4096 + 1);
});

test.each([
  ["https://github.com/o/r/blob/main/a/b.png", "https://raw.githubusercontent.com/o/r/main/a/b.png"],
  ["https://github.com/o/r/raw/main/b.png?x=1", "https://raw.githubusercontent.com/o/r/main/b.png"],
  ["https://github.com/o/r/issues/1", "https://github.com/o/r/issues/1"],
  ["https://example.com/o/r/blob/main/b.png", "https://example.com/o/r/blob/main/b.png"],
  ["not an address", "not an address"],
])("the picture at %s is asked at %s", (given, asked) => {
  expect(pictureAddress(given)).toBe(asked);
});

test("an address past caches keeps its own query", () => {
  expect(pastCaches("https://a.example/p.png?size=2", "7")).toBe("https://a.example/p.png?size=2&wink=7");
});

test("a host is named, or the address where there is none", () => {
  expect([hostOf("https://a.example:8443/p.png"), hostOf("pictures/p.png")]).toEqual([
    "a.example:8443",
    "pictures/p.png",
  ]);
});

test("the placeholder cannot be broken by its words", () => {
  const drawing = decodeURIComponent(placeholderPicture("a < b & c"));
  expect(drawing).toContain("a &#60; b &#38; c");
});

test.each([[null], [undefined], ["text"], [[]], [{ style: "neon", brand: 7, showDate: "no" }]])(
  "what was stored damaged, %j, falls back to the defaults",
  (stored) => {
    expect(settingsFrom(stored)).toEqual(defaultSettings);
    expect(textFrom(stored)).toEqual({ text: "", previous: null, shared: null, otherTab: null });
  },
);

test("stored settings survive, one damaged among them does not harm the others", () => {
  const stored = { ...defaultSettings, style: "business", tone: "dark", brand: "文 & 字", fontSize: 12 };
  expect(settingsFrom(JSON.parse(JSON.stringify(stored)))).toEqual({ ...stored, fontSize: "base" });
});

test.each([
  [["你好"], "word upright"],
  [["人闲桂花落，", "夜静春山空。", "——王维"], "text upright"],
  [["Hello"], "word"],
  [["春", "夏", "秋", "冬", "春"], "word"],
  [["明天 9 点见，带上那把伞"], "text"],
  [["Do the small thing a hundred times."], "text"],
])("the short text %j is set as %s", (lines, kind) => {
  expect(shortTextStyle(lines)).toBe(kind);
});

const family = "👨‍👩‍👧‍👦";

test("no cut goes through a character that a reader sees as one", () => {
  const text = family.repeat(40);
  const starts = phraseStarts(text);
  expect(starts.length).toBeGreaterThan(1);
  expect(starts.filter((start) => start % family.length !== 0)).toEqual([]);
  const cut = cardPart(`ab${family.repeat(LONGEST_CARD_TEXT / family.length + 10)}`);
  expect(cut.isCut).toBe(true);
  expect((cut.text.length - 2) % family.length).toBe(0);
});

test.each([
  [" wink", "W"],
  [`${family}brand`, family],
  ["🇨🇳", "🇨🇳"],
  ["e\u0301t", "E\u0301"],
  ["  ", ""],
])("the initial of the brand %j is %j", (brand, initial) => {
  expect(initialOf(brand)).toBe(initial);
});

test.each([
  ["YourBrand", "@YourBrand"],
  [" @慢思考 ", "@慢思考"],
  ["＠ twice", "@twice"],
  ["a@b", "@a@b"],
  ["", ""],
  [" @ ", ""],
])("the brand name %j is shown as %j", (name, shown) => {
  expect(shownBrand(name)).toBe(shown);
});

test.each([
  ["写作不是表达，是思考", true],
  ["用 Cursor 三个月后，我的 workflow 变了", true],
  ["大模型产品的五个常见误区", false],
  ["短，但后面这一句长得一行放不下", false],
  ["Writing is thinking", true],
])("whether the lines of the heading %j may end between its clauses alone: %s", (heading, may) => {
  expect(hasShortClauses(heading)).toBe(may);
});
