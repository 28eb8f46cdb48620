import { z } from "zod/mini";
import { emptyWishes, LONGEST_WISH, MOST_POINTS, MOST_WISHES, type Wishes } from "./wishes";

/** Counted in units of UTF-16, of which a character takes two at most. */
const value = z.string().check(z.minLength(1), z.maxLength(2 * LONGEST_WISH));
const kind = z.enum(["source", "word"]);
const weight = z.int().check(
  z.minimum(-MOST_POINTS),
  z.maximum(MOST_POINTS),
  z.refine((points) => points !== 0),
);

export const wishesShape = z.object({
  muted: z.array(z.object({ kind, value })).check(z.maxLength(MOST_WISHES)),
  leanings: z.array(z.object({ kind, value, weight })).check(z.maxLength(MOST_WISHES)),
  leastScore: z
    .int()
    .check(z.minimum(0), z.maximum(100), z.describe("The score from which something is shown")),
  hideRead: z.boolean(),
});

/** Wishes as they were kept, in the database or in a browser; none where something else stands there. */
export function wishesOf(kept: unknown): Wishes {
  const read = wishesShape.safeParse(kept);
  return read.success ? read.data : emptyWishes;
}
