import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { NextStep } from "../asking/next-steps";
import { detectLanguage } from "../lexicon/detect-language";
import { linesOfOwner } from "../revising/owner-changes";
import { writeSummary } from "../rewriting/summary";
import { JOB_TERMS } from "./JobTerms";
import { Notices } from "./Notices";
import { titleOf } from "./result-title";
import { ScoreFigure, ScorePanel } from "./ScorePanel";
import type { StoredResult } from "./save-result";
import { Unscored } from "./Unscored";
import type { Decisions } from "./use-decisions";
import { useWords } from "./use-words";

type ResultHeadProps = {
  result: StoredResult;
  decisions: Decisions;
  /** Whether the score was shown before. */
  isSettled: boolean;
  onOpen: (tab: string) => void;
};

/** The score, what it says, and the steps that bring most. */
export function ResultHead({ result, decisions, isSettled, onOpen }: ResultHeadProps) {
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  const { search } = useLocation();
  const { report, rejected, touched, asProposed, changes, steps, openQuestion } = decisions;
  const { before, after, job_match } = report;
  if (!before || !after)
    return (
      <Unscored resume={report.resume} fileName={result.fileName}>
        <Notices report={report} />
      </Unscored>
    );
  const accepted = report.edits.filter(({ id }) => !rejected.has(id));
  const turnedDown = report.edits.filter(
    ({ id }) => rejected.has(id) && !report.declined.includes(id),
  ).length;
  // Nothing was proposed for what only its owner could read.
  const wasUnread = result.resumeData.report?.before === null && report.edits.length === 0;
  const told = result.resumeData.summary;
  const isModels = report.analyst !== "builtin" && asProposed && detectLanguage(told) === i18n.language;
  const summary = isModels
    ? told
    : writeSummary(words, {
        ...report,
        edits: accepted,
        turnedDown,
        own: linesOfOwner(changes).size,
        isLed: steps === null || steps.length > 0,
      });
  return (
    <ScorePanel
      fileName={result.fileName}
      figure={<ScoreFigure before={before.total} after={after.total} settled={touched || isSettled} />}
      title={
        wasUnread
          ? t("unscored.done")
          : titleOf(words, {
              before: before.total,
              after: after.total,
              unaided: decisions.unaided,
              turnedDown,
              own: changes.length,
            })
      }
      summary={wasUnread ? t("unscored.doneSummary", { score: after.total }) : summary}
    >
      <NextSteps
        steps={steps}
        onOpen={(question) => {
          onOpen("changes");
          openQuestion(question);
        }}
      />
      {job_match && (
        <p className="text-sm">
          <Link
            to={{ search, hash: JOB_TERMS }}
            preventScrollReset
            onClick={() => onOpen("score")}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium tabular-nums underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {t("job.title", { percent: Math.round(job_match.coverage * 100) })}
            <Icon name="arrowRight" size={16} />
          </Link>
        </p>
      )}
      <Notices report={report} />
    </ScorePanel>
  );
}

type NextStepsProps = {
  /** null until they are worked out. */
  steps: NextStep[] | null;
  onOpen: (question: string) => void;
};

/** What brings most, each with its points; each leads to its first question. */
function NextSteps({ steps, onOpen }: NextStepsProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  if (steps?.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className="grid gap-2">
      <h2 id="next-title" className="text-sm font-medium text-muted">
        {t("next.title")}
      </h2>
      <ol className={`border-b border-line ${steps ? "" : "min-h-33"}`}>
        {steps?.map(({ step, from, to, questions: [first, ...others] }) => (
          <li key={step} className="border-t border-line">
            <button
              type="button"
              onClick={() => first !== undefined && onOpen(first)}
              className="group grid min-h-11 w-full grid-cols-[3rem_1fr_1.25rem] items-center gap-2 py-1.5 text-left transition-colors hover:bg-sunken"
            >
              <span className="font-serif text-lg font-bold text-accent tabular-nums">
                +{from === to ? to : `${from}–${to}`}
                <span className="sr-only"> {t("next.points", { count: to })}</span>
              </span>
              <span className="text-sm">{words(`asking:steps.${step}`, { count: others.length + 1 })}</span>
              <Icon name="arrowRight" size={18} className="text-muted group-hover:text-ink" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
