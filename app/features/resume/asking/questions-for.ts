import type { Resume } from "~/core/resume";
import type { Score } from "../report";
import { readStory } from "../scoring/subject";
import { askOfGaps } from "./ask-gaps";
import { askOfLines } from "./ask-lines";
import { pricesOf } from "./prices";
import type { Question } from "./questions";

/** All that could be asked of a resume: what is missing around the lines first, then the lines in the order of the page. */
export function questionsFor(resume: Resume, score: Score): Question[] {
  const story = readStory(resume);
  return [...askOfGaps(story, score), ...askOfLines(story, pricesOf(score))];
}
