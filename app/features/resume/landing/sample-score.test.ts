import { expect, test } from "vitest";
import { parts, rubricChecks } from "../scoring/rubric";
import { sampleChecks, sampleParts, sampleScore } from "./sample-score";

test("the sample has the parts and weights of the rubric", () => {
  const published = parts.map(({ id, weight }) => ({ id, weight }));
  expect(sampleParts.map(({ id, weight }) => ({ id, weight }))).toEqual(published);
});

test("the sample gains nothing where a rewrite would have to invent", () => {
  for (const part of sampleParts.filter(({ id }) => id === "evidence" || id === "completeness")) {
    expect(part.after, part.id).toBe(part.before);
  }
});

test("no part of the sample exceeds its weight, and the whole gets better", () => {
  for (const part of sampleParts) expect(part.after, part.id).toBeLessThanOrEqual(part.weight);
  expect(sampleScore.after).toBeGreaterThan(sampleScore.before);
});

test("the sample's checks are of the rubric and weigh what it says in both languages", () => {
  for (const { id, weight } of sampleChecks) {
    expect(rubricChecks.find((check) => check.id === id)?.weight, id).toEqual({ en: weight, zh: weight });
  }
});
