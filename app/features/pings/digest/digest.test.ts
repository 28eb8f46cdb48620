import { expect, test } from "vitest";
import { bestOf, dayOf, daysAfter, digestRank, MOST_BY_VOTES, startOfDay, TOP } from "./digest";

const story = (id: string, score: number, likeCount = 0, dislikeCount = 0, minute = 0) => ({
  id,
  score,
  likeCount,
  dislikeCount,
  createdAt: new Date(Date.UTC(2026, 10, 22, 8, minute)),
});

test.each([
  { score: 80, likes: 0, dislikes: 0, rank: 80 },
  { score: 80, likes: 1, dislikes: 0, rank: 82.5 },
  { score: 80, likes: 5, dislikes: 0, rank: 87.5 },
  { score: 80, likes: 7, dislikes: 7, rank: 80 },
  { score: 80, likes: 0, dislikes: 5, rank: 72.5 },
])("$score with $likes likes and $dislikes dislikes stands at $rank", ({ score, likes, dislikes, rank }) => {
  expect(digestRank({ score, likeCount: likes, dislikeCount: dislikes })).toBeCloseTo(rank, 9);
});

test("no number of votes moves a story by as much as the bound, and more likes never lower it", () => {
  let before = Number.NEGATIVE_INFINITY;
  for (const likeCount of [0, 1, 2, 10, 1000, 1e6]) {
    const rank = digestRank({ score: 50, likeCount, dislikeCount: 3 });
    expect(rank).toBeGreaterThan(before);
    expect(Math.abs(rank - 50)).toBeLessThan(MOST_BY_VOTES);
    before = rank;
  }
});

test("the best ten stand in order, of equals the newer first, whatever order they came in", () => {
  const stories = [
    ...Array.from({ length: 12 }, (_, index) => story(`plain${index}`, 40 + index)),
    story("old", 90, 0, 0, 1),
    story("new", 90, 0, 0, 2),
    story("liked", 80, 20),
    story("disliked", 95, 0, 40),
  ];
  const best = bestOf(stories).map(({ id }) => id);
  expect(best.slice(0, 4)).toEqual(["liked", "new", "old", "disliked"]);
  expect(best).toHaveLength(TOP);
  expect(bestOf(stories.toReversed()).map(({ id }) => id)).toEqual(best);
});

test.each(["2026-02-30", "2026-13-01", "2026-1-1", "2026-11-22T00:00", "", "today", "-2026-11-22"])(
  "%j names no day",
  (text) => {
    expect(startOfDay(text)).toBeNull();
  },
);

test("a day begins at midnight UTC and ends where the next begins", () => {
  const start = startOfDay("2028-02-29");
  if (!start) throw new Error("there is such a day");
  expect(start.toISOString()).toBe("2028-02-29T00:00:00.000Z");
  expect(dayOf(new Date(daysAfter(start, 1).getTime() - 1))).toBe("2028-02-29");
  expect(dayOf(daysAfter(start, 1))).toBe("2028-03-01");
});
