import type { Resume } from "~/core/resume";
import type { Score } from "../report";
import { readStory } from "../scoring/subject";
import { askOfLines } from "./ask-lines";
import { pricesOf } from "./prices";
import type { Question } from "./questions";

/** All that could be asked of a resume, in the order of its page. */
export function questionsFor(resume: Resume, score: Score): Question[] {
  return askOfLines(readStory(resume), pricesOf(score));
}
