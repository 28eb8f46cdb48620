import type { Locale } from "~/core/locale";
import { emptyRow, type FocusRow } from "./focus-rows";
import { MOST_POINTS } from "./world-focus";

/** The rows after a press on "add" or "remove:<index>"; there is always one left. */
export function editedRows(rows: readonly FocusRow[], intent: string, locale: Locale): FocusRow[] {
  const [, index] = intent.match(/^remove:(\d+)$/) ?? [];
  if (index !== undefined)
    return rows.length > 1 ? rows.filter((_, each) => each !== Number(index)) : [...rows];
  return intent === "add" && rows.length < MOST_POINTS ? [...rows, emptyRow(locale)] : [...rows];
}
