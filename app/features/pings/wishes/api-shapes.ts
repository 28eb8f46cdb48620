import { z } from "zod";
import { problem } from "~/core/form";
import { LONGEST_WISH, MOST_POINTS, MOST_WISHES } from "./wishes";

const kind = z.enum(["source", "word"]);
const value = z.string().min(1, problem("pings.emptyWish")).max(1000, problem("pings.wishTooLong"));
const keptValue = z
  .string()
  .min(1)
  .max(2 * LONGEST_WISH);
const direction = z.union([z.literal(1), z.literal(-1)]).describe("1 for more of it, -1 for less");

export const wishesShape = z.object({
  muted: z.array(z.object({ kind, value: keptValue })).max(MOST_WISHES),
  leanings: z
    .array(
      z.object({
        kind,
        value: keptValue,
        weight: z
          .int()
          .min(-MOST_POINTS)
          .max(MOST_POINTS)
          .refine((points) => points !== 0),
      }),
    )
    .max(MOST_WISHES),
  leastScore: z.int().min(0).max(100).describe("The score from which something is shown"),
  hideRead: z.boolean(),
});

/** POST /api/wishes */
export const wishChange = z.discriminatedUnion("do", [
  z.object({ do: z.enum(["mute", "unmute", "forget"]), kind, value }),
  z.object({ do: z.literal("lean"), kind, value, direction }),
  z.object({ do: z.literal("learn"), title: z.string().max(2000), source: z.string().max(1000), direction }),
  z.object({ do: z.literal("leastScore"), score: z.int().min(0).max(100) }),
  z.object({ do: z.literal("hideRead"), on: z.boolean() }),
  z.object({ do: z.literal("restore"), wishes: wishesShape }),
]);

export const wishesAnswer = z.object({ wishes: wishesShape });

export const changeAnswer = z.object({
  wishes: wishesShape,
  before: wishesShape.describe("To be put back by whoever undoes it"),
});

/** GET /api/wishes/preview */
export const previewAnswer = z.object({
  day: z.iso.date().describe("Yesterday, by UTC"),
  total: z.int().describe("What came into the feed on that day, 500 at most"),
  counts: z.array(z.int()).length(101).describe("How many of it would be shown from each score on, 0 to 100"),
});
