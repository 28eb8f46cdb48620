import type { Resume } from "~/core/resume";
import { understoodShare } from "../parsing/understood";
import type { LayoutFacts } from "../reading/extracted";
import type { Score } from "../report";
import { scoreResume } from "./score";

/** Of what we understand by less than half we would score our own reading and not the resume. */
export const leastUnderstood = 0.5;

/** The score of a resume as it was read from its file; null where less than half of it was understood. */
export function scoreAsRead(resume: Resume, layout: LayoutFacts): Score | null {
  return understoodShare(resume) < leastUnderstood ? null : scoreResume(resume, layout);
}
