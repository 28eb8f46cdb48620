import { z } from "zod";
import { MOST_IDS, MOST_NEW, markActions } from "./marks";

const articleId = z.string().regex(/^[0-9a-f]{16}$/);

const back = z.string().optional().describe("For forms: the page to go back to");

/** POST /api/reading */
export const markRequest = z.object({
  action: z.enum(markActions).describe("`forget` takes away all that one has read, and needs no ids"),
  ids: z.array(articleId).max(MOST_IDS).default([]).describe("Of what is kept the newest first"),
  kept_at: z.iso.datetime().optional().describe("For taking back: when it had been kept"),
  back,
});

export const markAnswer = z.object({
  success: z.literal(true),
  kept: z.array(articleId).optional().describe("Of what was to be kept: what is now; the rest is gone"),
});

/** POST /api/reading/visit */
export const visitRequest = z.object({ tag_id: z.string().max(200).nullable().default(null) });

export const visitAnswer = z.object({
  since: z.iso.datetime().nullable().describe("When the visit before this one ended; null for the first"),
  count: z.number().int().describe(`What has come since, ${MOST_NEW} at most`),
});
