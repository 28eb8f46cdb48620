import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import {
  followAnswer,
  followRequest,
  ownVote,
  unfollowRequest,
  voteRemoval,
  voteRequest,
  voteStats,
} from "./api-shapes";

const types = ["application/json", "application/x-www-form-urlencoded"] as const;

const back = { 303: { description: "A form was sent: back to the page" } };

const article = z.object({ news_id: z.string() });

/** What comes of a read or a write while the database has too much to do. */
const busy = 503;

export const pingsCalls: ApiCall[] = [
  {
    method: "post",
    path: "/api/follow_user",
    summary: "Follow somebody's radar",
    who: "member",
    body: { shape: followRequest, types },
    answers: { 200: { description: "Followed", shape: followAnswer }, ...back },
    refusals: [400, 413, busy],
  },
  {
    method: "post",
    path: "/api/unfollow_user",
    summary: "Follow somebody's radar no longer",
    who: "member",
    body: { shape: unfollowRequest, types },
    answers: { 200: { description: "Unfollowed", shape: followAnswer }, ...back },
    refusals: [400, 413, busy],
  },
  {
    method: "get",
    path: "/api/article/vote/stats",
    summary: "How many like an article, and how many do not",
    who: "anyone",
    query: article,
    answers: { 200: { description: "The votes", shape: voteStats } },
    refusals: [404, busy],
  },
  {
    method: "get",
    path: "/api/article/vote/user",
    summary: "How one has voted; null where one has not",
    who: "anyone",
    query: article,
    answers: { 200: { description: "One's vote", shape: ownVote } },
    refusals: [404, busy],
  },
  {
    method: "post",
    path: "/api/article/vote",
    summary: "Vote on an article; the vote before is replaced",
    who: "member",
    body: { shape: voteRequest, types },
    answers: { 200: { description: "The votes now", shape: voteStats }, ...back },
    refusals: [400, 404, 413, busy],
  },
  {
    method: "post",
    path: "/api/article/vote/remove",
    summary: "Take one's vote back",
    who: "member",
    body: { shape: voteRemoval, types },
    answers: { 200: { description: "The votes now", shape: voteStats }, ...back },
    refusals: [400, 404, 413, busy],
  },
];
