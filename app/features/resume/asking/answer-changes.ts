import type { Resume } from "~/core/resume";
import type { OwnerChange } from "../revising/owner-changes";
import type { Answer, Question } from "./questions";

/** The answer as changes of the resume, `newId` naming what they add; none where too little was typed to write of it. */
export function answerChanges(
  _resume: Resume,
  _question: Question,
  _answer: Answer,
  _newId: () => string,
): OwnerChange[] {
  return [];
}
