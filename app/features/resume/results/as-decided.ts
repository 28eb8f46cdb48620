import type { Resume } from "~/core/resume";
import type { AcceptedEdit, Report } from "../report";
import { mendResume } from "../revising/mends";
import { applyChanges } from "../revising/owner-changes";
import type { Revision } from "../revising/revision";
import { applyEdits } from "../rewriting/edits";
import { proposalsFor } from "./proposals";

/** Edits that would cost points, and what a gate refused, are not made unless the owner wants them. */
export function rejectedAtFirst({ declined, refused }: Pick<Report, "declined" | "refused">): string[] {
  return [...declined, ...refused.map(({ id }) => id)];
}

type Decided = {
  /** As read and mended. */
  mended: Resume;
  /** What can be decided on, in reading order. */
  proposals: AcceptedEdit[];
  /** With the accepted edits. */
  proposed: Resume;
  /** With the owner's changes on top: what is saved. */
  better: Resume;
};

/** The resume of a report as its owner decided, step by step. `rejected` are the ids of the edits that are not made. */
export function asDecided(
  report: Pick<Report, "resume" | "edits" | "refused">,
  rejected: ReadonlySet<string>,
  { mends, changes }: Pick<Revision, "mends" | "changes">,
): Decided {
  const mended = mendResume(report.resume, mends);
  const proposals = proposalsFor(mended, report, rejected);
  const accepted = proposals.filter(({ id }) => !rejected.has(id)).map(({ edit }) => edit);
  const proposed = applyEdits(mended, accepted);
  return { mended, proposals, proposed, better: applyChanges(proposed, changes) };
}
