import type { Resume, ResumeLanguage } from "~/core/resume";
import type { Score } from "../report";
import { lostOn, pricesOf } from "../scoring/prices";
import { readStory } from "../scoring/subject";
import { askOfGaps } from "./ask-gaps";
import { askOfLines, askOfPhrases } from "./ask-lines";
import { losesBy } from "./askable";
import { plausibleAnswer, sayings } from "./plausible-answers";
import type { Question } from "./questions";
import { writtenLine } from "./write-line";

/** More than anybody answers; each is tried with answers of its own on the whole resume. */
const MOST_QUESTIONS = 200;

/** A line is asked one thing at a time; what follows from its answer comes when it has been written. */
export function questionsFor(resume: Resume, score: Score): Question[] {
  const questions = allQuestions(resume, score).slice(0, MOST_QUESTIONS);
  return questions.filter((question) => !mayLose(question, resume.language));
}

/** Whether an answer such as people give would make its line worth less: then it is better not asked for. */
function mayLose({ target, ...question }: Question, language: ResumeLanguage): boolean {
  if (target.kind !== "line") return false;
  const { text } = target.line;
  return sayings.some((_, turn) => {
    const answer = plausibleAnswer({ ...question, target }, language, turn);
    const written = writtenLine(text, question.ask, answer, language);
    return written !== null && losesBy(text, written, language);
  });
}

function allQuestions(resume: Resume, score: Score): Question[] {
  const story = readStory(resume);
  const ofLines = askOfLines(story, pricesOf(score));
  const asked = new Set(ofLines.flatMap(({ target }) => (target.kind === "line" ? [target.line.id] : [])));
  return [...askOfGaps(story, score), ...ofLines, ...askOfPhrases(story, lostOn(score, "buzzwords"), asked)];
}
