import type { Resume } from "~/core/resume";
import { understoodShare } from "../parsing/understood";
import type { LayoutFacts } from "../reading/extracted";
import type { Score } from "../report";
import { leastUnderstood } from "./least-understood";
import { scoreResume } from "./score";

/** The score of a resume as it was read from its file; null where less than half of it was understood. */
export function scoreAsRead(resume: Resume, layout: LayoutFacts): Score | null {
  return understoodShare(resume) < leastUnderstood ? null : scoreResume(resume, layout);
}
