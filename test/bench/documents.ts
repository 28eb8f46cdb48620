/**
 * Tells for every readable resume of a folder whether each of its texts stands once, and in the order of the page, in DOCX
 * (eight templates), Markdown and JSON Resume, and whether the last two are the same resume again when they are opened:
 * npx tsx test/bench/documents.ts <folder>…
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8 } from "fflate";
import { toJsonResume } from "~/features/resume/export/json-resume";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { exportFaults } from "../support/page-order";
import { weights } from "../support/weights";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join("node_modules/pdfjs-dist/cmaps", name)));
}

async function opened(text: string): Promise<string> {
  const read = await extract(strToU8(text), { cMap });
  return read.ok ? toMarkdown(read.document.resume ?? parseResume(read.document, weights)) : read.reason;
}

let [files, faulty, markdown, json] = [0, 0, 0, 0];
for (const folder of process.argv.slice(2)) {
  const names = (await readdir(folder)).filter((name) => /\.(?:pdf|docx?)$/i.test(name)).sort();
  for (const name of names) {
    const read = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
    if (!read.ok) continue;
    const resume = parseResume(read.document, weights);
    const text = toMarkdown(resume);
    const faults = exportFaults(resume);
    files += 1;
    // What has no heading is no Markdown to our eyes.
    if (!/^#/m.test(text) || (await opened(text)) === text) markdown += 1;
    else faults.push("Markdown: not the same when it is opened");
    if ((await opened(toJsonResume(resume))) === text) json += 1;
    if (faults.length > 0) {
      faulty += 1;
      console.info(name);
      for (const fault of faults) console.info(`    ${fault}`);
    }
  }
}
console.info(`${files - faulty} of ${files} resumes have each text once and in order in every document`);
console.info(
  `opened again: Markdown the same for ${markdown}, JSON Resume character by character for ${json}`,
);
process.exitCode = faulty > 0 ? 1 : 0;
