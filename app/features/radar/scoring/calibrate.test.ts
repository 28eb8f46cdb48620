import { expect, test } from "vitest";
import { scoreOfReranker, scoreOfRubric } from "./calibrate";

const models = [
  "jina-reranker-v2-base-multilingual",
  "jina-reranker-m0",
  "jina-reranker-v3",
  "jina-reranker-v3.5",
  "a-model-of-next-year",
];

test.each(models)("%s keeps its order and stays within 0 and 100", (model) => {
  const scores = Array.from({ length: 81 }, (_, step) => scoreOfReranker(model, -2 + step * 0.05));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scores.every((score) => score >= 0 && score <= 100 && Number.isInteger(score))).toBe(true);
  expect(new Set(scores).size).toBeGreaterThan(10);
});

test.each<[string, number, number]>([
  ["jina-reranker-v2-base-multilingual", 0.5, 60],
  ["jina-reranker-v2-base-multilingual", 0.4, 48],
  ["jina-reranker-v2-base-multilingual", 1, 100],
  ["jina-reranker-v2-base-multilingual", 7, 100],
  ["jina-reranker-v2-base-multilingual", -1, 0],
  ["jina-reranker-v3", 0.25, 60],
  ["jina-reranker-v3", -0.5, 0],
  ["jina-reranker-v3", 0.9, 100],
  ["a-model-of-next-year", 0, 50],
  ["jina-reranker-v3", Number.NaN, 0],
])("%s: %d means %d", (model, raw, score) => expect(scoreOfReranker(model, raw)).toBe(score));

test.each([
  [90, 90],
  [60, 60],
  [30, 30],
  [45, 45],
  [0, 0],
  [5, 3],
  [-3, 0],
  [250, 100],
  [Number.NaN, 0],
])("a model's %d means %d", (raw, score) => expect(scoreOfRubric(raw)).toBe(score));
