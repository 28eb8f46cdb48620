import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Tabs } from "~/ui/Tabs";
import type { Report } from "../report";
import { writeModificationReasons } from "../rewriting/modification-reasons";
import { writeSummary } from "../rewriting/summary";
import { ActionBar } from "./ActionBar";
import { DocumentPanel } from "./DocumentPanel";
import { JobTerms } from "./JobTerms";
import { MarkdownView } from "./MarkdownView";
import { Notices } from "./Notices";
import { PartList } from "./PartList";
import { ScorePanel } from "./ScorePanel";
import { SideBySide } from "./SideBySide";
import type { StoredResult } from "./stored-result";
import type { ResultDocument } from "./use-document-actions";
import { type Decisions, useDecisions } from "./use-result";
import { useWords } from "./use-words";

export function ResultScreen({ result }: { result: StoredResult }) {
  const { report } = result.resumeData;
  return report ? <Explained result={result} report={report} /> : <TextsOnly result={result} />;
}

function Explained({ result, report }: { result: StoredResult; report: Report }) {
  const { t } = useTranslation("results");
  const decisions = useDecisions(report, result.resumeData.optimized_resume);
  const { score, match, touched, unscored, rescore } = decisions;
  const { summary, reasons } = useExplanations(result, report, decisions);
  const documents = { ...useDocuments(result, decisions.markdown), reasons };
  const changes = {
    id: "changes",
    label: t("tabs.changes", { count: report.edits.length }),
    content: <SideBySide report={report} decisions={decisions} />,
  };
  return (
    <>
      <ScorePanel
        before={report.before.total}
        after={score.total}
        settled={touched}
        summary={summary}
        fileName={result.fileName}
      >
        <Notices report={report} />
      </ScorePanel>
      <PartList before={report.before} after={score} />
      {match && <JobTerms match={match} />}
      <p role="status" className="sr-only">
        {touched ? t("score.announce", { score: score.total }) : ""}
      </p>
      {unscored && (
        <div className="wrap pt-8">
          <Alert
            tone="bad"
            actions={
              <Button size="small" icon="refresh" onClick={rescore}>
                {t("retry")}
              </Button>
            }
          >
            {t("score.notLoaded")}
          </Alert>
        </div>
      )}
      <Views {...documents} first={report.edits.length > 0 ? changes : undefined} />
    </>
  );
}

function TextsOnly({ result }: { result: StoredResult }) {
  const { optimized_resume, summary, original_score, optimized_score } = result.resumeData;
  const documents = useDocuments(result, optimized_resume);
  return (
    <>
      <ScorePanel
        before={original_score}
        after={optimized_score}
        settled={false}
        summary={summary}
        fileName={result.fileName}
      />
      <Views {...documents} />
    </>
  );
}

/** From the accepted changes, in the page's language; an outside summary stays if it speaks it and nothing was rejected. */
function useExplanations({ resumeData }: StoredResult, report: Report, decisions: Decisions) {
  const words = useWords();
  const { i18n } = useTranslation();
  const { rejected, score, match } = decisions;
  const edits = report.edits.filter(({ id }) => !rejected.has(id));
  const decided = { ...report, edits, after: score, job_match: match };
  const isOwn =
    report.analyst !== "builtin" && rejected.size === 0 && languageOf(resumeData.summary) === i18n.language;
  return {
    summary: isOwn ? resumeData.summary : writeSummary(words, decided),
    reasons: writeModificationReasons(words, report, rejected),
  };
}

type Documents = { resume: ResultDocument; interview: ResultDocument; reasons: string };

function useDocuments({ resumeData, fileName }: StoredResult, markdown: string): Documents {
  const { t } = useTranslation("results");
  const document = (id: ResultDocument["id"], text: string): ResultDocument => ({
    id,
    label: t(`documents.${id}`),
    markdown: text,
    lang: resumeData.report?.resume.language ?? languageOf(text),
    fileName,
  });
  return {
    resume: document("resume", markdown),
    interview: document("interview", resumeData.qa),
    reasons: resumeData.modification_reasons,
  };
}

function languageOf(text: string): "en" | "zh" {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han * 5 > text.length ? "zh" : "en";
}

type View = { id: string; label: string; content: JSX.Element };

function Views({ first, resume, interview, reasons }: Documents & { first?: View }) {
  const { t } = useTranslation("results");
  const [open, setOpen] = useState(first?.id ?? "resume");
  const tabs: View[] = [
    ...(first ? [first] : []),
    { id: "resume", label: t("tabs.resume"), content: <DocumentPanel document={resume} /> },
    { id: "interview", label: t("tabs.interview"), content: <DocumentPanel document={interview} /> },
    {
      id: "reasons",
      label: t("tabs.reasons"),
      content: reasons.trim() ? (
        <div className="rounded-card border border-line bg-raised px-5 py-8 sm:px-12 sm:py-12">
          <MarkdownView markdown={reasons} />
        </div>
      ) : (
        <p>{t("reasons.none")}</p>
      ),
    },
  ];
  return (
    <div className="wrap py-12">
      <Tabs label={t("tabs.label")} tabs={tabs} value={open} onValueChange={setOpen} />
      <ActionBar document={open === "interview" ? interview : resume} />
    </div>
  );
}
