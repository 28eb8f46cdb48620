/**
 * What the built-in analyst gains on every readable resume of the given folders: the score of the text before and after
 * on the same layout, the score shown after (on our own export), milliseconds of rewriting, and with `--checks` the
 * points by check, with `--edits` each edit. A `.txt` file is read as one column: `# heading`, `• bullet`, `**bold**`.
 * Usage: npx tsx test/bench/gain.ts <folder> [<folder>…] [--checks] [--edits]
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { parseResume } from "~/features/resume/parsing/parse";
import { extract } from "~/features/resume/reading/extract.server";
import type { ExtractedDocument } from "~/features/resume/reading/extracted";
import type { Score } from "~/features/resume/report";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreResume } from "~/features/resume/scoring/score";
import { documentOf } from "../support/lines";
import { weights } from "../support/weights";

const [showChecks, showEdits] = ["--checks", "--edits"].map((word) => process.argv.includes(word));
const folders = process.argv.slice(2).filter((word: string) => !word.startsWith("--"));
const maps = "node_modules/pdfjs-dist/cmaps";

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(maps, name.endsWith(".bcmap") ? name : `${name}.bcmap`)));
}

async function read(path: string): Promise<ExtractedDocument | null> {
  if (path.endsWith(".txt")) {
    const rows = (await readFile(path, "utf8")).split("\n").filter((row) => row.trim() !== "");
    return documentOf(...rows);
  }
  const extracted = await extract(new Uint8Array(await readFile(path)), { cMap });
  return extracted.ok ? extracted.document : null;
}

function changedChecks(before: Score, after: Score): string[] {
  const earlier = new Map(before.parts.flatMap(({ checks }) => checks).map((check) => [check.id, check]));
  return after.parts
    .flatMap(({ checks }) => checks)
    .flatMap(({ id, points, weight }) => {
      const was = earlier.get(id)?.points ?? points;
      return weight - points > 0.01 || Math.abs(points - was) > 0.01
        ? [`${id} ${was.toFixed(1)}→${points.toFixed(1)}/${weight.toFixed(0)}`]
        : [];
    });
}

const gains: number[] = [];
const shown: number[] = [];
const byCheck = new Map<string, { lost: number; gained: number }>();
const byRule = new Map<string, number>();
const seen = new Set<string>();

function count(before: Score, after: Score): void {
  const last = new Map(after.parts.flatMap(({ checks }) => checks).map((check) => [check.id, check]));
  for (const { id, points, weight } of before.parts.flatMap(({ checks }) => checks)) {
    const sum = byCheck.get(id) ?? { lost: 0, gained: 0 };
    sum.lost += weight - points;
    sum.gained += (last.get(id)?.points ?? points) - points;
    byCheck.set(id, sum);
  }
}

for (const folder of folders) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => /\.(?:pdf|docx?|txt)$/i.test(file)).sort()) {
    const document = await read(join(folder, name));
    if (!document) continue;
    const { layout } = document;
    const resume = parseResume(document, weights);
    const text = JSON.stringify(resume);
    if (seen.has(text)) continue;
    seen.add(text);
    const started = process.cpuUsage();
    const { accepted } = admitEdits(resume, rewriteResume(resume.sections, resume.language));
    const time = process.cpuUsage(started).user / 1000;
    const better = applyEdits(
      resume,
      accepted.map(({ edit }) => edit),
    );
    const before = scoreResume(resume, layout);
    const after = scoreResume(better, layout);
    const exported = scoreResume(better, exportedLayout(layout));
    const gain = after.exact - before.exact;
    gains.push(gain);
    shown.push(exported.exact - before.exact);
    count(before, after);
    console.info(
      `${name}\t${before.exact.toFixed(1)} → ${after.exact.toFixed(1)} (${gain >= 0 ? "+" : ""}${gain.toFixed(2)}), exported ${exported.exact.toFixed(1)}\t${accepted.length} edits\t${time.toFixed(0)} ms`,
    );
    if (showChecks) console.info(`    ${changedChecks(before, after).join("  ")}`);
    for (const { before: was, after: is, edit } of accepted) {
      const rules = edit.reasons.map(({ rule }) => rule);
      for (const rule of new Set(rules)) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
      if (showEdits)
        console.info(
          `    ${rules.join(", ")}:\n      - ${was.replaceAll("\n", " // ")}\n      + ${is.replaceAll("\n", " // ")}`,
        );
    }
  }
}

const mean = (all: number[]) => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(2);
console.info(
  `${gains.length} files, mean gain ${mean(gains)} (text), ${mean(shown)} (exported), least ${Math.min(...gains).toFixed(2)}, negative ${gains.filter((gain) => gain < -0.005).length}`,
);
for (const [id, { lost, gained }] of [...byCheck].toSorted((a, b) => b[1].lost - a[1].lost))
  console.info(
    `  ${id}\tlost ${(lost / gains.length).toFixed(2)}\tgained ${(gained / gains.length).toFixed(2)}`,
  );
console.info(
  `  ${[...byRule]
    .toSorted((a, b) => b[1] - a[1])
    .map(([rule, times]) => `${rule} ${times}`)
    .join(", ")}`,
);
