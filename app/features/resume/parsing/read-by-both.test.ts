import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { processorTime } from "../../../../test/support/files";
import { documentOf } from "../../../../test/support/lines";
import { openWeights } from "../labelling/weights";
import { extract } from "../reading/extract.server";
import { bodyOf, parseResume } from "./parse";

const weights = openWeights(new Uint8Array(readFileSync("public/learned/resume-labels.bin")));
const folder = "test/data/resume/held-out";
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test.each(readdirSync(folder).filter((name) => /\.(?:pdf|docx)$/.test(name)))(
  "%s keeps by labels every word that the rules keep, and is read the same each time",
  async (name) => {
    const cMap = async (map: string) => new Uint8Array(readFileSync(`node_modules/pdfjs-dist/cmaps/${map}`));
    const read = await extract(new Uint8Array(readFileSync(`${folder}/${name}`)), { cMap });
    if (!read.ok) throw new Error(read.reason);
    const words = bodyOf(read.document).body.flatMap(({ text }) => wordsOf(text));
    const lostIn = (resume: Resume) => {
      const letters = JSON.stringify(resume).replace(/[^\p{L}\p{N}]/gu, "");
      return words.filter((word) => !letters.includes(word));
    };
    const lostByRules = lostIn(parseResume(read.document));
    for (const by of ["both", "labels"] as const) {
      const resume = parseResume(read.document, weights, by);
      expect(lostIn(resume).filter((word) => !lostByRules.includes(word))).toEqual([]);
      expect(parseResume(read.document, weights, by)).toEqual(resume);
    }
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
