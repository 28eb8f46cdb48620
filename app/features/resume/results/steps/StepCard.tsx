import { Fragment, type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Line, linesOf } from "~/core/resume";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { Proposal } from "../../match/tailor-resume";
import type { OwnerChange } from "../../revising/owner-changes";
import { useWords } from "../../use-words";
import type { Decisions } from "../decisions/use-decisions";
import { DoubtItem } from "../doubts/DoubtItem";
import { Comparison } from "../line/Comparison";
import { Asked } from "./Asked";
import type { QueueItem } from "./queue";
import { StepWorth } from "./StepWorth";
import type { Queue } from "./use-queue";

type StepCardProps = { queue: Queue; decisions: Decisions };

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
  // What is written in does not come back unless the resume as it then is asks for it.
  function settle(changes: OwnerChange[]) {
    if (current && changes.length > 0) queue.settle(current);
  }
  // What a second press of a double click meets is the next step, which nobody has read.
  function onPress(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest("button"))) return;
    hasActed.current = true;
    if (event.detail < 2) return;
    event.stopPropagation();
    event.preventDefault();
  }
  return (
    <div ref={place} tabIndex={-1} onClickCapture={onPress} className="grid gap-3 outline-none">
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
            lang={decisions.lang}
            onMend={decisions.mend}
            onUnmend={decisions.unmend}
          />
          <Button
            kind="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => queue.putOff(current)}
          >
            {t("next.later")}
          </Button>
        </>
      ) : current.kind === "proposal" ? (
        <ProposalStep
          key={current.id}
          proposal={current.proposal}
          lang={decisions.lang}
          lines={linesOf(decisions.resume)}
          onTake={(changes) => {
            decisions.change(...changes);
            settle(changes);
          }}
          onLater={() => queue.putOff(current)}
          onSkip={() => decisions.skip(current)}
        />
      ) : (
        <Fragment key={current.id}>
          <Promised item={current} decisions={decisions} />
          <Asked
            question={current.question}
            decisions={decisions}
            takesFocus={hasActed.current}
            onWritten={settle}
            onLater={() => queue.putOff(current)}
          />
        </Fragment>
      )}
      <p className="border-t border-line pt-3 text-xs text-muted">{t("edit.intro")}</p>
    </div>
  );
}

type PromisedProps = { item: QueueItem & { kind: "question" }; decisions: Decisions };

function Promised({ item: { question, promise, wish }, decisions: { resume, lang } }: PromisedProps) {
  const words = useWords();
  const { target } = question;
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
          lang={lang}
          className="line-clamp-4 border-l-2 border-line pl-3 font-serif text-sm text-muted"
        >
          {line.text}
        </blockquote>
      )}
    </>
  );
}

type ProposalStepProps = {
  proposal: Proposal;
  lang: string;
  lines: Line[];
  onTake: (changes: OwnerChange[]) => void;
  onLater: () => void;
  onSkip: () => void;
};

function ProposalStep({ proposal, lang, lines, onTake, onLater, onSkip }: ProposalStepProps) {
  const { t } = useTranslation(["tailoring", "asking"]);
  const { kind, values, changes } = proposal;
  const textOf = (line: string) => lines.find(({ id }) => id === line)?.text ?? "";
  return (
    <>
      <p className="text-base font-medium">{t(`${kind}.title`, values)}</p>
      <p className="text-sm">{t(`${kind}.why`, values)}</p>
      <div lang={lang} className="grid gap-2">
        {changes.map(
          (change) =>
            "text" in change && (
              <Comparison
                key={change.text}
                before={"line" in change ? textOf(change.line) : ""}
                after={change.text}
              />
            ),
        )}
      </div>
      <div className="-mr-3 flex flex-wrap gap-y-1">
        <Button kind="primary" size="small" onClick={() => onTake(changes)}>
          {t("take")}
        </Button>
        <Button kind="quiet" size="small" onClick={onLater}>
          {t("asking:form.later")}
        </Button>
        <Button kind="quiet" size="small" onClick={onSkip}>
          {t("asking:form.skip")}
        </Button>
      </div>
    </>
  );
}
