/**
 * What edits, settled doubts, typed answers, filled fields and promises do to the score of every readable resume of the given
 * folders: how many were tried, how many cost points and the worst of them, what they bring, and how many steps bring what
 * they promise, within a point. Answers are those of `typed-answers.ts`, which the promise does not know.
 * Usage: npx tsx test/bench/kept-word.ts <folder> [<folder>…] [--show]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { scoreAsRead } from "~/features/resume/scoring/score";
import {
  asProposed,
  isLoss,
  type Tried,
  triedAnswers,
  triedEdits,
  triedFills,
  triedMends,
  triedSteps,
} from "../support/kept-word";
import { weights } from "../support/weights";

const show = process.argv.includes("--show");
const maps = "node_modules/pdfjs-dist/cmaps";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

const counts = new Map<Tried["kind"], { tried: number; lost: number; worst: number; sum: number }>();
const steps: ReturnType<typeof triedSteps> = [];
const seen = new Set<string>();
for (const folder of process.argv.slice(2).filter((word: string) => !word.startsWith("--"))) {
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (!/\.(?:pdf|docx?|md)$/i.test(name)) continue;
    const read = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
    if (!read.ok) continue;
    const { layout } = read.document;
    const resume = parseResume(read.document, weights);
    const text = JSON.stringify(resume);
    if (seen.has(text) || resume.sections.length < 2 || !scoreAsRead(resume, layout)) continue;
    seen.add(text);
    const start = asProposed(resume);
    const all = [
      ...triedEdits(resume, layout),
      ...triedMends(resume, layout),
      ...triedAnswers(start, layout, [0, 1]),
      ...triedFills(start, layout),
    ];
    for (const one of all) {
      const count = counts.get(one.kind) ?? { tried: 0, lost: 0, worst: 0, sum: 0 };
      counts.set(one.kind, count);
      count.tried += 1;
      count.sum += one.gain;
      count.worst = Math.min(count.worst, one.gain);
      if (!isLoss(one)) continue;
      count.lost += 1;
      if (show) console.info(`${name} ${one.gain.toFixed(3)} ${one.what}`);
    }
    steps.push(...triedSteps(start, layout, [2, 3, 4]));
  }
}
console.info(`${seen.size} resumes`);
for (const [kind, { tried, lost, worst, sum }] of counts)
  console.info(
    `${kind}: ${tried} tried, ${lost} cost points, worst ${worst.toFixed(3)}, mean gain ${(sum / tried).toFixed(2)}`,
  );
for (const [step, some] of [["all", steps] as const, ...Map.groupBy(steps, ({ step: kind }) => kind)]) {
  const kept = some.filter(({ isKept }) => isKept).length;
  const range = some.reduce((sum, { from, to }) => sum + to - from, 0) / some.length;
  console.info(
    `steps, ${step}: ${some.length} answered, ${((100 * kept) / some.length).toFixed(1)} % within a point of the promise, mean range ${range.toFixed(2)}`,
  );
}
