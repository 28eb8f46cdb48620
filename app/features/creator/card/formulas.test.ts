import { expect, test } from "vitest";
import { renderMarkdown } from "~/core/markdown/dialect";
import {
  collectFormulas,
  type Drawing,
  type Drawings,
  formulaProblems,
  keyOfFormula,
  missingFormulas,
  writtenFormula,
} from "./formulas";

const none: Drawings<string> = new Map();

function rendered(text: string, drawings = none) {
  const { formulas, math } = collectFormulas(drawings);
  const html = renderMarkdown(text, { breaks: true, footnotes: null, math });
  return { html, formulas };
}

test("each formula becomes a place that holds its source, in the order of the text", () => {
  const { html, formulas } = rendered("a $x<y$ b\n\n$$z$$\n\nand \\(w\\)");
  expect(formulas).toEqual([
    { tex: "x<y", display: false, first: 1 },
    { tex: "z", display: true, first: 1 },
    { tex: "w", display: false, first: 1 },
  ]);
  expect(html).toContain('<span class="formula-place-0">$x&lt;y$</span>');
  expect(html).toContain('<span class="formula-place-1">$$z$$</span>');
  expect(html).toContain('<span class="formula-place-2">$w$</span>');
});

test.each([
  "It costs $5 and $10.",
  "$5 for lunch, 6 $ more",
  "US$ 20, HK$ 30",
  "`$x$`",
  "\\$x\\$",
  "a $ b $ c",
])("%s holds no formula", (text) => {
  expect(rendered(text).formulas).toEqual([]);
});

test("equations are numbered through the text once it is known how many a formula has", () => {
  const two: Drawing<string> = { kind: "shape", shape: "", count: 2 };
  const one: Drawing<string> = { kind: "shape", shape: "", count: 1 };
  const drawings: Drawings<string> = new Map([
    [keyOfFormula({ tex: "two", display: true, first: 1 }), two],
    [keyOfFormula({ tex: "one", display: true, first: 1 }), one],
  ]);
  const { formulas } = rendered("$$two$$\n\n$x$\n\n$$one$$\n\n$$two$$", drawings);
  expect(formulas.map(({ tex, first }) => `${tex} ${first}`).toSorted()).toEqual([
    "one 3",
    "two 1",
    "two 4",
    "x 1",
  ]);
  expect(missingFormulas(formulas, drawings).map(({ tex, first }) => `${tex} ${first}`)).toEqual([
    "x 1",
    "one 3",
    "two 4",
  ]);
});

test("a formula that stands twice is missing once, and in a line is another than on lines of its own", () => {
  const { formulas } = rendered("$x$ and $x$\n\n$$x$$");
  expect(formulas).toHaveLength(3);
  expect(missingFormulas(formulas, none).map(writtenFormula)).toEqual(["$x$", "$$x$$"]);
});

test("problems name each source once, with its reason", () => {
  const { formulas } = rendered("$\\oops$, $\\oops$ and $y$");
  const drawings: Drawings<string> = new Map([
    [
      keyOfFormula({ tex: "\\oops", display: false, first: 1 }),
      { kind: "source", reason: { message: "no" }, count: 0 },
    ],
    [keyOfFormula({ tex: "y", display: false, first: 1 }), { kind: "shape", shape: "", count: 0 }],
  ]);
  expect(formulaProblems(formulas, drawings)).toEqual([{ tex: "\\oops", reason: { message: "no" } }]);
});
