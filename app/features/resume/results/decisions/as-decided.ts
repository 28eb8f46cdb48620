import type { Resume } from "~/core/resume";
import type { AcceptedEdit, Report } from "../../report";
import { mendResume } from "../../revising/mends";
import { applyChanges } from "../../revising/owner-changes";
import type { Revision } from "../../revising/revision";
import { applyEdits } from "../../rewriting/edits";
import { proposalsFor } from "./proposals";

/** Edits that would cost points, and what a gate refused, are not made unless the owner wants them. */
export function rejectedAtFirst({ declined, refused }: Pick<Report, "declined" | "refused">): string[] {
  return [...declined, ...refused.map(({ id }) => id)];
}

/** The resume of a report as read and `mended`, what can be decided on, in reading order, and the resume before its owner's
 * changes. `rejected` are the ids of the edits that are not made. */
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

/** The resume of a report as its owner decided, step by step; the `better` one is saved. */
export function asDecided(
  report: Pick<Report, "resume" | "edits" | "refused">,
  rejected: ReadonlySet<string>,
  { mends, changes }: Pick<Revision, "mends" | "changes">,
): ReturnType<typeof asProposed> & { better: Resume } {
  const ours = asProposed(report, rejected, mends);
  return { ...ours, better: applyChanges(ours.proposed, changes) };
}
