import { expect, it } from "vitest";
import { linesOf } from "~/core/resume";
import { add, measure, share, type Tally } from "../../../../test/learning/measure";
import { readSamples } from "../../../../test/learning/samples";
import { weights } from "../../../../test/support/weights";
import { parseResume } from "./parse";

const folder = new URL("../../../../test/data/resume/held-out", import.meta.url).pathname;

it("of resumes of many layouts nearly all is found, and what is found is nearly all true", async () => {
  const recall: Tally = new Map();
  const precision: Tally = new Map();
  for (const { document, saved } of await readSamples(folder, "held-out")) {
    const resume = parseResume(document, weights);
    const own = measure(resume, saved);
    add(recall, own.recall);
    add(precision, own.precision);
    const ids = linesOf(resume).map((line) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  // 0.996 and 0.985 when this was written.
  expect(share(recall)).toBeGreaterThan(0.98);
  expect(share(precision)).toBeGreaterThan(0.97);
});
