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

type Proposed = {
  /** As read and mended. */
  mended: Resume;
  /** What can be decided on, in reading order. */
  proposals: AcceptedEdit[];
  /** With the accepted edits. */
  proposed: Resume;
};

type Decided = Proposed & {
  /** With the owner's changes on top: what is saved. */
  better: Resume;
};

/** The resume of a report before its owner's changes. `rejected` are the ids of the edits that are not made. */
export function asProposed(
  report: Pick<Report, "resume" | "edits" | "refused">,
  rejected: ReadonlySet<string>,
  mends: Revision["mends"],
): Proposed {
  const mended = mendResume(report.resume, mends);
  const proposals = proposalsFor(mended, report, rejected);
  const accepted = proposals.filter(({ id }) => !rejected.has(id)).map(({ edit }) => edit);
  return { mended, proposals, proposed: applyEdits(mended, accepted) };
}

/** The resume of a report as its owner decided, step by step. */
export function asDecided(
  report: Pick<Report, "resume" | "edits" | "refused">,
  rejected: ReadonlySet<string>,
  { mends, changes }: Pick<Revision, "mends" | "changes">,
): Decided {
  const ours = asProposed(report, rejected, mends);
  return { ...ours, better: applyChanges(ours.proposed, changes) };
}
