import { lazy, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { RetryAlert } from "~/ui/RetryAlert";
import { blocksOf } from "../../export/sheet/blocks";
import type { Design } from "../../export/sheet/design";
import { SheetCaption } from "../../export/sheet/SheetCaption";
import { useSheet } from "../../export/sheet/use-sheet";
import { JobTerms } from "../../match/JobTerms";
import type { Report } from "../../report";
import type { Versions } from "../../versions/use-versions";
import type { Decisions } from "../decisions/use-decisions";
import { doubtsByLine } from "../doubts/doubt-lines";
import { LineCard } from "../line/LineCard";
import { StepCard } from "../steps/StepCard";
import { StepList } from "../steps/StepList";
import type { Queue } from "../steps/use-queue";
import { Beside } from "./Beside";
import { lineChanges, wholeLine } from "./line-changes";
import { Paper } from "./Paper";
import { PaperText } from "./PaperText";
import { type Desk, focusCard } from "./use-desk";

const DesignPanel = lazy(() =>
  import("../../export/sheet/DesignPanel").then(({ DesignPanel }) => ({ default: DesignPanel })),
);

type ResumeDeskProps = {
  decisions: Decisions;
  desk: Desk;
  queue: Queue;
  design: Design;
  uploadPages: number | null;
  allTemplates: boolean;
  versions: Versions | null;
  hasWordings: boolean;
};

export function ResumeDesk(props: ResumeDeskProps) {
  const { decisions, desk, queue, design, uploadPages, allTemplates, versions, hasWordings } = props;
  const { t } = useTranslation("results");
  const { report, rejected, resume, mends } = decisions;
  const { language } = resume;
  const { isOriginal, shown: pane } = desk;
  const { view } = pane;
  const blocks = useMemo(
    () => blocksOf(isOriginal ? report.resume : resume),
    [isOriginal, report.resume, resume],
  );
  const { shown, rough, failed, retry } = useSheet({ blocks, design, language, uploadPages });
  const changes = useMemo(
    () => lineChanges(report.resume, resume, report.edits, rejected),
    [report, resume, rejected],
  );
  const doubts = useMemo(() => doubtsByLine(report.resume, mends), [report.resume, mends]);
  const line = pane.view === "line" ? pane.line : null;
  const asked = queue.current?.kind === "question" ? queue.current.question.target : null;
  const selected = line ?? (view === "next" && asked?.kind === "line" ? asked.line.id : null);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:-mt-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Beside desk={desk}>
        {view === "next" && <StepCard queue={queue} decisions={decisions} />}
        {view === "list" && <StepList {...{ queue, changes, decisions, desk }} />}
        {view === "job" && <JobPane report={report} versions={versions} />}
        {view === "design" && (
          <DesignPanel
            {...{ design, language, allTemplates, rough }}
            hasUploadPages={uploadPages !== null}
            onChoose={decisions.chooseDesign}
          />
        )}
        {pane.view === "line" && (
          <LineCard
            key={`${pane.line} ${JSON.stringify(pane.draft)}`}
            line={pane.line}
            draft={pane.draft}
            doubt={doubts.get(pane.line)}
            change={changes.get(wholeLine(pane.line))}
            {...{ decisions, desk, hasWordings }}
          />
        )}
      </Beside>
      <div className="grid min-w-0 gap-2 md:col-start-1 md:row-start-1">
        {failed && <RetryAlert onRetry={retry}>{t("design.failed")}</RetryAlert>}
        <div className="max-md:-mx-4 max-md:overflow-hidden">
          <div className="mx-auto grid w-full max-w-[50rem]">
            {shown ? (
              <Paper
                shown={shown}
                changes={isOriginal ? nothing : changes}
                doubts={doubts}
                selected={selected}
                onSelect={(chosen) => desk.show({ view: "line", line: chosen })}
                onEnter={focusCard}
                onEscape={desk.close}
                paper={desk.paper}
                follows={desk.isOpen}
                language={decisions.lang}
              />
            ) : (
              <PaperText resume={resume} changes={changes} />
            )}
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <p role="status" className="text-xs text-muted tabular-nums">
            {shown && <SheetCaption sheet={shown.sheet} {...{ design, uploadPages }} />}
          </p>
          <Provenance report={report} />
        </div>
      </div>
    </div>
  );
}

const nothing = new Map<string, never>();

function Provenance({ report }: { report: Report }) {
  const { t, i18n } = useTranslation("results");
  const space = i18n.language === "en" ? " " : "";
  return (
    <p className="text-xs text-muted">
      {report.reader !== "builtin" && `${t("reader")}${space}`}
      {report.edits.length > 0 && `${t(`analyst.${report.analyst}`)}${space}`}
      {report.before && (
        <>
          {t("score.rubric.before")}
          <Link to={paths.rubric()}>{t("score.rubric.name", { version: report.rubric_version })}</Link>
          {t("score.rubric.after")}
        </>
      )}
    </p>
  );
}

const TailorForm = lazy(() =>
  import("../../versions/TailorForm").then(({ TailorForm }) => ({ default: TailorForm })),
);

type JobPaneProps = { report: Report; versions: Versions | null };

function JobPane({ report: { job_match, job_description }, versions }: JobPaneProps) {
  const { t } = useTranslation("results");
  const [isChanging, setChanging] = useState(job_match === null);
  if (isChanging && versions)
    return (
      <TailorForm versions={versions} jobDescription={job_description} onDone={() => setChanging(false)} />
    );
  return (
    <>
      {job_match && <JobTerms match={job_match} />}
      {versions ? (
        <Button size="small" icon="edit" className="justify-self-start" onClick={() => setChanging(true)}>
          {t(job_match ? "versions.tailorAgain" : "versions.tailor")}
        </Button>
      ) : (
        !job_match && <p className="text-sm">{t("job.notLoaded")}</p>
      )}
    </>
  );
}
