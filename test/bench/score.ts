/**
 * Scores every file of a folder and prints total, parts, time and the spread over 100 runs; with `--checks` also each
 * check that lost points.
 * Usage: npx tsx test/bench/score.ts <folder> [folder of character maps] [--checks]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { scoreResume } from "~/features/resume/scoring/score";
import { weights } from "../support/weights";

const words = process.argv.slice(2).filter((word: string) => word !== "--checks");
const [folder = ".", maps = "node_modules/pdfjs-dist/cmaps"] = words;
const details = process.argv.includes("--checks");
const runs = 100;

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

const names = await readdir(folder, { recursive: true });
for (const name of names.filter((file) => /\.(?:pdf|docx?)$/i.test(file)).sort()) {
  const extraction = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
  if (!extraction.ok) {
    console.info(`${name}\t${extraction.reason}`);
    continue;
  }
  const { layout } = extraction.document;
  const started = performance.now();
  const results = Array.from({ length: runs }, () =>
    scoreResume(parseResume(structuredClone(extraction.document), weights), layout),
  );
  const time = (performance.now() - started) / runs;
  const totals = results.map(({ exact }) => exact);
  const parts = results[0]?.parts ?? [];
  console.info(
    [
      name,
      `total ${results[0]?.total}`,
      parts.map((part) => `${part.id} ${part.points.toFixed(1)}/${part.weight}`).join("  "),
      `${time.toFixed(1)} ms (parse and score)`,
      `spread ${Math.max(...totals) - Math.min(...totals)}`,
    ].join("\t"),
  );
  for (const check of details ? parts.flatMap((part) => part.checks) : []) {
    if (check.outcome === "passed") continue;
    const lines = check.evidence.map(({ text }) => text.slice(0, 60)).slice(0, 4);
    console.info(
      `    ${check.id} ${check.points.toFixed(1)}/${check.weight.toFixed(1)} ${JSON.stringify(check.values)} ${lines.join(" # ")}`,
    );
  }
}
