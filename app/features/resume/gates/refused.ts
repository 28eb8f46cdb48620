import type { AcceptedEdit, GateId, RefusedEdit } from "../report";

/** More than one reader looks through; an analyst that lies shall not fill the report. */
export const mostRefused = 40;

const longest = 800;

/** Gates behind which a proposal still is a plain text for a line: the others leave nothing that could be taken. */
const takeable = new Set<GateId>([
  "newFact",
  "lostFact",
  "strongerClaim",
  "unverified",
  "tooLong",
  "tooShort",
]);

/** Whether a refused rewording may be shown and taken. Markup, control characters and removals may not. */
export function isTakeable(gate: GateId, after: string): boolean {
  return (
    takeable.has(gate) &&
    after !== "" &&
    after.length <= longest &&
    !/[<>{}|`\p{Cc}\p{Cf}]/u.test(after.replaceAll("\n", ""))
  );
}

/** A refused rewording as an edit that the owner of the resume answers for. It stands in for any other edit of its line. */
export function editOfOwner({ id, line, before, after }: RefusedEdit): AcceptedEdit {
  const reasons = [{ rule: "ownDecision" }];
  return {
    id,
    before,
    after,
    edit: { kind: "replace", line, original: before, replacement: after, reasons },
  };
}
