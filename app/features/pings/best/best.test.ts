import { expect, test } from "vitest";
import { bestOf } from "../digest/digest";
import { bestRank, DEFAULT_SPAN, daysIn, mostRanked, spanOf, spans } from "./best";

const now = new Date("2026-11-23T00:00:00Z");
const HOUR = 3_600_000;
const story = (id: string, score: number, { hours = 0, likes = 0, dislikes = 0 } = {}) => ({
  id,
  score,
  likeCount: likes,
  dislikeCount: dislikes,
  createdAt: new Date(now.getTime() - hours * HOUR),
});
const rankOf = (each: ReturnType<typeof story>, span: (typeof spans)[number] = "week", at = now) =>
  bestRank(each, { span, now: at });

test.each([
  { likes: 0, dislikes: 0, rank: 60 },
  { likes: 9, dislikes: 0, rank: 120 },
  { likes: 99, dislikes: 0, rank: 180 },
  { likes: 0, dislikes: 9, rank: 30 },
  { likes: 0, dislikes: 99, rank: 20 },
  { likes: 50, dislikes: 50, rank: 60 },
  { likes: 59, dislikes: 50, rank: 120 },
  { likes: 1, dislikes: 0, rank: 60 * (1 + Math.log10(2)) },
])("a story of 60 points with $likes likes and $dislikes dislikes has $rank", ({ likes, dislikes, rank }) => {
  expect(rankOf(story("a", 60, { likes, dislikes }))).toBeCloseTo(rank, 9);
});

test.each(spans)("in the best of the %s the oldest counts half as much as what came in now", (span) => {
  const oldest = story("a", 80, { hours: daysIn[span] * 24 });
  expect(rankOf(oldest, span)).toBeCloseTo(40, 9);
  expect(rankOf(story("a", 80, { hours: daysIn[span] * 12 }), span)).toBeCloseTo(80 * Math.SQRT1_2, 9);
  expect(rankOf(story("a", 80, { hours: -5 }), span)).toBe(80);
});

test("more likes never lower a story, more dislikes never raise it, and none is below nothing", () => {
  let before = 0;
  for (let liked = -1000; liked <= 1000; liked += 7) {
    const votes = liked > 0 ? { likes: liked } : { dislikes: -liked };
    const rank = rankOf(story("a", 50, votes));
    expect(rank).toBeGreaterThan(before);
    before = rank;
  }
  expect(rankOf(story("a", 0, { likes: 1000 }))).toBe(0);
});

test("time alone changes the order of no two stories", () => {
  const stories = Array.from({ length: 40 }, (_, index) =>
    story(`s${index}`, 30 + ((index * 37) % 70), {
      hours: (index * 13) % 168,
      likes: index % 6,
      dislikes: index % 4,
    }),
  );
  const orderAt = (at: Date) => bestOf(stories, (each) => rankOf(each, "week", at)).map(({ id }) => id);
  const first = orderAt(now);
  for (const hours of [1, 24, 500]) expect(orderAt(new Date(now.getTime() + hours * HOUR))).toEqual(first);
});

test("of equals the newer stands first", () => {
  const [older, newer] = [story("a", 0, { hours: 2 }), story("b", 0, { hours: 1 })];
  expect(bestOf([older, newer], (each) => rankOf(each)).map(({ id }) => id)).toEqual(["b", "a"]);
});

test.each([
  [null, DEFAULT_SPAN],
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["year", null],
  ["", null],
  ["Day", null],
  ["constructor", null],
])("an address that asks for %j shows %j", (asked, span) => {
  expect(spanOf(asked)).toBe(span);
});

test("a longer span ranks more of the best scored, and none without a bound", () => {
  const counts = spans.map((span) => mostRanked[span]);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(Math.max(...counts)).toBeLessThanOrEqual(200);
});
