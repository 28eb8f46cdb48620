import { z } from "zod";
import { sectionKinds } from "~/core/resume";
import type { LineToReword } from "~/ports/analyst";
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
