import { expect, test } from "vitest";
import type { WinkCard } from "../feed/feed-view";
import { judgeBy } from "./judge";
import { siftBy } from "./MineTools";
import { emptyWishes } from "./wishes";

const card = (id: string, more: Partial<WinkCard> = {}): WinkCard => ({
  ...{ id, title: "Chips", summary: "", score: 40, source: "Muted", createdAt: "2026-11-29T08:00:00.000Z" },
  ...{
    lang: "en",
    isSample: false,
    sourceCount: 1,
    likeCount: 0,
    dislikeCount: 0,
    vote: null,
    isRead: null,
    isKept: null,
  },
  ...more,
});

test("what is muted is taken out, and what the operator has pinned stays", () => {
  const muted = [{ kind: "source", value: "muted" } as const];
  const sift = siftBy(judgeBy({ ...emptyWishes, muted, leastScore: 50 }), () => false);
  const cards = [
    card("pinned", { isPinned: true }),
    card("muted"),
    card("shown", { source: "S", score: 60 }),
  ];
  expect(sift(cards).map(({ id, isPinned }) => [id, isPinned])).toEqual([
    ["pinned", true],
    ["shown", undefined],
  ]);
});
