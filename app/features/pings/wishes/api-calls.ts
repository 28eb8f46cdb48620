import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { changeAnswer, previewAnswer, wishChange, wishesAnswer } from "./api-shapes";

const busy = 503;

export const wishCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/wishes",
    summary: "What one has muted, wants more and less of, and the score from which one is shown something",
    who: "member",
    answers: { 200: { description: "One's wishes", shape: wishesAnswer } },
    refusals: [busy],
  },
  {
    method: "post",
    path: "/api/wishes",
    summary: "Change one of them, or take a change back",
    who: "member",
    body: { shape: wishChange, types: ["application/json"] },
    answers: {
      200: { description: "One's wishes now, and before: whoever undoes it sends both", shape: changeAnswer },
    },
    refusals: [400, 413, busy],
  },
  {
    method: "get",
    path: "/api/wishes/preview",
    summary: "How much of yesterday's news of a tag one would have been shown from each score on",
    who: "anyone",
    query: z.object({ tag_id: z.string().optional() }),
    answers: { 200: { description: "The counts", shape: previewAnswer } },
    refusals: [403, 429, busy],
  },
];
