import type { VoteType } from "~/core/vote";
import type { VoteStats } from "./article-view";

export type VoteState = { votes: VoteStats; ownVote: VoteType | null };

/** What pressing a button asks for: the vote, or none where it was this one already. */
export function wantedBy(pressed: VoteType, ownVote: VoteType | null): VoteType | null {
  return pressed === ownVote ? null : pressed;
}

export function withVote({ votes, ownVote }: VoteState, wanted: VoteType | null): VoteState {
  const change = (type: VoteType) => Number(wanted === type) - Number(ownVote === type);
  return {
    votes: {
      likeCount: Math.max(0, votes.likeCount + change("like")),
      dislikeCount: Math.max(0, votes.dislikeCount + change("dislike")),
    },
    ownVote: wanted,
  };
}
