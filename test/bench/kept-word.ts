/**
 * What edits, answers, filled fields and promises do to the score of every readable resume of the given folders: how many were
 * tried, how many cost points and the worst of them, and how many steps bring what they promise, within a point.
 * Usage: npx tsx test/bench/kept-word.ts <folder> [<folder>…] [--show]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { scoreAsRead } from "~/features/resume/scoring/score-as-read";
import {
  asProposed,
  isLoss,
  type Tried,
  triedAnswers,
  triedEdits,
  triedFills,
  triedSteps,
} from "../support/kept-word";
import { weights } from "../support/weights";

const show = process.argv.includes("--show");
const maps = "node_modules/pdfjs-dist/cmaps";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

const counts = new Map<Tried["kind"], { tried: number; lost: number; worst: number }>();
const steps: ReturnType<typeof triedSteps> = [];
let resumes = 0;
for (const folder of process.argv.slice(2).filter((word: string) => !word.startsWith("--"))) {
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (!/\.(?:pdf|docx?|md)$/i.test(name)) continue;
    const read = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
    if (!read.ok) continue;
    const { layout } = read.document;
    const resume = parseResume(read.document, weights);
    if (resume.sections.length < 2 || !scoreAsRead(resume, layout)) continue;
    resumes += 1;
    const start = asProposed(resume);
    const all = [
      ...triedEdits(resume, layout),
      ...triedAnswers(start, layout, [0, 1, 2]),
      ...triedFills(start, layout),
    ];
    for (const one of all) {
      const count = counts.get(one.kind) ?? { tried: 0, lost: 0, worst: 0 };
      counts.set(one.kind, count);
      count.tried += 1;
      count.worst = Math.min(count.worst, one.gain);
      if (!isLoss(one)) continue;
      count.lost += 1;
      if (show) console.info(`${name} ${one.gain.toFixed(3)} ${one.what}`);
    }
    steps.push(...triedSteps(start, layout, [4, 8, 12]));
  }
}
console.info(`${resumes} resumes`);
for (const [kind, { tried, lost, worst }] of counts)
  console.info(`${kind}: ${tried} tried, ${lost} cost points, worst ${worst.toFixed(3)}`);
const kept = steps.filter(({ isKept }) => isKept).length;
console.info(`steps: ${steps.length} tried, ${kept} within a point of the promise`);
