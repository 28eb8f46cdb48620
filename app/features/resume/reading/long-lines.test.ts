import { expect, test } from "vitest";
import { docx, paragraph, run } from "../../../../test/support/files";
import { pdf, textAt } from "../../../../test/support/pdf";
import { MAX_LINE_CHARACTERS } from "../limits";
import { extractDocx } from "./extract-docx";
import { extractPdf } from "./extract-pdf.server";

const noCMap = () => Promise.reject(new Error("no character map is needed"));

function textsOf(
  read: { ok: true; document: { lines: { text: string }[] } } | { ok: false; reason: string },
): string[] {
  if (!read.ok) throw new Error(read.reason);
  return read.document.lines.map((line) => line.text);
}

test("a paragraph of usual length stays whole", () => {
  const text = "One sentence of a long summary. ".repeat(60).trim();
  expect(textsOf(extractDocx(docx({ body: paragraph(run(text)) })))).toEqual([text]);
});

test("a paragraph without end is cut between its sentences and loses nothing", () => {
  const text = "One sentence of a long summary. ".repeat(400).trim();
  const lines = textsOf(extractDocx(docx({ body: paragraph(run(text)) })));
  expect(lines.join(" ")).toBe(text);
  expect(lines.every((line) => line.endsWith(".") && line.length <= MAX_LINE_CHARACTERS)).toBe(true);
});

test("what has no place to cut is cut all the same, in Word and PDF, and never within a character", async () => {
  const word = textsOf(extractDocx(docx({ body: paragraph(run(`x${"𠮷".repeat(5000)}`)) })));
  expect(word.join("")).toBe(`x${"𠮷".repeat(5000)}`);
  expect(word.every((line) => line.length <= MAX_LINE_CHARACTERS && line.isWellFormed())).toBe(true);
  const page = textAt(50, 740, "m".repeat(3000), 2.5);
  const printed = textsOf(await extractPdf(pdf({ pages: [page.replace("0 0 600", "0 0 60000")] }), noCMap));
  expect(printed.every((line) => line.length <= MAX_LINE_CHARACTERS)).toBe(true);
});
