import { z } from "zod";
import { removalReasons } from "~/core/removal";

export const pinHours = ["6", "24", "72", "168"] as const;

const id = z.string().regex(/^[0-9a-f]{16}$/);
const tag = z.string().min(1).max(200);

/** What the administrator does with an article; each is one button of a form of its own. */
export const articleForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("pin"), id, tag, hours: z.enum(pinHours).transform(Number) }),
  z.object({ intent: z.literal("unpin"), id, tag }),
  z.object({
    intent: z.literal("remove"),
    id,
    reason: z.enum(removalReasons),
    note: z.string().trim().max(200).default(""),
  }),
  z.object({
    intent: z.literal("correct"),
    id,
    title: z.string().trim().min(1, "form.missing").max(300),
    summary: z.string().trim().max(2000),
  }),
]);

export type ArticleChange = z.infer<typeof articleForm>;
