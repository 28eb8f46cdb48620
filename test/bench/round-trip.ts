/**
 * Reads the PDFs that test/bench/pdf-recall.ts kept in a folder and tells whether each is still the resume it was made of:
 * npx tsx test/bench/round-trip.ts <folder>
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { scoreResume } from "~/features/resume/scoring/score";
import { buildResume, cleanLayout, strongChinese, strongEnglish } from "../support/resumes";
import { weights } from "../support/weights";
import { longChinese, longEnglish } from "./pdf-samples";

const folder = process.argv[2] ?? ".";
const samples = {
  english: strongEnglish(),
  chinese: strongChinese(),
  "english-long": buildResume(longEnglish),
  "chinese-long": buildResume(longChinese),
};

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join("node_modules/pdfjs-dist/cmaps", name)));
}

for (const [name, resume] of Object.entries(samples)) {
  const bytes = await readFile(join(folder, `${name}-1280.pdf`));
  const read = await extract(new Uint8Array(bytes), { cMap });
  if (!read.ok) throw new Error(`${name}: ${read.reason}`);
  const again = parseResume(read.document, weights);
  const [before, after] = [toMarkdown(resume), toMarkdown(again)];
  const { layout } = read.document;
  const wanted = scoreResume(resume, cleanLayout({ pages: layout.pages })).total;
  const { total } = scoreResume(again, layout);
  const same = before === after ? "the same text" : "CHANGED";
  console.info(`${name}: ${same}, ${layout.imagePages} image pages, score ${wanted} -> ${total}`);
  const lines = new Set(before.split("\n"));
  for (const line of after.split("\n")) if (!lines.has(line)) console.info(`    ${line}`);
}
