import { expect, test } from "vitest";
import type { TextRun } from "../sheet/sheet";
import { colourOperands, iconOperators, ruleOperators, runOperators } from "./page-operators";

const font = {
  id: "F1",
  codes: new Map([
    ["a", 1],
    [" ", 2],
    ["中", 3],
  ]),
  widths: [500, 250, 1000],
};

function run(text: string, changes: Partial<TextRun> = {}): TextRun {
  const face = { family: "sans" as const, bold: false };
  const width = 5 * text.length;
  const at = { x: 40, y: 100, width, size: 10, face, colour: "#000000" };
  return { text, ...at, link: null, line: null, space: "", ...changes };
}

test("a colour is three parts of one", () => {
  expect(["#000000", "#ffffff", "#0f6b57"].map(colourOperands)).toEqual([
    "0 0 0",
    "1 1 1",
    "0.059 0.42 0.341",
  ]);
});

test("a run stands at its baseline, counted from the foot of the page", () => {
  expect(runOperators(run("a中", { colour: "#ff0000" }), undefined, font, 800)).toBe(
    "BT 1 0 0 rg /F1 10 Tf 1 0 0 1 40 700 Tm <00010003> Tj ET",
  );
});

test.each([" ", "\n"] as const)("%j behind a run is written as a space", (space) => {
  expect(runOperators(run("a", { space }), undefined, font, 800)).toContain("<00010002> Tj");
});

test("a gap as wide as a letter or more is one space as wide as the gap", () => {
  const dates = run("a", { x: 145 });
  expect(runOperators(run("a", { space: " " }), dates, font, 800)).toContain(
    "<0001> Tj /Span << /ActualText <FEFF00200020> >> BDC 4000 Tz <0002> Tj 100 Tz EMC ET",
  );
});

test.each([
  ["a space between two words", run("a", { x: 48 })],
  ["the next line", run("a", { x: 145, y: 112 })],
])("%s is not stretched", (_, next) => {
  expect(runOperators(run("a", { space: " " }), next, font, 800)).not.toContain("Tz");
});

test("a character without a code is left out", () => {
  expect(runOperators(run("a㛃"), undefined, font, 800)).toContain("<0001> Tj");
});

test("a rule is filled from its lower left corner", () => {
  expect(ruleOperators({ x: 40, y: 100, width: 500, height: 0.6, colour: "#000000" }, 800)).toBe(
    "0 0 0 rg 40 699.4 500 0.6 re f",
  );
});

test("an icon is drawn in its place by whole operators, and leaves nothing behind", () => {
  for (const name of ["email", "phone", "place", "link"] as const) {
    const lines = iconOperators({ name, x: 40, y: 100, size: 12, colour: "#ff0000" }, 800).split("\n");
    expect(lines.slice(0, 3)).toEqual(["q", "0.5 0 0 -0.5 40 700 cm", "1 0 0 rg"]);
    expect(lines.at(-1)).toBe("Q");
    for (const line of lines.slice(3, -1)) {
      expect(line).toMatch(/^(?:[\d.]+ [\d.]+ m (?:(?:[\d.]+ ){2}l |(?:[\d.]+ ){6}c )+h )+f\*$/);
    }
  }
});
