import { z } from "zod";
import { locales } from "~/core/locale";

const line = z.string().trim().min(1).max(200);

/** One subject that the world's feed follows. `provider` is the address of whoever is responsible for it; it is shown to the
 * administrator alone. The words and sources are for the radar: a piece of news needs one of `must` and none of `not`. */
export const focusPoint = z.object({
  tag_id: line,
  tag_name: line,
  provider: line,
  lang: z.enum(locales),
  words: z.array(line).max(50),
  must: z.array(line).max(50),
  not: z.array(line).max(50),
  sources: z.array(z.string().trim().min(1).max(2000)).max(100),
});

export type FocusPoint = z.infer<typeof focusPoint>;
