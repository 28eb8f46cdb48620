/**
 * Proposes edits to every readable resume of a folder, by the built-in analyst and by one that lies, and prints what passed
 * the gates, what was invented or lost in it (a second opinion, not the gates' own) and the share of numbers kept.
 * Usage: npx tsx test/bench/edits.ts <folder> [seeds] [show]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { linesOf, type ProposedEdit, type Resume } from "~/core/resume";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { judgeEdits } from "../support/fact-oracle";
import { hostileEdits } from "../support/hostile-analyst";
import { weights } from "../support/weights";

const [folder = ".", seeds = "50", show = ""] = process.argv.slice(2);
const maps = "node_modules/pdfjs-dist/cmaps";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

type Totals = {
  proposed: number;
  accepted: number;
  invented: string[];
  lost: string[];
  before: number;
  kept: number;
};

function empty(): Totals {
  return { proposed: 0, accepted: 0, invented: [], lost: [], before: 0, kept: 0 };
}

/** Digits outside date lines: those may be written with the name of the month instead. */
function digitsOf(resume: Resume): string[] {
  const dates = new Set(
    resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.dates?.id ?? [])),
  );
  return linesOf(resume).flatMap(({ id, text }) =>
    dates.has(id) ? [] : (text.match(/\d+(?:[.,]\d+)*/g) ?? []),
  );
}

function tally(totals: Totals, resume: Resume, edits: ProposedEdit[]): void {
  const { accepted } = admitEdits(resume, edits);
  const better = applyEdits(
    resume,
    accepted.map(({ edit }) => edit),
  );
  const { invented, lost } = judgeEdits(resume, better, accepted);
  const left = digitsOf(better);
  const before = digitsOf(resume);
  const removed = accepted.flatMap(({ before: text, after }) =>
    after === "" ? (text.match(/\d+(?:[.,]\d+)*/g) ?? []) : [],
  );
  const there = [...left, ...removed];
  totals.proposed += edits.length;
  totals.accepted += accepted.length;
  totals.invented.push(...invented);
  totals.lost.push(...lost);
  totals.before += before.length;
  for (const one of before) {
    const at = there.indexOf(one);
    if (at < 0) continue;
    there.splice(at, 1);
    totals.kept += 1;
  }
}

function report(name: string, totals: Totals): void {
  const { proposed, accepted, invented, lost, before, kept } = totals;
  const share = before === 0 ? "–" : `${((100 * kept) / before).toFixed(2)} %`;
  console.info(
    `${name}\tproposed ${proposed}\taccepted ${accepted}\trejected ${proposed - accepted}\tinvented ${invented.length}\tlost ${lost.length}\tnumbers kept ${share}`,
  );
  for (const what of new Set([
    ...invented.map((one) => `invented ${one}`),
    ...lost.map((one) => `lost ${one}`),
  ]))
    console.info(`  ${what}`);
}

const all = { builtin: empty(), hostile: empty() };
const names = await readdir(folder, { recursive: true });
for (const name of names.filter((file) => /\.(?:pdf|docx?)$/i.test(file)).sort()) {
  const extracted = await extract(new Uint8Array(await readFile(join(folder, name))), { cMap });
  if (!extracted.ok) continue;
  const resume = parseResume(extracted.document, weights);
  const edits = rewriteResume(resume.sections, resume.language);
  const [builtin, hostile] = [empty(), empty()];
  tally(builtin, resume, edits);
  for (let seed = 0; seed < Number(seeds); seed += 1) tally(hostile, resume, hostileEdits(resume, seed));
  report(`${name}\tbuilt-in`, builtin);
  report(`${name}\thostile`, hostile);
  for (const key of ["builtin", "hostile"] as const) {
    const [from, to] = [key === "builtin" ? builtin : hostile, all[key]];
    to.proposed += from.proposed;
    to.accepted += from.accepted;
    to.before += from.before;
    to.kept += from.kept;
    to.invented.push(...from.invented);
    to.lost.push(...from.lost);
  }
  if (show === "show") {
    for (const { before, after, edit } of admitEdits(resume, edits).accepted)
      console.info(
        `    ${edit.reasons.map(({ rule }) => rule).join(", ")}: ${before} => ${after}`.replaceAll(
          "\n",
          " // ",
        ),
      );
  }
}
report("all\tbuilt-in", { ...all.builtin, invented: [], lost: [] });
report("all\thostile", { ...all.hostile, invented: [], lost: [] });
console.info(
  `invented ${all.builtin.invented.length} + ${all.hostile.invented.length}, lost ${all.builtin.lost.length} + ${all.hostile.lost.length}`,
);
