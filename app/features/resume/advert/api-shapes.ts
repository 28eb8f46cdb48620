import { z } from "zod";
import { ADDRESS_MAX } from "./advert-text";

export const advertRequest = z.object({ url: z.string().trim().min(1).max(ADDRESS_MAX) });

export const advertAnswer = z.object({
  text: z.string().describe("Plain text, at most 12,000 characters"),
  title: z.string(),
  cut: z.boolean().describe("Whether the advert was longer"),
});

export type Advert = z.infer<typeof advertAnswer>;
