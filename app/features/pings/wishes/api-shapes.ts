import { z } from "zod";
import { problem } from "~/core/form";
import { wishesShape } from "./wishes-shape";

const kind = z.enum(["source", "word"]);
const value = z.string().min(1, problem("pings.emptyWish")).max(1000, problem("pings.wishTooLong"));
const direction = z.union([z.literal(1), z.literal(-1)]).describe("1 for more of it, -1 for less");

/** POST /api/wishes */
export const wishChange = z.discriminatedUnion("do", [
  z.object({ do: z.enum(["mute", "unmute", "forget"]), kind, value }),
  z.object({ do: z.literal("lean"), kind, value, direction }),
  z.object({ do: z.literal("learn"), title: z.string().max(2000), source: z.string().max(1000), direction }),
  z.object({ do: z.literal("leastScore"), score: z.int().min(0).max(100) }),
  z.object({ do: z.literal("hideRead"), on: z.boolean() }),
  z.object({
    do: z.literal("restore"),
    wishes: wishesShape,
    over: z
      .optional(wishesShape)
      .describe("For undoing one change: what it was answered with; else all is replaced"),
  }),
]);

export const wishesAnswer = z.object({ wishes: wishesShape });

export const changeAnswer = z.object({
  wishes: wishesShape,
  before: wishesShape,
});

/** GET /api/wishes/preview */
export const previewAnswer = z.object({
  day: z.iso.date().describe("Yesterday, by UTC"),
  total: z.int().describe("What came into the feed on that day, 500 at most"),
  counts: z.array(z.int()).length(101).describe("How many of it would be shown from each score on, 0 to 100"),
});
