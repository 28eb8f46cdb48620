import type { Resume } from "~/core/resume";
import type { Score } from "../report";
import type { Question } from "./questions";

/** All that could be asked of a resume, in the order of its page. */
export function questionsFor(_resume: Resume, _score: Score): Question[] {
  return [];
}
