import { expect, test } from "vitest";
import { openWeights } from "~/features/resume/labelling/weights";
import { parseResume } from "~/features/resume/parsing/parse";
import { pupilsOf } from "./learning/lessons";
import { add, measure, share, type Tally } from "./learning/measure";
import { readSamples, type Sample } from "./learning/samples";
import { train } from "./learning/train";

const folder = new URL("data/resume/unseen-third", import.meta.url).pathname;

function recallOf(samples: Sample[], bytes: Uint8Array): number {
  const weights = openWeights(bytes);
  const recall: Tally = new Map();
  for (const { document, saved } of samples)
    add(recall, measure(parseResume(document, weights), saved).recall);
  return share(recall);
}

test("a few pages teach most of what all of them do, and the same each time", async () => {
  const samples = await readSamples(folder, "unseen-third");
  const [taught, unseen] = [samples.filter((_, at) => at % 3 > 0), samples.filter((_, at) => at % 3 === 0)];
  const lessons = pupilsOf(taught).flatMap((pupil) => pupil.lessons.slice(0, 2));
  const bytes = train(lessons);
  expect(train(lessons)).toEqual(bytes);
  // 0.845 when this was written, from 42 pages.
  expect(recallOf(unseen, bytes)).toBeGreaterThan(0.82);
});
