import type { Resume } from "~/core/resume";
import type { Score } from "../report";
import { lostOn, pricesOf } from "../scoring/prices";
import { readStory } from "../scoring/subject";
import { askOfGaps } from "./ask-gaps";
import { askOfLines, askOfPhrases } from "./ask-lines";
import type { Question } from "./questions";

/** All that could be asked of a resume: what is missing around the lines first, then the lines in the order of the page. A
 * line is asked one thing at a time; what follows from its answer comes when it has been written. */
export function questionsFor(resume: Resume, score: Score): Question[] {
  const story = readStory(resume);
  const ofLines = askOfLines(story, pricesOf(score));
  const asked = new Set(ofLines.flatMap(({ target }) => (target.kind === "line" ? [target.line.id] : [])));
  return [...askOfGaps(story, score), ...ofLines, ...askOfPhrases(story, lostOn(score, "buzzwords"), asked)];
}
