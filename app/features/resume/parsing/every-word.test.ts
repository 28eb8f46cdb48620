import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { processorTime } from "../../../../test/support/files";
import { documentOf } from "../../../../test/support/lines";
import { weights } from "../../../../test/support/weights";
import { bareLabel } from "../lexicon/contact-labels";
import { isFormLabel } from "../lexicon/form-labels";
import { headingOf } from "../lexicon/headings";
import { isDocumentName } from "../lexicon/names";
import { extract } from "../reading/extract.server";
import { bodyOf, parseResume } from "./parse";

const folder = "test/data/resume/held-out";
/** Numbers of headings and the letters of labels that are set apart are no words. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1);

test.each(readdirSync(folder).filter((name) => /\.(?:pdf|docx)$/.test(name)))(
  "of %s no word is lost, and it is read the same each time",
  async (name) => {
    const cMap = async (map: string) => new Uint8Array(readFileSync(`node_modules/pdfjs-dist/cmaps/${map}`));
    const read = await extract(new Uint8Array(readFileSync(`${folder}/${name}`)), { cMap });
    if (!read.ok) throw new Error(read.reason);
    const resume = parseResume(read.document, weights);
    const letters = JSON.stringify(resume).replace(/[^\p{L}\p{N}]/gu, "");
    const words = bodyOf(read.document).body.flatMap(({ text }) => wordsOf(text));
    // What only says what something is gives way to the field that it names.
    const isLabel = (word: string) =>
      bareLabel(word) !== null || headingOf(word) === "contact" || isFormLabel(word) || isDocumentName(word);
    expect(words.filter((word) => !letters.includes(word) && !isLabel(word))).toEqual([]);
    expect(parseResume(read.document, weights)).toEqual(resume);
  },
);

test.each([
  ["dated posts", Array.from({ length: 1200 }, () => "Cook\t2019.01 – 2019.02")],
  ["cells", Array.from({ length: 50 }, () => "a\t".repeat(1000))],
  ["commas", Array.from({ length: 300 }, () => "a, b, c, d, e, f, ".repeat(15))],
  ["headings", Array.from({ length: 1200 }, () => "# Experience")],
])("a page of %s is read in bounded time", (_, drafts) => {
  const document = documentOf("**Jane Smith**", "jane@example.com", ...drafts);
  expect(processorTime(() => parseResume(document, weights), 6000)).toBeLessThan(6000);
});
