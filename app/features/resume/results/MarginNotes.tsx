import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { QuestionForm } from "../asking/QuestionForm";
import type { Question } from "../asking/questions";
import { linesOfOwner } from "../revising/owner-changes";
import { ChangeNote } from "./ChangeNote";
import { changesBeside, type OwnWork, ownWorkBeside, type Row } from "./diff-rows";
import { doubtAnchor } from "./doubt-names";
import { useEditing } from "./use-editing";
import { useWords } from "./use-words";

/** Across from its block on a desktop, over the blocks below where it reaches so far, and below its line on a phone. */
const margin =
  "border-x border-line bg-raised px-4 pt-1.5 pb-3 sm:px-6 lg:absolute lg:inset-x-0 lg:z-1 lg:col-start-3 lg:has-[form]:z-10 lg:border-0 lg:bg-transparent lg:px-0 lg:pt-1 lg:pb-0";

/** All that is said, asked or to be decided beside a row. */
export function MarginNotes({ row }: { row: Row }) {
  const { report, decide } = useEditing().decisions;
  return (
    <div data-notes className={`grid content-start gap-3 ${margin}`}>
      {row.doubt && <DoubtNote place={row.doubt} />}
      {ownWorkBeside(row).map((work) => (
        <OwnNote key={work.ids[0]} work={work} />
      ))}
      {changesBeside(row).map((change) => (
        <ChangeNote
          key={change.edit.id}
          change={change}
          declined={report.declined.includes(change.edit.id)}
          onDecide={decide}
        />
      ))}
      {row.questions && row.questions.length > 0 && (
        <div className="grid">
          {row.questions.map((question) => (
            <QuestionNote key={question.id} question={question} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Not every browser opens what the place that it goes to is folded into. */
function unfoldAround(id: string) {
  for (let at = document.getElementById(id); at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
}

function DoubtNote({ place }: { place: string }) {
  const { t, i18n } = useTranslation("results");
  return (
    <p
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      className="border-l-2 border-dashed border-caution py-0.5 pl-3 text-xs"
    >
      {t("doubts.beside")}{" "}
      <a
        href={`#${doubtAnchor(place)}`}
        onClick={() => unfoldAround(doubtAnchor(place))}
        className="inline-flex min-h-6 items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {t("doubts.check")}
      </a>
    </p>
  );
}

/** What its owner did to a line or a place, and the way back. */
function OwnNote({ work: { ids, before, done } }: { work: OwnWork }) {
  const { t, i18n } = useTranslation("results");
  const { takeBack } = useEditing();
  return (
    <div
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      className="flex flex-wrap items-center gap-x-3 border-l-2 border-accent pl-3 text-xs"
    >
      <p className="text-muted">{t(`edit.own.${done}`)}</p>
      <button
        type="button"
        data-back={ids[0]}
        aria-label={t(`edit.back.${done}One`, { text: before })}
        onClick={() => takeBack(ids)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium underline decoration-edge underline-offset-4 hover:decoration-ink lg:min-h-7"
      >
        <Icon name="undo" size={14} />
        {t(`edit.back.${done}`)}
      </button>
    </div>
  );
}

/** One question in the margin, which opens to be answered. */
function QuestionNote({ question }: { question: Question }) {
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
