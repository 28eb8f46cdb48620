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
