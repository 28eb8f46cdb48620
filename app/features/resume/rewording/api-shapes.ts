import { z } from "zod";
import { sectionKinds } from "~/core/resume";
import type { AnalystRefusal, LineToReword } from "~/ports/analyst";
import { holdsContact, LONGEST_LINE, LONGEST_TITLE } from "./line-to-reword";

const lineOfText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(/\s+/g, " ").trim());

/** Nothing else is taken, so that no name or address comes along. */
export const wordingRequest: z.ZodType<LineToReword> = z.strictObject({
  text: lineOfText(LONGEST_LINE)
    .refine((text) => text !== "")
    .refine((text) => !holdsContact(text), { error: "wordings.contact" }),
  section: z.enum(sectionKinds),
  title: lineOfText(LONGEST_TITLE).nullable(),
  language: z.enum(["en", "zh"]),
});

export const wordingAnswer = z.object({ text: z.string() });

export type WordingRefusal =
  | "wordings.notIncluded"
  | "wordings.spent"
  | "wordings.badAnswer"
  | "wordings.noneFits"
  | "wordings.unavailable"
  | "wordings.timedOut"
  | "wordings.stopped"
  | "wordings.siteSpent"
  | "wordings.ownSpent";

export const refusalOfAnalyst: Record<AnalystRefusal, WordingRefusal> = {
  "analyst.unavailable": "wordings.unavailable",
  "analyst.refusedKey": "wordings.unavailable",
  "analyst.badAnswer": "wordings.badAnswer",
  "analyst.timedOut": "wordings.timedOut",
  "analyst.stopped": "wordings.stopped",
  "analyst.spent": "wordings.siteSpent",
  "analyst.ownSpent": "wordings.ownSpent",
};

const statuses: Record<WordingRefusal, number> = {
  "wordings.notIncluded": 403,
  "wordings.badAnswer": 422,
  "wordings.noneFits": 422,
  "wordings.spent": 429,
  "wordings.unavailable": 503,
  "wordings.timedOut": 503,
  "wordings.stopped": 503,
  "wordings.siteSpent": 503,
  "wordings.ownSpent": 429,
};

export function statusOfWordingRefusal(reason: WordingRefusal): number {
  return statuses[reason];
}
