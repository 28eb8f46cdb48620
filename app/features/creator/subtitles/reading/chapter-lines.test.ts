import fc from "fast-check";
import { expect, test } from "vitest";
import { readTranscript } from "./rows";

function read(text: string) {
  const { rows, skipped } = readTranscript(text);
  return {
    rows: rows.map(({ start, texts }) => [start, ...texts]),
    chapters: skipped.flatMap(({ reason, excerpt }) => (reason === "chapter" ? [excerpt] : [])),
  };
}

const plain = [
  "Intro",
  "0:00",
  "welcome to the show",
  "0:03",
  "[Applause]",
  "0:05",
  "there is a lot to see",
  "The Moon",
  "0:15",
  "Houston",
  "0:18",
  "the Eagle has landed",
].join("\n");

test("a line more than the other rows have, before a time, is a chapter and no second text", () => {
  expect(read(plain)).toEqual({
    rows: [
      ["0:00", "welcome to the show"],
      ["0:03", "[Applause]"],
      ["0:05", "there is a lot to see"],
      ["0:15", "Houston"],
      ["0:18", "the Eagle has landed"],
    ],
    chapters: ["Intro", "The Moon"],
  });
});

test.each([
  [
    "0:03\nthere\nChapter 2: Next\n0:10\nbye",
    [
      ["0:03", "there"],
      ["0:10", "bye"],
    ],
    ["Chapter 2: Next"],
  ],
  ["0:03\nthere\nChapter 2: Next\n0:10", [["0:03", "there"]], ["Chapter 2: Next"]],
  [
    "0:03\n3 seconds\n你好\n第 2 章：下一步\n0:10\n再见",
    [
      ["0:03", "你好"],
      ["0:10", "再见"],
    ],
    ["第 2 章：下一步"],
  ],
  [
    "Chapter 1: Hello\n0:00\nHello\n你好\nChapter 2: Bye\n0:10\nBye\n再见",
    [
      ["0:00", "Hello", "你好"],
      ["0:10", "Bye", "再见"],
    ],
    ["Chapter 1: Hello", "Chapter 2: Bye"],
  ],
  [
    "0:00\nHi\n\n0:04\nthere\n\nnext topic\n\n0:07\nbye",
    [
      ["0:00", "Hi"],
      ["0:04", "there"],
      ["0:07", "bye"],
    ],
    ["next topic"],
  ],
  [
    "0:00\nHello\n你好\n0:04\nThere\n那里\nThe Moon\n0:20\nBye\n再见",
    [
      ["0:00", "Hello", "你好"],
      ["0:04", "There", "那里"],
      ["0:20", "Bye", "再见"],
    ],
    ["The Moon"],
  ],
])("chapters of %j are skipped", (text, rows, chapters) => {
  expect(read(text)).toEqual({ rows, chapters });
});

test.each([
  ["two languages, one missing", "0:00\nHello\n你好\n0:03\n[Applause]\n0:05\nBye\n再见"],
  ["two languages, one there", "0:00\nHi\n0:03\nHello\n你好\n0:05\nBye\n0:09\nNow\n0:12\nHm"],
  [
    "chapters that are said and translated",
    "0:00\nChapter 2: Next\n第二章：下一步\n0:05\nBye\n再见\n0:09\nNow\n现在",
  ],
  [
    "wrapped lines",
    "0:00\nHi\n0:03\nwe saw the Eagle land\nHouston was glad\n0:05\nand then\nSome more\n0:09\nbye",
  ],
  ["a sentence that goes on", "0:00\nHi\n0:03\nwe saw the Eagle\nland on the moon\n0:14\nbye\n0:18\nbye"],
  ["a wrapped translation", "0:00\nHello\n你好\n0:03\nWe saw it\n我们看见了\n登月舱\n0:14\nBye\n再见"],
  ["texts apart from each other", "0:00\n\nHello\n\n你好\n\n0:03\n\nBye\n\n再见"],
])("%s are texts", (_, text) => {
  const { rows, chapters } = read(text);
  expect(chapters).toEqual([]);
  expect(rows.flatMap(([, ...texts]) => texts).join(" ")).toBe(
    text
      .split("\n")
      .filter((line) => line && !/^\d+:/.test(line))
      .join(" "),
  );
});

test("a transcript in two languages never loses a line", () => {
  const english = fc.constantFrom("Hello", "The Eagle has landed", "and so on", "[Applause]", "One, two");
  const chinese = fc.constantFrom("你好", "鹰已着陆", "如此等等", "[掌声]", "一、二");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(english, chinese), { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      (pairs, isApart) => {
        const rows = pairs.map((texts, index) => [
          `${Math.floor(index / 10)}:${String((index % 10) * 6).padStart(2, "0")}`,
          ...texts,
        ]);
        const text = rows.map((row) => row.join("\n")).join(isApart ? "\n\n" : "\n");
        expect(read(text)).toEqual({ rows, chapters: [] });
      },
    ),
  );
});
