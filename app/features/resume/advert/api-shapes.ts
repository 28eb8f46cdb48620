import { z } from "zod";
import { ADDRESS_MAX } from "./advert-text";

export const advertRequest = z.object({ url: z.string().trim().min(1).max(ADDRESS_MAX) });

export const advertAnswer = z.object({
  text: z.string().describe("Plain text, at most 12,000 characters"),
  title: z.string(),
  cut: z.boolean().describe("Whether the advert was longer"),
});

/** The text of a job advert, and whether it was longer than the field for it. */
export type Advert = z.infer<typeof advertAnswer>;
