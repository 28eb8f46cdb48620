import { z } from "zod";
import { type ApiCall, backToPage, formTypes } from "~/core/api-call";
import {
  followAnswer,
  followRequest,
  ownVote,
  tagEntry,
  unfollowRequest,
  voteRemoval,
  voteRequest,
  voteStats,
  winkShape,
} from "./api-shapes";
import { MOST_PAGES, MOST_WINKS } from "./feed/feed-place";
import { PAGE_SIZE } from "./feed/feed-view";
import { pushCalls } from "./push/api-calls";
import { readingCalls } from "./reading/api-calls";

const article = z.object({ news_id: z.string() });

/** What comes of a read or a write while the database has too much to do. */
const busy = 503;

const winkQuery = z.object({
  tag_id: z
    .string()
    .optional()
    .describe("A tag of the world or a Ping ID; by default the first of the language"),
  limit: z.int().min(1).max(MOST_WINKS).default(PAGE_SIZE),
  page: z
    .int()
    .min(1)
    .max(MOST_PAGES)
    .default(1)
    .describe("Counted from the beginning; `before` goes on from any page"),
  before: z.string().optional().describe("Where a page goes on; see `Link: rel=next`"),
});

export const pingsCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/winks/by_tag_id",
    summary: "The news of a tag, newest first",
    who: "anyone",
    query: winkQuery,
    answers: { 200: { description: "One page", shape: z.array(winkShape) } },
    refusals: [400, 403, 404, busy],
  },
  {
    method: "get",
    path: "/api/winks/all_tags",
    summary: "The tags of the world, one's own, and those that one follows",
    who: "anyone",
    query: z.object({ user_id: z.string().optional().describe("One's own Ping ID") }),
    answers: { 200: { description: "The tags", shape: z.array(tagEntry) } },
    refusals: [403, busy],
  },
  {
    method: "post",
    path: "/api/follow_user",
    summary: "Follow somebody's radar",
    who: "member",
    body: { shape: followRequest, types: formTypes },
    answers: { 200: { description: "Followed", shape: followAnswer }, ...backToPage },
    refusals: [400, 413, busy],
  },
  {
    method: "post",
    path: "/api/unfollow_user",
    summary: "Follow somebody's radar no longer",
    who: "member",
    body: { shape: unfollowRequest, types: formTypes },
    answers: { 200: { description: "Unfollowed", shape: followAnswer }, ...backToPage },
    refusals: [400, 413, busy],
  },
  {
    method: "get",
    path: "/api/article/vote/stats",
    summary: "How many like an article, and how many do not",
    who: "anyone",
    query: article,
    answers: { 200: { description: "The votes", shape: voteStats } },
    refusals: [403, 404, busy],
  },
  {
    method: "get",
    path: "/api/article/vote/user",
    summary: "How one has voted; null where one has not",
    who: "anyone",
    query: article,
    answers: { 200: { description: "One's vote", shape: ownVote } },
    refusals: [403, 404, busy],
  },
  {
    method: "post",
    path: "/api/article/vote",
    summary: "Vote on an article; the vote before is replaced",
    who: "member",
    body: { shape: voteRequest, types: formTypes },
    answers: { 200: { description: "The votes now", shape: voteStats }, ...backToPage },
    refusals: [400, 404, 413, busy],
  },
  {
    method: "post",
    path: "/api/article/vote/remove",
    summary: "Take one's vote back",
    who: "member",
    body: { shape: voteRemoval, types: formTypes },
    answers: { 200: { description: "The votes now", shape: voteStats }, ...backToPage },
    refusals: [400, 404, 413, busy],
  },
  ...pushCalls,
  ...readingCalls,
];
