import { type Line, linesOf, linesOfEntry, linesOfSection, type Resume } from "~/core/resume";
import type { AcceptedEdit } from "../../report";
import { replacementsOf } from "../../rewriting/edits";

/** What became of a line of the resume. `now` is what stands there: several lines where it was split, none where it was
 * removed. `own` is what its owner did to it by hand; `edit` what we propose for it, made unless it is `rejected`. */
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

/** The line that a line was split from, or the line itself. */
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

/** The sections and entries that are gone, by the lines that stood in them. */
function gonePlaces(was: Resume, now: Resume): ReadonlyMap<string, string> {
  const left = new Set(now.sections.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]));
  const places = was.sections.flatMap((section) => [
    ...section.entries.map((entry) => ({ id: entry.id, lines: linesOfEntry(entry) })),
    { id: section.id, lines: linesOfSection(section) },
  ]);
  const gone = places.filter(({ id }) => !left.has(id));
  return new Map(gone.flatMap(({ id, lines }) => lines.map((line) => [line.id, id] as const)));
}

/** The lines that differ from the upload or that something is proposed for, by their id, in today's order; what was removed
 * stands last. `edits` are those that the owner did not write over: what differs without one of them was done by hand. */
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
