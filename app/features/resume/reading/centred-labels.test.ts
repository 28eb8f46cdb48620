import { expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

async function texts(page: string): Promise<string[]> {
  const result = await extractPdf(pdf({ pages: [page] }), async (name) => {
    throw new Error(`${name} was not expected`);
  });
  if (!result.ok) throw new Error(result.reason);
  return result.document.lines.map((line) => line.text);
}

const cells: [string, string[]][] = [
  ["Education", ["BSc Physics, University of Leeds"]],
  [
    "Experience",
    ["Tester, Acme Ltd, 2019 - 2022", "Built a tool for testing", "Clerk, Pell Inc, 2017 - 2019"],
  ],
  [
    "Projects",
    ["A framework for the phone", "Covered sixty flows of it", "A second one", "Load tests of it"],
  ],
  ["Skills", ["Python, SQL, Linux"]],
];

/** A table with a section a row, parted by 20 points, whose lines lie 12 apart; `at` places the label in its cell (0 top, 0.5 middle). */
function table(at: number): string {
  let y = 700;
  return cells
    .map(([label, lines]) => {
      const top = y;
      y -= 12 * (lines.length - 1) + 20;
      const beside = lines.map((line, index) => textAt(150, top - 12 * index, line)).join("");
      return textAt(50, top - 12 * (lines.length - 1) * at, label) + beside;
    })
    .join("");
}

it.each([
  ["in the middle", 0.5],
  ["at the top", 0],
])("labels %s of their cells stand above all that is in them", async (_, at) => {
  const lines = (await texts(textAt(50, 760, "Jane Smith", 20) + table(at))).map((line) =>
    line.replace(/\t/g, " "),
  );
  const order = lines.join(" ").replace(/^Jane Smith /, "");
  expect(order).toBe(cells.map(([label, own]) => [label, ...own].join(" ")).join(" "));
});
