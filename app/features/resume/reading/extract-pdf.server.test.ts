import { expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

async function noCMap(name: string): Promise<Uint8Array> {
  throw new Error(`${name} was not expected`);
}

it("reads a PDF in the runtime that serves it", async () => {
  const page = textAt(50, 740, "Jane Smith", 20, "F2") + textAt(50, 700, "jane.smith@example.com");
  const read = await extractPdf(pdf({ pages: [page] }), noCMap);
  expect(read.ok && read.document.lines.map(({ text, bold }) => [text, bold])).toEqual([
    ["Jane Smith", true],
    ["jane.smith@example.com", false],
  ]);
});

it("refuses there what is no PDF", async () => {
  expect(await extractPdf(new TextEncoder().encode("%PDF-1.4\n"), noCMap)).toEqual({
    ok: false,
    reason: "resume.damaged",
  });
});
