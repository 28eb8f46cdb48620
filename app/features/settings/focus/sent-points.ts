import { z } from "zod";
import { recordOf } from "~/core/parse-unknown";
import type { FocusPoint } from "../focus-points";
import { type FocusRow, focusRow } from "./focus-rows";
import { defaultFocusPoints } from "./world-focus";

const entries = z
  .array(z.string())
  .default([])
  .transform((list) => list.join("\n"));
const rows = z.array(focusRow.extend({ words: entries, must: entries, not: entries, sources: entries }));

/** The rows that a call means; null where it has not their shape. What one does not send stays as it is stored for its tag. */
export function sentRows(sent: unknown, stored: readonly FocusPoint[]): FocusRow[] | null {
  const known = [...stored, ...defaultFocusPoints("")];
  const points = Array.isArray(sent) ? sent.map(recordOf) : null;
  const whole = points?.map((point) => {
    const lang = /\p{Script=Han}/u.test(String(point.tag_name)) ? "zh" : "en";
    const before = known.find(({ tag_id }) => tag_id === String(point.tag_id).trim());
    return { lang, tag_name: "", provider: "", ...before, ...point };
  });
  return rows.safeParse(whole).data ?? null;
}
