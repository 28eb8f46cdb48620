import { type Line, linesOf, linesOfEntry, linesOfSection, type Resume } from "~/core/resume";
import type { AcceptedEdit } from "../../report";
import { replacementsOf } from "../../rewriting/edits";

/** `now`: several lines where it was split, none where it was removed. `own`: done by hand; `edit`: proposed, made unless `rejected`. */
export type LineChange = {
  line: string;
  before: string;
  now: Line[];
  edit: AcceptedEdit | null;
  rejected: boolean;
  own: "written" | "added" | "removed" | null;
  /** What went with it: its section or its entry, or the line alone. */
  place: string;
};

export function wholeLine(id: string): string {
  return id.replace(/~\d+$/, "");
}

function grouped(resume: Resume): Map<string, Line[]> {
  return Map.groupBy(linesOf(resume), ({ id }) => wholeLine(id));
}

function ownOf(before: string, now: Line[]): LineChange["own"] {
  if (before === "") return "added";
  if (now.length === 0) return "removed";
  return now.map(({ text }) => text).join("\n") === before ? null : "written";
}

function gonePlaces(was: Resume, now: Resume): ReadonlyMap<string, string> {
  const left = new Set(now.sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]));
  const places = was.sections.flatMap((section) => [
    ...section.entries.map((entry) => ({ id: entry.id, lines: linesOfEntry(entry) })),
    { id: section.id, lines: linesOfSection(section) },
  ]);
  const gone = places.filter(({ id }) => !left.has(id));
  return new Map(gone.flatMap(({ id, lines }) => lines.map((line) => [line.id, id] as const)));
}

/** By id, in today's order, what was removed last. What differs from the upload without one of the `edits` was done by hand. */
export function lineChanges(
  was: Resume,
  now: Resume,
  edits: AcceptedEdit[],
  rejected: ReadonlySet<string>,
): ReadonlyMap<string, LineChange> {
  const [before, after] = [grouped(was), grouped(now)];
  const edited = new Map(
    edits.flatMap((edit) => replacementsOf(edit.edit).map(({ line }) => [line, edit] as const)),
  );
  const places = gonePlaces(was, now);
  const changes = new Map<string, LineChange>();
  for (const line of new Set([...after.keys(), ...before.keys()])) {
    const edit = edited.get(line) ?? null;
    const text = before.get(line)?.[0]?.text ?? "";
    const lines = after.get(line) ?? [];
    const own = edit ? null : ownOf(text, lines);
    if (!edit && !own) continue;
    changes.set(line, {
      line,
      before: text,
      now: lines,
      edit,
      rejected: edit !== null && rejected.has(edit.id),
      own,
      place: places.get(line) ?? line,
    });
  }
  return changes;
}
