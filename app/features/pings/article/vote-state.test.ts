import { expect, test } from "vitest";
import { type VoteState, wantedBy, withVote } from "./vote-state";

test.each([
  ["like", null, "like"],
  ["like", "like", null],
  ["like", "dislike", "like"],
  ["dislike", "dislike", null],
] as const)("pressing %s where the vote is %s asks for %s", (pressed, own, wanted) => {
  expect(wantedBy(pressed, own)).toBe(wanted);
});

const state = (likeCount: number, dislikeCount: number, ownVote: VoteState["ownVote"]): VoteState => ({
  votes: { likeCount, dislikeCount },
  ownVote,
});

test.each([
  [state(3, 1, null), "like", state(4, 1, "like")],
  [state(3, 1, "like"), "dislike", state(2, 2, "dislike")],
  [state(3, 1, "dislike"), null, state(3, 0, null)],
  [state(3, 1, "like"), "like", state(3, 1, "like")],
  [state(0, 0, "like"), null, state(0, 0, null)],
] as const)("a vote counts once", (before, wanted, after) => {
  expect(withVote(before, wanted)).toEqual(after);
});
