import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { linesOf } from "~/core/resume";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { QuestionForm } from "../asking/QuestionForm";
import { Comparison } from "./Comparison";
import { DoubtItem } from "./DoubtItem";
import type { QueueItem } from "./queue";
import type { Decisions } from "./use-decisions";
import type { Queue } from "./use-queue";
import { useWords } from "./use-words";

type StepCardProps = { queue: Queue; decisions: Decisions };

/** The next best step, one at a time. */
export function StepCard({ queue, decisions }: StepCardProps) {
  const { t } = useTranslation("results");
  const hasActed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { current, done, items } = queue;
  const shown = current?.id;

  // What had the focus went with the step before; a form takes it by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (hasActed.current && isLost) place.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!current) {
    const { after } = decisions.report;
    const isComing = after !== null && decisions.steps === null;
    return (
      <div ref={place} tabIndex={-1} className="flex gap-2 text-sm outline-none">
        {!isComing && <Icon name="check" className="mt-0.5 text-good" />}
        {t(isComing ? "next.coming" : after ? "next.none" : "doubts.noResume")}
      </div>
    );
  }
  const act = (action: () => void) => {
    hasActed.current = true;
    action();
  };
  return (
    // What a second press of a double click meets is the next step, which nobody has read.
    <div ref={place} tabIndex={-1} onClickCapture={dropSecondClick} className="grid gap-3 outline-none">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-medium text-muted">{t("next.title")}</h2>
        <p className="text-xs text-muted tabular-nums">
          {t("next.progress", { number: done + 1, count: done + items.length })}
        </p>
      </div>
      {current.kind === "doubt" ? (
        <>
          <p className="text-base font-medium">{t("doubts.title")}</p>
          <DoubtItem
            key={current.id}
            doubt={current.doubt}
            mended={null}
            language={decisions.resume.language}
            onMend={(mend) => act(() => decisions.mend(mend))}
            onUnmend={decisions.unmend}
          />
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => act(() => queue.putOff(current))}
          >
            {t("next.later")}
          </Button>
        </>
      ) : current.kind === "proposal" ? (
        <ProposalStep key={current.id} item={current} queue={queue} decisions={decisions} onAct={act} />
      ) : (
        <QuestionStep
          key={current.id}
          item={current}
          queue={queue}
          decisions={decisions}
          takesFocus={hasActed.current}
          onAct={act}
        />
      )}
      <p className="border-t border-line pt-3 text-xs text-muted">{t("edit.intro")}</p>
    </div>
  );
}

function dropSecondClick(event: MouseEvent) {
  const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
  if (event.detail < 2 || !isOnButton) return;
  event.stopPropagation();
  event.preventDefault();
}

type QuestionStepProps = StepCardProps & {
  item: QueueItem & { kind: "question" };
  takesFocus: boolean;
  onAct(action: () => void): void;
};

function QuestionStep({ item, queue, decisions, takesFocus, onAct }: QuestionStepProps) {
  const words = useWords();
  const { question, promise, wish } = item;
  const { target } = question;
  const { resume, typed } = decisions;
  const line = target.kind === "line" ? linesOf(resume).find(({ id }) => id === target.line.id) : undefined;
  return (
    <>
      {promise && (
        <p className="flex items-baseline gap-2 text-sm">
          <StepWorth from={promise.from} to={promise.to} />
          {words(`asking:steps.${promise.step}`, { count: promise.questions.length })}
        </p>
      )}
      {wish && (
        <p className="flex gap-2 text-sm">
          <Icon name="spark" size={18} className="mt-0.5 text-accent" />
          {words(`tailoring:${wish.proof === "shown" ? "plainer" : "meets"}`, { term: wish.term })}
        </p>
      )}
      {line && (
        <blockquote
          lang={resume.language === "zh" ? "zh-CN" : "en"}
          className="line-clamp-4 border-l-2 border-line pl-3 font-serif text-sm text-muted"
        >
          {line.text}
        </blockquote>
      )}
      <p className="text-base font-medium">{words(`asking:ask.${question.ask}`, question.values)}</p>
      <QuestionForm
        question={question}
        language={resume.language}
        takesFocus={takesFocus}
        preview={(answer) => decisions.preview(question, answer)}
        wordings={(answer) => decisions.wordings(question, answer)}
        typed={typed.get(question.id)}
        onType={(answer) => typed.set(question.id, answer)}
        onAnswer={(given) =>
          onAct(() => {
            if (decisions.answer(question, given).length > 0) queue.settle(item);
          })
        }
        onLater={() => onAct(() => queue.putOff(item))}
        onSkip={() => onAct(() => decisions.skip(question))}
      />
    </>
  );
}

/** What could be named or moved for the job, without a new fact. */
function ProposalStep({
  item,
  queue,
  decisions,
  onAct,
}: StepCardProps & Pick<QuestionStepProps, "onAct"> & { item: QueueItem & { kind: "proposal" } }) {
  const { t } = useTranslation(["tailoring", "asking"]);
  const { proposal } = item;
  const { resume } = decisions;
  const texts = linesOf(resume);
  const written = proposal.changes.flatMap((change) =>
    "text" in change
      ? [
          {
            before: ("line" in change && texts.find(({ id }) => id === change.line)?.text) || "",
            after: change.text,
          },
        ]
      : [],
  );
  return (
    <>
      <p className="text-base font-medium">{t(`${proposal.kind}.title`, proposal.values)}</p>
      <p className="text-sm">{t(`${proposal.kind}.why`, proposal.values)}</p>
      <div lang={resume.language === "zh" ? "zh-CN" : "en"} className="grid gap-2">
        {written.map(({ before, after }) => (
          <Comparison key={after} before={before} after={after} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          size="small"
          onClick={() =>
            onAct(() => {
              decisions.change(...proposal.changes);
              queue.settle(item);
            })
          }
        >
          {t("take")}
        </Button>
        <Button kind="quiet" size="small" onClick={() => onAct(() => queue.putOff(item))}>
          {t("asking:form.later")}
        </Button>
        <Button kind="quiet" size="small" onClick={() => onAct(() => decisions.skip(proposal))}>
          {t("asking:form.skip")}
        </Button>
      </div>
    </>
  );
}

/** What a step brings, in points. */
export function StepWorth({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation("results");
  return (
    <span className="font-serif text-lg font-bold whitespace-nowrap text-accent tabular-nums">
      +{from === to ? to : `${from}–${to}`}
      <span className="sr-only"> {t("next.points", { count: to })}</span>
    </span>
  );
}
