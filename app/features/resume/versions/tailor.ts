import { matchJob } from "../match/match-job";
import type { StoredResult } from "../results/store/save-result";
import { applyEdits } from "../rewriting/edits";

/** The result for another job (null: for none). The match is that of the edits as proposed; a letter for the former job goes. */
export function tailoredTo(result: StoredResult, jobDescription: string | null): StoredResult {
  const { report } = result.resumeData;
  if (!report) return result;
  const made = report.edits.filter(({ id }) => !report.declined.includes(id)).map(({ edit }) => edit);
  const job_match = report.before && matchJob(applyEdits(report.resume, made), jobDescription);
  const tailored = { ...report, job_description: jobDescription, job_match, letter: null };
  return { ...result, resumeData: { ...result.resumeData, report: tailored } };
}
