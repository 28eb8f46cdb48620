import { expect, test } from "vitest";
import { docx, paragraph, run } from "../../../../test/support/files";
import { documentOf } from "../../../../test/support/lines";
import { pdf, textAt } from "../../../../test/support/pdf";
import { MAX_LINE_CHARACTERS } from "../limits";
import { extract } from "./extract.server";
import { withinBudget } from "./long-lines";

const cMap = () => Promise.reject(new Error("no character map is needed"));

async function textsOf(file: Uint8Array): Promise<string[]> {
  const read = await extract(file, { cMap, timeout: 120_000 });
  if (!read.ok) throw new Error(read.reason);
  return read.document.lines.map((line) => line.text);
}

test("a paragraph of usual length stays whole", async () => {
  const text = "One sentence of a long summary. ".repeat(60).trim();
  expect(await textsOf(docx({ body: paragraph(run(text)) }))).toEqual([text]);
});

test("a paragraph without end is cut between its sentences and loses nothing", async () => {
  const text = "One sentence of a long summary. ".repeat(400).trim();
  const lines = await textsOf(docx({ body: paragraph(run(text)) }));
  expect(lines.join(" ")).toBe(text);
  expect(lines.every((line) => line.endsWith(".") && line.length <= MAX_LINE_CHARACTERS)).toBe(true);
});

test("what has no place to cut is cut all the same, in Word and PDF, and never within a character", async () => {
  const word = await textsOf(docx({ body: paragraph(run(`x${"𠮷".repeat(5000)}`)) }));
  expect(word.join("")).toBe(`x${"𠮷".repeat(5000)}`);
  expect(word.every((line) => line.length <= MAX_LINE_CHARACTERS && line.isWellFormed())).toBe(true);
  const page = textAt(50, 740, "m".repeat(3000), 2.5);
  const printed = await textsOf(pdf({ pages: [page.replace("0 0 600", "0 0 60000")] }));
  expect(printed.every((line) => line.length <= MAX_LINE_CHARACTERS)).toBe(true);
});

test.each([
  ["2,000 lines", Array(2000).fill("a"), true],
  ["a line more", Array(2001).fill("a"), false],
  ["200,000 characters with spaces", Array(100).fill(`a${" ".repeat(1999)}`), true],
  ["a character more", [...Array(100).fill(`a${" ".repeat(1999)}`), "b"], false],
])("the rules are given %s: $2", (_, texts: string[], given) => {
  expect(withinBudget(documentOf(...texts)).ok).toBe(given);
});
