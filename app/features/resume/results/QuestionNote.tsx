import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { QuestionForm } from "../asking/QuestionForm";
import type { Question } from "../asking/questions";
import { linesOfOwner } from "../revising/owner-changes";
import { useEditing } from "./use-editing";
import { useWords } from "./use-words";

/** One question in the margin, which opens to be answered. */
export function QuestionNote({ question }: { question: Question }) {
  const { i18n } = useTranslation();
  const words = useWords();
  const note = useRef<HTMLDivElement>(null);
  const { decisions, focus, focusNear } = useEditing();
  const { opened, openQuestion, answer, preview, typed, skip, report } = decisions;
  const open = opened?.question === question.id ? opened : null;

  useEffect(() => {
    if (!open || !note.current) return;
    const first = note.current.querySelector<HTMLElement>("input, select, textarea");
    first?.focus({ preventScroll: true });
    note.current.scrollIntoView({ block: "nearest" });
    note.current.querySelector("form")?.scrollIntoView({ block: "nearest" });
  }, [open]);

  return (
    <div
      ref={note}
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      className="relative scroll-my-24 border-l-2 border-dotted border-edge pl-3"
    >
      <button
        type="button"
        aria-expanded={open !== null}
        onClick={() => openQuestion(open ? null : question.id)}
        className="flex w-full items-start gap-2 rounded-sm py-3 text-left text-xs hover:underline hover:underline-offset-4 lg:py-1"
      >
        <Icon name="question" size={16} className="mt-0.5 text-accent" />
        {words(`asking:ask.${question.ask}`, question.values)}
      </button>
      {open && (
        <QuestionForm
          question={question}
          language={report.resume.language}
          preview={(answer) => preview(question, answer)}
          typed={typed.get(question.id)}
          onType={(answer) => typed.set(question.id, answer)}
          onAnswer={(given) => {
            const written = [...linesOfOwner(answer(question, given))];
            focus(...written.map((id) => `[data-line="${CSS.escape(id)}"]`));
          }}
          onClose={() => {
            openQuestion(null);
            note.current?.querySelector("button")?.focus();
          }}
          onSkip={() => {
            focusNear();
            skip(question);
          }}
        />
      )}
    </div>
  );
}
