import { z } from "zod";

export const weights = { less: 0.5, normal: 1, more: 1.5 } as const;

const sourceIntents = ["read", "pause", "resume", "summaries", "texts", "less", "normal", "more"] as const;

export type SourceIntent = (typeof sourceIntents)[number];

export const sourceForm = z.object({
  intent: z.enum(sourceIntents),
  id: z.string().regex(/^[0-9a-f]{16}$/),
});
