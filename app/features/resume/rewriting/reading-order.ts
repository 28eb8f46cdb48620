import { linesOfEntry, type Resume } from "~/core/resume";
import type { AcceptedEdit } from "../report";

/** Numbers edits as the optimised resume is read; a removed line stands where it was in `before`. */
export function inReadingOrder(before: Resume, better: Resume, edits: AcceptedEdit[]): AcceptedEdit[] {
  const places = new Map<string, number>([["resume", 0]]);
  for (const { sections } of [better, before]) {
    for (const { id, heading, lines: own, entries } of sections) {
      const lines = own.map((line) => line.id);
      const ids = [heading?.id ?? id, id, ...lines, ...entries.flatMap(linesOfEntry).map((line) => line.id)];
      for (const each of ids) if (!places.has(each)) places.set(each, places.size);
    }
  }
  const placeOf = ({ edit }: AcceptedEdit) =>
    places.get(edit.kind === "replace" ? edit.line : edit.parent) ?? places.size;
  return edits.toSorted((a, b) => placeOf(a) - placeOf(b));
}
