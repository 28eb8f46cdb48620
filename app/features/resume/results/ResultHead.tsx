import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { detectLanguage } from "../lexicon/detect-language";
import { linesOfOwner } from "../revising/owner-changes";
import { writeSummary } from "../rewriting/summary";
import { JOB_TERMS } from "./JobTerms";
import { NextSteps } from "./NextSteps";
import { Notices } from "./Notices";
import { titleOf } from "./result-title";
import { ScoreFigure, ScorePanel } from "./ScorePanel";
import type { StoredResult } from "./save-result";
import { Unscored } from "./Unscored";
import type { Decisions } from "./use-decisions";
import { useWords } from "./use-words";

type ResultHeadProps = { result: StoredResult; decisions: Decisions; onOpen: (tab: string) => void };

/** The score, what it says, and the steps that bring most. */
export function ResultHead({ result, decisions, onOpen }: ResultHeadProps) {
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
      figure={<ScoreFigure before={before.total} after={after.total} settled={touched} />}
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
