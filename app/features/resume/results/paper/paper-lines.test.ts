import { expect, test } from "vitest";
import { linesOf } from "~/core/resume";
import { averageEnglish, strongChinese, strongEnglish } from "../../../../../test/support/resumes";
import { blocksOf } from "../../export/sheet/blocks";
import { estimate } from "../../export/sheet/fonts";
import type { TextRun } from "../../export/sheet/sheet";
import { defaultDesign } from "../../export/sheet/templates";
import { typeset } from "../../export/sheet/typeset";
import { optionsOf, paperLines } from "./paper-lines";

/** Each letter is as wide as half of its size. */
const measure = (text: string, _: unknown, size: number) => (text.length * size) / 2;
const face = { family: "serif", bold: false } as const;

function run(text: string, more: Partial<TextRun> = {}): TextRun {
  const { size = 10 } = more;
  const width = measure(text, face, size);
  return {
    text,
    x: 50,
    y: 100,
    width,
    size,
    face,
    colour: "#000000",
    link: null,
    line: "l1",
    space: "\n",
    ...more,
  };
}

const lines = (runs: TextRun[], before: [string, string][] = []) =>
  paperLines({ runs, rules: [], pictures: [], icons: [], marks: [] }, new Map(before), measure);
const marksOf = (runs: TextRun[], before: string) =>
  lines(runs, [["l1", before]])[0]?.marks.map(({ x, y, width }) => [x, y, width]);
/** Where the row of a baseline begins. */
const topOf = (y: number) => y - 9.5;

test("what the typesetter adds is no line, and lines stand in the order that they are read in", () => {
  const found = lines([
    run("•", { line: null, x: 40, space: " " }),
    run("Built looms", { line: "l2" }),
    run("Acme", { line: "l1", y: 80 }),
  ]);
  expect(found.map(({ line, text }) => [line, text])).toEqual([
    ["l2", "Built looms"],
    ["l1", "Acme"],
  ]);
});

test("a line of two rows has both, one box around them, and its words with a space between", () => {
  const [line] = lines([run("Built looms"), run("for weavers", { y: 114, x: 50 })]);
  expect(line?.text).toBe("Built looms for weavers");
  expect(line?.rows.map(({ y }) => y)).toEqual([topOf(100), topOf(114)]);
  expect(line?.box).toEqual({ x: 50, y: topOf(100), width: 55, height: 14 + 13 });
});

test("runs of one row are one row, from the first to the end of the last", () => {
  const [line] = lines([run("Built ", { space: "" }), run("looms", { x: 90 })]);
  expect(line?.text).toBe("Built looms");
  expect(line?.rows).toEqual([{ x: 50, y: topOf(100), width: 65, height: 13 }]);
});

test("Chinese that turns into the next row gets no space", () => {
  expect(lines([run("负责订单", { space: "" }), run("中心", { y: 114 })])[0]?.text).toBe("负责订单中心");
});

test("nothing is marked in a line that was not changed", () => {
  expect(lines([run("Built looms")], [["l9", "Made looms"]])[0]?.marks).toEqual([]);
  expect(marksOf([run("Built looms")], "Built looms")).toEqual([]);
});

test.each<[string, string, string, number[][]]>([
  ["the first word", "Led a team", "Ran a team", [[50, topOf(100), 15]]],
  ["a word within", "Ran one team", "Ran three team", [[70, topOf(100), 25]]],
  [
    "two words apart",
    "Ran a small team",
    "Led a large team",
    [
      [50, topOf(100), 15],
      [80, topOf(100), 25],
    ],
  ],
  ["all of a new line", "", "Ran it", [[50, topOf(100), 30]]],
  ["only what is new, not what went", "Successfully ran it", "ran it", []],
])("below %s the change is marked", (_, before, now, marks) => {
  expect(marksOf([run(now)], before)).toEqual(marks);
});

test("a change that goes on in the next row is marked in both", () => {
  const runs = [run("Ran nine"), run("large teams", { y: 114 })];
  expect(marksOf(runs, "Ran teams")).toEqual([
    [70, topOf(100), 20],
    [50, topOf(114), 30],
  ]);
});

test("a Chinese change is marked over the turn of a row", () => {
  const runs = [run("主导订单", { space: "" }), run("中心拆分", { y: 114 })];
  expect(marksOf(runs, "负责订单中心")).toEqual([
    [50, topOf(100), 10],
    [60, topOf(114), 10],
  ]);
});

test("every line of a typeset resume is found whole, in its place on the paper, and unmarked where it reads as before", () => {
  const bare = (text: string) => text.replace(/\s+/gu, "");
  for (const resume of [averageEnglish(), strongEnglish(), strongChinese()]) {
    const { language } = resume;
    const before = new Map(linesOf(resume).map(({ id, text }) => [id, text]));
    const sheet = typeset(
      blocksOf(resume),
      defaultDesign(language),
      { language, uploadPages: null },
      estimate,
    );
    const found = sheet.pages.flatMap((page) => paperLines(page, before, estimate));
    const texts = Map.groupBy(found, ({ line }) => line);
    expect([...texts].map(([id, parts]) => [id, bare(parts.map(({ text }) => text).join(""))])).toEqual(
      [...texts.keys()].map((id) => [id, bare(before.get(id) ?? "")]),
    );
    expect(texts.size).toBe(before.size);
    const whole = found.filter(({ line }) => texts.get(line)?.length === 1);
    expect(whole.flatMap(({ text, marks }) => (marks.length > 0 ? [text] : []))).toEqual([]);
  }
});

test("a line that turns over the page is one option, where it begins, with all of its text", () => {
  const pages = [
    lines([run("Acme", { line: "l1" }), run("Built looms", { line: "l2", y: 700 })]),
    lines([run("for weavers", { line: "l2" }), run("Ran it", { line: "l3", y: 114 })]),
  ];
  expect([...optionsOf(pages)]).toEqual([
    ["l1", { page: 0, text: "Acme" }],
    ["l2", { page: 0, text: "Built looms for weavers" }],
    ["l3", { page: 1, text: "Ran it" }],
  ]);
});
