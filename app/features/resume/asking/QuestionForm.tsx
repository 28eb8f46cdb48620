import type { ResumeLanguage } from "~/core/resume";
import type { Answer, Question } from "./questions";

type QuestionFormProps = {
  question: Question;
  /** The language of the resume, which the answer is typed in. */
  language: ResumeLanguage;
  onAnswer: (answer: Answer) => void;
  onSkip: () => void;
};

/** The place that a next step leads to. */
export function questionAnchor({ id }: Pick<Question, "id">): string {
  return `ask-${id}`;
}

export function QuestionForm({ question }: QuestionFormProps) {
  return <form id={questionAnchor(question)} />;
}
