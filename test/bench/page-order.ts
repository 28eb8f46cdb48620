/**
 * Tells for every readable resume of a folder whether each line of the page stands once in the parsed resume and in each
 * export, in the order of the page: npx tsx test/bench/page-order.ts <folder>…
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { exportFaults, orderFaults } from "../support/page-order";
import { weights } from "../support/weights";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join("node_modules/pdfjs-dist/cmaps", name)));
}

let [files, faulty] = [0, 0];
for (const folder of process.argv.slice(2)) {
  const names = (await readdir(folder)).filter((name) => /\.(?:pdf|docx?)$/i.test(name)).sort();
  for (const name of names) {
    const read = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
    if (!read.ok) continue;
    const resume = parseResume(read.document, weights);
    const faults = [...orderFaults(read.document, resume), ...exportFaults(resume)];
    files += 1;
    if (faults.length > 0) {
      faulty += 1;
      console.info(name);
      for (const fault of faults) console.info(`    ${fault}`);
    }
  }
}
console.info(`${files - faulty} of ${files} files keep the order of the page`);
process.exitCode = faulty > 0 ? 1 : 0;
