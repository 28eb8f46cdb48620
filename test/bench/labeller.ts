import { readFileSync } from "node:fs";
import { readResume } from "~/features/resume/job/read-resume.server";
import { pageOf } from "~/features/resume/labelling/features";
import { labels as every } from "~/features/resume/labelling/labels";
import { bodyOf } from "~/features/resume/parsing/parse";
import type { Labeller } from "~/ports/labeller";
import { align } from "../learning/align";
import { readFolder } from "../learning/lessons";
import { add, measure, show, type Tally } from "../learning/measure";
import { randomOf } from "../learning/random";
import { truthOf } from "../learning/samples";

/**
 * What a model as second reader would bring: `npx tsx test/bench/labeller.ts <folder>`. The truths of the folder answer in its place,
 * as numbered segments with their labels, of which none, 5 % and 20 % are wrong. Prints how many pages were asked about and taken,
 * and how much of the truths was found, and of what was found was true.
 */
const [folder = "."] = process.argv.slice(2);
const samples = await readFolder(folder);
const asset = async (path: string) => new Uint8Array(readFileSync(`public${path}`));

for (const wrong of [null, 0, 0.05, 0.2])
  for (const language of ["en", "zh"] as const) {
    const random = randomOf(7);
    const recall: Tally = new Map();
    const precision: Tally = new Map();
    let [asked, taken] = [0, 0];
    for (const { sample } of samples.filter((one) => one.language === language)) {
      const gold = align(pageOf(bodyOf(sample.document).body), truthOf(sample)).labels;
      const labeller: Labeller = {
        name: "openai",
        label: async ({ segments }) => {
          asked += 1;
          const said = segments.map(({ id }) => {
            const drawn = every[Math.floor(random() * every.length)];
            return `${id} ${random() < (wrong ?? 0) ? drawn : gold[id]}`;
          });
          return { ok: true, labels: said };
        },
      };
      const log = () => undefined;
      const { resume, reader } = await readResume(
        { asset, log, labeller: async () => (wrong === null ? null : labeller) },
        sample.document,
      );
      if (reader !== "builtin") taken += 1;
      const own = measure(resume, sample.saved);
      add(recall, own.recall);
      add(precision, own.precision);
    }
    const named = wrong === null ? "nobody asked" : `${wrong * 100} % wrong`;
    console.log(`${language} ${named}: asked ${asked}, taken ${taken}`);
    console.log(`  recall    ${show(recall)}\n  precision ${show(precision)}`);
  }
