import { linesOfContact, linesOfEntry, type Resume } from "~/core/resume";
import type { AcceptedEdit } from "../report";
import { replacementsOf } from "./edits";

/** Edits as the page numbers them: those of many lines above all, then in the order of the optimised resume, a removed line where it was in `before`. */
export function inReadingOrder(before: Resume, better: Resume, edits: AcceptedEdit[]): AcceptedEdit[] {
  const head = [...linesOfContact(better.contact), ...linesOfContact(before.contact)].map(({ id }) => id);
  const places = new Map([...new Set([...head, "resume"])].map((id, at) => [id, at]));
  for (const { sections } of [better, before]) {
    for (const { id, heading, lines: own, entries } of sections) {
      const lines = own.map((line) => line.id);
      const ids = [heading?.id ?? id, id, ...lines, ...entries.flatMap(linesOfEntry).map((line) => line.id)];
      for (const each of ids) if (!places.has(each)) places.set(each, places.size);
    }
  }
  const placeOf = ({ edit }: AcceptedEdit) => {
    if (edit.kind === "group") return -1;
    const ids = edit.kind === "reorder" ? [edit.parent] : replacementsOf(edit).map(({ line }) => line);
    return Math.min(places.size, ...ids.flatMap((id) => places.get(id) ?? []));
  };
  return edits.toSorted((a, b) => placeOf(a) - placeOf(b));
}
