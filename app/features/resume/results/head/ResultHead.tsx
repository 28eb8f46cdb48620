import { useTranslation } from "react-i18next";
import { detectLanguage } from "../../lexicon/detect-language";
import { linesOfOwner } from "../../revising/owner-changes";
import { writeSummary } from "../../rewriting/summary";
import { useWords } from "../../use-words";
import type { Decisions } from "../decisions/use-decisions";
import type { StoredResult } from "../store/save-result";
import { Figures } from "./Figures";
import { ResultTitle } from "./ResultTitle";
import { titleOf } from "./result-title";
import { Unscored } from "./Unscored";

type ResultHeadProps = {
  result: StoredResult;
  decisions: Decisions;
  onJob: () => void;
  onNext: () => void;
};

export function ResultHead({ result, decisions, onJob, onNext }: ResultHeadProps) {
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  const { report, rejected, asProposed, changes, steps, matchedBefore } = decisions;
  const { before, after, job_match } = report;
  if (!before || !after) return <Unscored report={report} fileName={result.fileName} onNext={onNext} />;
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
  const percent = (share: number) => Math.round(100 * share);
  return (
    <ResultTitle
      {...{ report, onNext }}
      fileName={result.fileName}
      figure={
        <Figures
          before={before.total}
          after={after.total}
          match={
            job_match && {
              before: matchedBefore === null ? null : percent(matchedBefore),
              now: percent(job_match.coverage),
            }
          }
          onJob={onJob}
        />
      }
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
    />
  );
}
