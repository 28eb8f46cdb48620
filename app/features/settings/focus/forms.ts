import { z } from "zod";
import { OPML_BYTES } from "~/core/opml";
import { focusRow } from "./focus-rows";

/** Of the whole form: fifty points with all their sources, and an OPML file. */
export const FOCUS_FORM_BYTES = 3 * OPML_BYTES;

const indexOf = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

export const focusForm = z.object({
  intent: z.union([z.enum(["save", "add", "import"]), z.string().regex(/^(?:remove|dry):\d{1,3}$/)]),
  points: z.array(focusRow).max(200).default([]),
  target: indexOf.default(0),
  opml: z.string().default(""),
  file: z.union([z.instanceof(File), z.string()]).optional(),
});
