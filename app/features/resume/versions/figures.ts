import type { Resume } from "~/core/resume";
import { matchJob } from "../match/match-job";
import { asDecided, rejectedAtFirst } from "../results/decisions/as-decided";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreAsRead, scoreResume } from "../scoring/score";
import type { Version } from "./version";

/** What a version comes to: its resume as decided, its score (0–100, null where it has none) and its match with the job (0–1). */
export type Figures = { resume: Resume; score: number | null; match: number | null };

/** Null for a result without a report: it has texts alone. */
export function figuresOf({ result, revision }: Pick<Version, "result" | "revision">): Figures | null {
  const { report } = result.resumeData;
  if (!report) return null;
  const rejected = new Set(revision.rejected ?? rejectedAtFirst(report));
  const { mended, better: resume } = asDecided(report, rejected, revision);
  if (!scoreAsRead(mended, report.layout)) return { resume, score: null, match: null };
  return {
    resume,
    score: scoreResume(resume, exportedLayout(report.layout)).total,
    match: matchJob(resume, report.job_description)?.coverage ?? null,
  };
}
