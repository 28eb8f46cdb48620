export const voteTypes = ["like", "dislike"] as const;

export type VoteType = (typeof voteTypes)[number];
