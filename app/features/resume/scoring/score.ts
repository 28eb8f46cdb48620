import type { Resume } from "~/core/resume";
import { leastUnderstood, understoodShare } from "../parsing/understood";
import type { LayoutFacts } from "../reading/extracted";
import type { Check, Outcome, Part, PartId, Score } from "../report";
import { completenessChecks } from "./checks-completeness";
import { evidenceChecks } from "./checks-evidence";
import { lengthChecks } from "./checks-length";
import { machineChecks } from "./checks-machine";
import { structureChecks } from "./checks-structure";
import { wordingChecks } from "./checks-wording";
import { type CheckId, parts, rubricChecks } from "./rubric";
import { type Grade, readSubject, type Subject } from "./subject";

const graders: Record<CheckId, (subject: Subject) => Grade> = {
  ...machineChecks,
  ...completenessChecks,
  ...evidenceChecks,
  ...wordingChecks,
  ...structureChecks,
  ...lengthChecks,
};

/** The same resume and layout always score the same; a check that cannot be judged leaves its weight to its part. */
export function scoreResume(resume: Resume, layout: LayoutFacts): Score {
  const subject = readSubject(resume, layout);
  const graded = parts.map((part) => ({ ...part, checks: gradeChecks(part.id, subject) }));
  const judged = graded.filter((part) => part.checks.some(({ grade }) => grade.ratio !== null));
  const whole = judged.reduce((sum, part) => sum + part.weight, 0);
  const scored = graded.map((part) =>
    weighPart(part, judged.includes(part) ? (100 * part.weight) / whole : 0),
  );
  const exact = scored.reduce((sum, part) => sum + part.points, 0);
  return { total: Math.round(exact), exact, parts: scored };
}

type GradedCheck = { id: CheckId; weight: number; grade: Grade };

function gradeChecks(part: PartId, subject: Subject): GradedCheck[] {
  return rubricChecks
    .filter((check) => check.part === part && check.weight[subject.resume.language] > 0)
    .map(({ id, weight }) => ({
      id,
      weight: weight[subject.resume.language],
      grade: graders[id](subject),
    }));
}

function weighPart({ id, checks }: { id: PartId; checks: GradedCheck[] }, share: number): Part {
  const judged = checks
    .filter(({ grade }) => grade.ratio !== null)
    .reduce((sum, check) => sum + check.weight, 0);
  const weighed = checks.map(({ id, weight, grade }): Check => {
    const scaled = grade.ratio === null ? 0 : (share * weight) / judged;
    const outcome = outcomeOf(grade.ratio);
    return {
      id,
      outcome,
      points: scaled * (grade.ratio ?? 0),
      weight: scaled,
      values: grade.values ?? {},
      evidence: outcome === "passed" ? [] : (grade.evidence ?? []),
    };
  });
  return {
    id,
    points: weighed.reduce((sum, check) => sum + check.points, 0),
    weight: share,
    checks: weighed,
  };
}

function outcomeOf(ratio: number | null): Outcome {
  if (ratio === null) return "notGraded";
  return ratio >= 1 ? "passed" : ratio <= 0 ? "failed" : "partly";
}

/** The score of a resume as it was read from its file; null where less than half of it was understood. */
export function scoreAsRead(resume: Resume, layout: LayoutFacts): Score | null {
  return understoodShare(resume) < leastUnderstood ? null : scoreResume(resume, layout);
}
