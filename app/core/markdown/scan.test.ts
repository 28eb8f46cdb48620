import { expect, test } from "vitest";
import { literal, type Scan } from "./scan";

const around: Scan["around"] = {
  ...{ breaks: false, marks: false, math: null },
  ...{ definition: () => null, isNote: () => false, becomesNote: () => false },
};

function scanOf(text: string): Scan {
  return {
    ...{ text, at: 0, around, nodes: [], brackets: [], closedBelow: 0, fences: null },
    ...{ delimiters: { first: null, last: null, made: 0 }, absent: new Set<string>(), highlighting: false },
  };
}

test.each([
  ["a", "a"],
  ["<b>", "&lt;b&gt;"],
  ['&"', "&amp;&quot;"],
  ["文😀", "文😀"],
  ["", ""],
])("%j as it is stands as %j, with markup and without", (text, html) => {
  const scan = scanOf(text);
  literal(scan, text);
  expect(scan.nodes).toEqual([{ html, plain: html }]);
  expect(scan.at).toBe(text.length);
});

test("text as it is follows what was there, whatever the scan stands at", () => {
  const scan = scanOf("\\*a");
  scan.at = 1;
  literal(scan, "*");
  literal(scan, "a");
  expect(scan.nodes.map(({ html }) => html)).toEqual(["*", "a"]);
  expect(scan.at).toBe(3);
});
