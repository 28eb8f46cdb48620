import { linesOf, type Resume } from "~/core/resume";
import type { OwnerChange } from "../revising/owner-changes";
import { typed } from "./answer-text";
import type { Answer, Question } from "./questions";
import { figureInEnglish } from "./write-figure.en";
import { figureInChinese } from "./write-figure.zh";
import { withResult } from "./write-result";

function writeLine(text: string, { ask }: Question, answer: Answer, resume: Resume): string {
  const { language } = resume;
  const figure = language === "zh" ? figureInChinese : figureInEnglish;
  const counted = ask === "result" ? text : (figure(text, ask, answer) ?? text);
  const result = typed(answer, "result");
  return result === "" ? counted : withResult(counted, result, language);
}

/** The answer as changes of the resume, `newId` naming what they add; none where too little was typed to write of it. */
export function answerChanges(
  resume: Resume,
  question: Question,
  answer: Answer,
  _newId: () => string,
): OwnerChange[] {
  const { target } = question;
  if (target.kind === "line") {
    const line = linesOf(resume).find(({ id }) => id === target.line.id);
    const text = line && writeLine(line.text, question, answer, resume);
    return line && text && text !== line.text ? [{ kind: "write", line: line.id, text }] : [];
  }
  return [];
}
