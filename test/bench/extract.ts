/**
 * Reads every file of a folder and prints its refusal or its characters and the time it took.
 * Usage: npx tsx test/bench/extract.ts <folder> [runs] [folder of character maps]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "~/features/resume/reading/extract.server";

const [folder = ".", runs = "20", maps = "node_modules/pdfjs-dist/cmaps"] = process.argv.slice(2);

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

function percentile(sorted: number[], share: number): string {
  return (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1);
}

const names = await readdir(folder, { recursive: true });
const all: number[] = [];
for (const name of names.filter((file) => /\.(?:pdf|docx?|rtf)$/i.test(file)).sort()) {
  const bytes = new Uint8Array(await readFile(join(folder, name)));
  const times: number[] = [];
  let outcome = "";
  for (let run = 0; run < Number(runs); run++) {
    const copy = bytes.slice();
    const started = performance.now();
    const result = await extract(copy, { cMap });
    times.push(performance.now() - started);
    outcome = result.ok ? `${result.document.layout.characters} characters` : result.reason;
  }
  times.sort((first, second) => first - second);
  all.push(...times);
  console.info(`${name}\t${outcome}\tp50 ${percentile(times, 0.5)} ms\tp95 ${percentile(times, 0.95)} ms`);
}
all.sort((first, second) => first - second);
console.info(`all\tp50 ${percentile(all, 0.5)} ms\tp95 ${percentile(all, 0.95)} ms\t${all.length} runs`);
