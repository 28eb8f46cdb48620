import { expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

async function linesOf(page: string) {
  const result = await extractPdf(pdf({ pages: [page] }), async (name) => {
    throw new Error(`${name} was not expected`);
  });
  if (!result.ok) throw new Error(result.reason);
  return result.document.lines;
}

it("the label of a form that takes two lines of its cell is one", async () => {
  const page = [
    textAt(60, 700, "Main activities and"),
    textAt(60, 688, "responsibilities"),
    textAt(200, 700, "- Counted blood cells by hand for a hospital of six hundred beds and its"),
    textAt(206, 688, "clinic"),
  ].join("");
  const [label] = await linesOf(page);
  expect(label?.text).toBe("Main activities and responsibilities");
});

it("a marker that is larger than its text does not make its line larger", async () => {
  const page = textAt(60, 700, "- ", 12) + textAt(67, 700, "Counted urchins along the shore", 10);
  const [item] = await linesOf(page);
  expect([item?.text, item?.bullet, item?.size]).toEqual(["Counted urchins along the shore", true, 10]);
});

it.each([0, 20])(
  "a table is read record by record, however its cells wrap, its labels %i points in",
  async (inset) => {
    const cells: [number, number, string][] = [
      [60 + inset, 720, "Period"],
      [160 + inset, 720, "Position and company"],
      [320 + inset, 720, "Main duties"],
      [60, 696, "April 2019 -"],
      [160, 696, "Driver"],
      [320, 696, "- Hauled loads between Hexham"],
      [60, 684, "Present"],
      [160, 684, "Northern Transport Ltd."],
      [320, 684, "and the coast"],
      [320, 672, "- Trained new hires"],
      [60, 648, "May 2013 -"],
      [160, 648, "Picker"],
      [320, 648, "- Assembled furniture"],
      [60, 636, "March 2019"],
      [160, 636, "Mill Woods Furniture"],
      [160, 624, "Warehouse"],
    ];
    const lines = await linesOf(cells.map(([x, y, text]) => textAt(x, y, text)).join(""));
    expect(lines.map((line) => line.text)).toEqual([
      "Period\tPosition and company\tMain duties",
      "April 2019 - Present\tDriver",
      "Northern Transport Ltd.",
      "Hauled loads between Hexham",
      "and the coast",
      "Trained new hires",
      "May 2013 - March 2019\tPicker",
      "Mill Woods Furniture Warehouse",
      "Assembled furniture",
    ]);
  },
);
