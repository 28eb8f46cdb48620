import { z } from "zod";

/** What the administrator does about one source, or about one that is to be added. */
export const sourceChangeForm = z.object({
  intent: z.enum(["find", "preview", "add", "replace", "drop"]),
  /** The source that stands; empty where one is added. */
  id: z.union([z.string().regex(/^[0-9a-f]{16}$/), z.literal("")]).default(""),
  tag: z.string().max(200).default(""),
  address: z.string().trim().max(2000).default(""),
});

export const whyForm = z.object({ intent: z.literal("judge"), url: z.string().trim().max(4000) });
