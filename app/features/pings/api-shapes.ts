import { z } from "zod";
import { problem } from "~/core/form";
import { locales } from "~/core/locale";
import { voteTypes } from "~/core/vote";
import type { VoteStats } from "./article/article-view";
import type { WinkCard } from "./feed/feed-view";

/** GET /api/winks/by_tag_id */
export const winkShape = z.object({
  id: z.string(),
  tag_id: z.string(),
  title: z.string(),
  summary: z.string(),
  source: z.string(),
  lang: z.enum(locales),
  score: z.number().int(),
  date: z.iso.datetime(),
  source_count: z.number().int().describe("How many sources tell it, this one included"),
  is_sample: z.boolean(),
});

/** GET /api/winks/all_tags; `worldFilter` and its name stand in one's own entry alone. */
export const tagEntry = z.object({
  tag_id: z.string(),
  user_id: z.string().nullable().describe("The Ping ID of whoever it belongs to; null for the world's"),
  tag: z.string(),
  is_self: z.boolean(),
  worldFilter: z.string().optional(),
  worldFilterName: z.string().optional(),
});

const ownPingId = z.string().optional().describe("One's own Ping ID, or nothing");

/** Half of a character stands in no id, and in no address that would be made of one. */
const articleId = z.string().refine((id) => id.isWellFormed());

const back = z.string().optional().describe("For forms: the page to go back to");

export const followRequest = z.object({ user_id: ownPingId, follow_user_id: z.string(), back });

export const unfollowRequest = z.object({ user_id: ownPingId, unfollow_user_id: z.string(), back });

/** `tag_id` is the tab that came or went. */
export const followAnswer = z.object({ success: z.literal(true), tag_id: z.string() });

export const voteRequest = z.object({
  news_id: articleId,
  vote_type: z.enum(voteTypes, problem("pings.badVote")),
  back,
});

export const voteRemoval = z.object({ news_id: articleId, back });

export const voteStats = z.object({
  success: z.literal(true),
  stats: z.object({
    like_count: z.number().int(),
    dislike_count: z.number().int(),
    total_count: z.number().int(),
  }),
});

export const ownVote = z.object({ success: z.literal(true), vote_type: z.enum(voteTypes).nullable() });

export function winkAnswer(card: WinkCard, tagId: string): z.infer<typeof winkShape> {
  const { id, title, summary, source, lang, score, createdAt, sourceCount, isSample } = card;
  const told = { id, title, summary, source, lang, score };
  return { ...told, tag_id: tagId, date: createdAt, source_count: sourceCount, is_sample: isSample };
}

export function statsAnswer({ likeCount, dislikeCount }: VoteStats): z.infer<typeof voteStats> {
  return {
    success: true,
    stats: { like_count: likeCount, dislike_count: dislikeCount, total_count: likeCount + dislikeCount },
  };
}
