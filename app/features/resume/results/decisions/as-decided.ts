import { linesOf, type ReorderEdit, type Resume } from "~/core/resume";
import { editOfOwner } from "../../gates/refused";
import type { AcceptedEdit, RefusedEdit, Report } from "../../report";
import { mendResume } from "../../revising/mends";
import { applyChanges } from "../../revising/owner-changes";
import type { Revision } from "../../revising/revision";
import { applyEdits, replacementsOf } from "../../rewriting/edits";
import { inReadingOrder } from "../../rewriting/reading-order";
import { wholeLine } from "../paper/line-changes";

/** Edits that would cost points, and what a gate refused, are not made unless the owner wants them. */
export function rejectedAtFirst({ declined, refused }: Pick<Report, "declined" | "refused">): string[] {
  return [...declined, ...refused.map(({ id }) => id)];
}

/** What can be decided on, in reading order, and the resume before its owner's changes. `rejected` edits are not made. */
export function asProposed(
  report: Pick<Report, "resume" | "edits" | "refused">,
  rejected: ReadonlySet<string>,
  mends: Revision["mends"],
): { mended: Resume; proposals: AcceptedEdit[]; proposed: Resume } {
  const mended = mendResume(report.resume, mends);
  const proposals = proposalsFor(mended, report, rejected);
  const accepted = proposals.filter(({ id }) => !rejected.has(id)).map(({ edit }) => edit);
  return { mended, proposals, proposed: applyEdits(mended, accepted) };
}

export function asDecided(
  report: Pick<Report, "resume" | "edits" | "refused">,
  rejected: ReadonlySet<string>,
  { mends, changes }: Pick<Revision, "mends" | "changes">,
): ReturnType<typeof asProposed> & { better: Resume } {
  const ours = asProposed(report, rejected, mends);
  return { ...ours, better: applyChanges(ours.proposed, changes) };
}

function without(accepted: AcceptedEdit, lines: ReadonlySet<string>): AcceptedEdit | null {
  const { edit, before, after } = accepted;
  if (edit.kind === "reorder") return accepted;
  if (edit.kind === "replace") return lines.has(edit.line) ? null : accepted;
  const stays = edit.edits.map(({ line }) => !lines.has(line));
  if (!stays.includes(true)) return null;
  const left = <T>(items: T[]) => items.filter((_, index) => stays[index]);
  return {
    ...accepted,
    before: left(before.split("\n")).join("\n"),
    after: left(after.split("\n")).join("\n"),
    edit: { ...edit, edits: left(edit.edits) },
  };
}

/** Refused rewordings whose line still reads as it did. */
export function takeableIn(resume: Resume, refused: RefusedEdit[]): RefusedEdit[] {
  const texts = new Map(linesOf(resume).map(({ id, text }) => [id, text]));
  return refused.filter(({ line, before }) => texts.get(line) === before);
}

/** Where a refused rewording was taken it stands in place of the edit. Mended lines have other ids: nothing is proposed for them. */
export function proposalsFor(
  resume: Resume,
  { edits, refused }: Pick<Report, "edits" | "refused">,
  rejected: ReadonlySet<string>,
): AcceptedEdit[] {
  const present = new Set(linesOf(resume).map(({ id }) => id));
  const taken = takeableIn(resume, refused).filter(({ id }) => !rejected.has(id));
  const closed = new Set(taken.map(({ line }) => line));
  for (const { line } of edits.flatMap(({ edit }) => replacementsOf(edit)))
    if (!present.has(line)) closed.add(line);
  const all = [...edits.flatMap((edit) => without(edit, closed) ?? []), ...taken.map(editOfOwner)];
  const accepted = all.filter(({ id }) => !rejected.has(id)).map(({ edit }) => edit);
  return inReadingOrder(resume, applyEdits(resume, accepted), all);
}

/** What reads otherwise now than it was proposed: the lines that the owner wrote over or removed. */
export function overwrittenIn(proposed: Resume, now: Resume): ReadonlySet<string> {
  const [then, today] = [textsOf(proposed), textsOf(now)];
  const lines = new Set([...then.keys(), ...today.keys()]);
  return new Set([...lines].filter((line) => then.get(line) !== today.get(line)));
}

function textsOf(resume: Resume): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, text } of linesOf(resume)) {
    const whole = wholeLine(id);
    texts.set(whole, `${texts.get(whole) ?? ""}\n${text}`);
  }
  return texts;
}

function orderIn({ sections }: Resume, { parent, order }: ReorderEdit): string {
  const items = parent === "resume" ? sections : (sections.find(({ id }) => id === parent)?.entries ?? []);
  return items.flatMap(({ id }) => (order.includes(id) ? id : [])).join();
}

/** Not those of lines that the owner wrote over, nor an order that the owner changed; they still apply below. */
export function stillOpen(edits: AcceptedEdit[], proposed: Resume, now: Resume): AcceptedEdit[] {
  const closed = overwrittenIn(proposed, now);
  return edits.flatMap((each) => {
    const { edit } = each;
    if (edit.kind !== "reorder") return without(each, closed) ?? [];
    return orderIn(proposed, edit) === orderIn(now, edit) ? each : [];
  });
}
