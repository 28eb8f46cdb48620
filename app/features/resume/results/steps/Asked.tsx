import { QuestionForm } from "../../asking/QuestionForm";
import type { Question } from "../../asking/questions";
import type { OwnerChange } from "../../revising/owner-changes";
import { useWords } from "../../use-words";
import type { Decisions } from "../decisions/use-decisions";

type AskedProps = {
  question: Question;
  decisions: Decisions;
  takesFocus?: boolean;
  /** None where the answer says too little. */
  onWritten: (changes: OwnerChange[]) => void;
  onLater?: () => void;
};

export function Asked({ question, decisions, takesFocus, onWritten, onLater }: AskedProps) {
  const words = useWords();
  const { preview } = decisions;
  return (
    <>
      <h3 className="text-base font-medium">{words(`asking:ask.${question.ask}`, question.values)}</h3>
      <QuestionForm
        {...{ question, takesFocus, onLater }}
        language={decisions.resume.language}
        preview={preview ? (answer) => preview(question, answer) : undefined}
        wordings={(answer) => decisions.wordings(question, answer)}
        typed={decisions.typedIn(question)}
        onType={(answer) => decisions.type(question, answer)}
        onAnswer={(given) => onWritten(decisions.answer(question, given))}
        onSkip={() => decisions.skip(question)}
      />
    </>
  );
}
