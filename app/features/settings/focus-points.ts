import { z } from "zod";
import { locales } from "~/core/locale";

const line = z.string().trim().min(1).max(200);
const words = z.array(line).max(50).default([]);

/** It stands in paths and in the names of things: letters, digits, "_", "-" and "." alone, and none of the latter first. */
const tagId = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,199}$/u);

export const LONGEST_SOURCE = 2000;

/** One subject that the world's feed follows. `provider` is the address of whoever is responsible for it; it is shown to the
 * administrator alone. The words and sources are for the radar: a piece of news needs one of `must` and none of `not`. */
export const focusPoint = z.object({
  tag_id: tagId,
  tag_name: line,
  provider: z.string().trim().max(254).pipe(z.email()),
  lang: z.enum(locales).default("zh"),
  words,
  must: words,
  not: words,
  sources: z.array(z.string().trim().min(1).max(LONGEST_SOURCE)).max(100).default([]),
});

export type FocusPoint = z.infer<typeof focusPoint>;

/** What anybody who has signed in may read of one. */
type SharedFocusPoint = Omit<FocusPoint, "provider">;

export function sharedPoints(points: readonly FocusPoint[]): SharedFocusPoint[] {
  return points.map(({ provider: _, ...shared }) => shared);
}
