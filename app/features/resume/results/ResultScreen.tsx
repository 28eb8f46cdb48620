import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Tabs } from "~/ui/Tabs";
import { DesignTab } from "../export/sheet/DesignTab";
import { defaultDesign } from "../export/sheet/templates";
import type { JobMatch, Report } from "../report";
import { doubtfulIn } from "../revising/mends";
import type { RevisionStore } from "../revising/revision";
import { writeModificationReasons } from "../rewriting/modification-reasons";
import { writeSummary } from "../rewriting/summary";
import { ActionBar } from "./ActionBar";
import { DocumentPanel } from "./DocumentPanel";
import { DoubtPanel } from "./DoubtPanel";
import { JobTerms } from "./JobTerms";
import { MarkdownView } from "./MarkdownView";
import { Notices } from "./Notices";
import { PartList } from "./PartList";
import { ScoreFigure, ScorePanel } from "./ScorePanel";
import { SideBySide } from "./SideBySide";
import type { StoredResult } from "./stored-result";
import { Unscored } from "./Unscored";
import { type Decisions, useDecisions } from "./use-decisions";
import type { ResultDocument } from "./use-document-actions";
import { useWords } from "./use-words";

type ResultScreenProps = {
  result: StoredResult;
  store: RevisionStore;
  /** Whether documents may be saved in every template. */
  allTemplates: boolean;
};

export function ResultScreen(props: ResultScreenProps) {
  const { report } = props.result.resumeData;
  return report ? <Explained {...props} report={report} /> : <TextsOnly result={props.result} />;
}

function Explained({ result, report, store, allTemplates }: ResultScreenProps & { report: Report }) {
  const { t } = useTranslation("results");
  const decisions = useDecisions(report, result.resumeData.optimized_resume, store);
  const { report: decided, mends, touched, unscored, rescore } = decisions;
  const { before, after, job_match } = decided;
  const { summary, reasons } = useExplanations(result, decisions);
  const documents = { ...useDocuments(result, decisions.markdown), reasons };
  const changes = {
    id: "changes",
    label: decided.edits.length > 0 ? t("tabs.changes", { count: decided.edits.length }) : t("changes.title"),
    content: <SideBySide decisions={decisions} />,
  };
  const { language } = decisions.resume;
  const chosen = useMemo(() => decisions.design ?? defaultDesign(language), [decisions.design, language]);
  const design = {
    id: "design",
    label: t("tabs.design"),
    content: (
      <DesignTab
        resume={decisions.resume}
        design={chosen}
        language={language}
        uploadPages={report.layout.pages}
        // What an outside model wrote was paid for, and its templates with it.
        allTemplates={allTemplates || report.analyst !== "builtin"}
        onChoose={decisions.chooseDesign}
      />
    ),
  };
  // Nothing was proposed for what only its owner could read.
  const wasUnread = report.before === null && report.edits.length === 0;
  const isCompared =
    decided.edits.length + decided.refused.length > 0 || doubtfulIn(report.resume).length > 0;
  return (
    <>
      {before && after ? (
        <ScorePanel
          fileName={result.fileName}
          figure={<ScoreFigure before={before.total} after={after.total} settled={touched} />}
          title={wasUnread ? t("unscored.done") : titleOf(t, before.total, after.total)}
          summary={wasUnread ? t("unscored.doneSummary", { score: after.total }) : summary}
        >
          {job_match && <JobMatchLine match={job_match} />}
          <Notices report={decided} />
        </ScorePanel>
      ) : (
        <Unscored resume={decided.resume} fileName={result.fileName}>
          <Notices report={decided} />
        </Unscored>
      )}
      <DoubtPanel
        resume={report.resume}
        isScored={after !== null}
        mends={mends}
        onMend={decisions.mend}
        onUnmend={decisions.unmend}
      />
      {before && after && <PartList before={before} after={after} />}
      {job_match && <JobTerms match={job_match} />}
      <p role="status" className="sr-only">
        {touched && after ? t("score.announce", { score: after.total }) : ""}
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
      <Views {...documents} first={isCompared ? changes : undefined} design={design} />
    </>
  );
}

function titleOf(t: TFunction<"results">, before: number, after: number): string {
  return after > before ? t("title.better", { count: after - before }) : t("title.same");
}

function JobMatchLine({ match }: { match: JobMatch }) {
  const { t } = useTranslation("results");
  return (
    <p className="text-sm">
      <a
        href="#job-title"
        className="inline-flex min-h-6 items-center gap-1.5 font-medium tabular-nums underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {t("job.title", { percent: Math.round(match.coverage * 100) })}
        <Icon name="arrowDown" size={16} />
      </a>
    </p>
  );
}

function TextsOnly({ result }: { result: StoredResult }) {
  const { t } = useTranslation("results");
  const { optimized_resume, summary, original_score, optimized_score } = result.resumeData;
  const documents = useDocuments(result, optimized_resume);
  const isScored = original_score !== null && optimized_score !== null;
  return (
    <>
      <ScorePanel
        figure={isScored && <ScoreFigure before={original_score} after={optimized_score} settled={false} />}
        title={isScored ? titleOf(t, original_score, optimized_score) : t("meta.heading")}
        summary={summary}
        fileName={result.fileName}
      />
      <Views {...documents} />
    </>
  );
}

/** From the accepted changes, in the page's language; an outside summary stays if it speaks it and nothing was decided. */
function useExplanations({ resumeData }: StoredResult, { report, rejected, asProposed }: Decisions) {
  const words = useWords();
  const { i18n } = useTranslation();
  const edits = report.edits.filter(({ id }) => !rejected.has(id));
  const isOwn =
    report.analyst !== "builtin" && asProposed && languageOf(resumeData.summary) === i18n.language;
  return {
    summary: isOwn ? resumeData.summary : writeSummary(words, { ...report, edits }),
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

function Views({ first, design, resume, interview, reasons }: Documents & { first?: View; design?: View }) {
  const { t } = useTranslation("results");
  const [open, setOpen] = useState(first?.id ?? "resume");
  const tabs: View[] = [
    ...(first ? [first] : []),
    ...(design ? [design] : []),
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
