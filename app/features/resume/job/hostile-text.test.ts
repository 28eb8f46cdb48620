import { expect, test } from "vitest";
import { builtinAnalyst } from "~/adapters/analyst/embedded";
import { docx, paragraph, run } from "../../../../test/support/files";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "../parsing/parse";
import { extractDocx } from "../reading/extract-docx";
import { optimise } from "./optimise.server";

const analyst = builtinAnalyst();
const app = {
  analyst: async () => ({ analyst, plan: null }),
  builtinAnalyst: analyst,
  log: () => undefined,
  translate: () => (key: string) => key,
};

/** Processor seconds for a whole job, so that busy neighbours do not count. */
async function secondsFor(text: string, jobDescription: string | null): Promise<number> {
  const lines = [
    "Jane Smith",
    "Experience",
    "Engineer, Acme Ltd, Jan 2020 – Present",
    `Responsible for ${text}`,
  ];
  const file = docx({ body: lines.map((line) => paragraph(run(line))).join("") });
  const start = process.cpuUsage();
  const read = extractDocx(file);
  if (!read.ok) throw new Error(read.reason);
  const resume = parseResume(read.document, weights);
  const { layout } = read.document;
  await optimise(app, { resume, reader: "builtin", layout, jobDescription, locale: "en" }, async () => true);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const seeds = ["，", "@", "a@", "被", "(", "[", "a-"];

test.each(seeds)("one line of nothing but %j is read in bounded time, however long", async (seed) => {
  await secondsFor(seed, null);
  for (const length of [2_000, 16_000]) {
    expect(await secondsFor(seed.repeat(length / seed.length), null)).toBeLessThan(8);
  }
});

test.each(seeds)("so is a job description of nothing but %j", async (seed) => {
  expect(await secondsFor("shipping", seed.repeat(12_000 / seed.length))).toBeLessThan(8);
});
