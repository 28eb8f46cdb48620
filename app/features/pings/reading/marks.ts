import { z } from "zod";
import type { Locale } from "~/core/locale";

/** Articles in one call. */
export const MOST_IDS = 100;

/** What one member keeps. */
export const MOST_KEPT = 2000;

/** For how long it is known that somebody has read an article: as long as an article stands that nobody wants. */
export const READ_DAYS = 90;

export const markActions = ["read", "unread", "forget", "keep", "unkeep"] as const;

export type MarkAction = (typeof markActions)[number];

/** What a reader has to do with an article; each is null where nobody is signed in, and the browser knows. */
export type Marks = { isRead: boolean | null; isKept: boolean | null };

/** What keeping an article takes, and what answers once scripts run: whether it is kept, and a press. */
export type ReadArticle = { id: string; title: string; source: string; lang: Locale; marks: Marks };
export type LiveKeep = { isOn: boolean; press: () => void };

const articleId = z.string().regex(/^[0-9a-f]{16}$/);

const back = z.string().optional().describe("For forms: the page to go back to");

/** POST /api/reading */
export const markRequest = z.object({
  action: z.enum(markActions).describe("`forget` takes away all that one has read, and needs no ids"),
  ids: z.array(articleId).max(MOST_IDS).default([]).describe("Of what is kept the newest first"),
  kept_at: z.iso.datetime().optional().describe("For taking back: when it had been kept"),
  back,
});

export const markAnswer = z.object({ success: z.literal(true) });

/** POST /api/reading/visit */
export const visitRequest = z.object({ tag_id: z.string().max(200).nullable().default(null) });

/** As many new ones are counted. */
export const MOST_NEW = 100;

export const visitAnswer = z.object({
  since: z.iso.datetime().nullable().describe("When the visit before this one ended; null for the first"),
  count: z.number().int().describe(`What has come since, ${MOST_NEW} at most`),
});
