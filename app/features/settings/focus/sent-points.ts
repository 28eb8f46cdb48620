import { z } from "zod";
import type { FocusPoint } from "../focus-points";
import { emptyRow, type FocusRow, rowOf } from "./focus-rows";
import { defaultFocusPoints } from "./world-focus";

const needed = z
  .string()
  .nullish()
  .transform((text) => text ?? "");
const list = z
  .array(z.string())
  .transform((entries) => entries.join("\n"))
  .optional();

const sentPoints = z.array(
  z.object({
    tag_id: needed,
    tag_name: needed,
    provider: needed,
    lang: z.string().optional(),
    words: list,
    must: list,
    not: list,
    sources: list,
  }),
);

/** The rows that a call means; null where they have not their shape. What one does not send stays as it is stored for its tag. */
export function sentRows(sent: unknown, stored: readonly FocusPoint[]): FocusRow[] | null {
  const known = [...stored, ...defaultFocusPoints("")];
  const rows = sentPoints.safeParse(sent).data?.map((row) => {
    const point = known.find(({ tag_id }) => tag_id === row.tag_id.trim());
    return { ...(point ? rowOf(point) : emptyRow(languageOf(row.tag_name))), ...row };
  });
  return rows ?? null;
}

function languageOf(name: string): FocusPoint["lang"] {
  return /\p{Script=Han}/u.test(name) ? "zh" : "en";
}
