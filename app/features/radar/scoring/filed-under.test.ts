import { expect, test } from "vitest";
import { filedUnder } from "./filed-under";

const relevance = (score: number, more = {}) => ({
  score,
  matched: [],
  related: [],
  refusedBy: null,
  ...more,
});

test.each([
  { words: ["AI"], categories: ["ai", "News"], score: 0, lifted: 35, matched: ["AI"] },
  { words: ["AI", "人工智能"], categories: ["人工智能"], score: 60, lifted: 74, matched: ["人工智能"] },
  { words: ["AI"], categories: ["AIR TRAVEL", "Training"], score: 12, lifted: 12, matched: [] },
  { words: ["AI"], categories: [], score: 100, lifted: 100, matched: [] },
])(
  "filed under $categories, $score is $lifted for $words",
  ({ words, categories, score, lifted, matched }) => {
    expect(filedUnder({ words }, categories, relevance(score))).toMatchObject({ score: lifted, matched });
  },
);

test("what is refused stays refused, whatever it is filed under", () => {
  const refused = relevance(0, { refusedBy: "rumour" });
  expect(filedUnder({ words: ["AI"] }, ["AI"], refused)).toBe(refused);
});
