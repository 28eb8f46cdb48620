import { lazy, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { useLatest } from "~/ui/use-latest";
import { blocksOf } from "../export/sheet/blocks";
import type { Design } from "../export/sheet/design";
import { SheetCaption } from "../export/sheet/SheetCaption";
import { useSheet } from "../export/sheet/use-sheet";
import type { Versions } from "../versions/use-versions";
import { Beside } from "./Beside";
import { doubtsByLine } from "./doubt-lines";
import { JobPane } from "./JobPane";
import { LineCard } from "./LineCard";
import { lineChanges, wholeLine } from "./line-changes";
import { Provenance } from "./Notices";
import { Paper } from "./Paper";
import { PaperText } from "./PaperText";
import { StepCard } from "./StepCard";
import { StepList } from "./StepList";
import type { Decisions } from "./use-decisions";
import type { Desk } from "./use-desk";
import type { Queue } from "./use-queue";
import { useUndo } from "./use-undo";

const DesignPanel = lazy(() =>
  import("../export/sheet/DesignPanel").then(({ DesignPanel }) => ({ default: DesignPanel })),
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

/** The resume as it will be saved, and beside it one thing at a time. */
export function ResumeDesk(props: ResumeDeskProps) {
  const { decisions, desk, queue, design, uploadPages, allTemplates, versions, hasWordings } = props;
  const { t } = useTranslation("results");
  const { report, rejected, resume, mends } = decisions;
  const { language } = resume;
  const [isOriginal, setOriginal] = useState(false);
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
  const { view } = desk.shown;
  const line = desk.shown.view === "line" ? desk.shown.line : null;
  useUndoKey(decisions);

  const asked = queue.current?.kind === "question" ? queue.current.question.target : null;
  const selected = line ?? (view === "next" && asked?.kind === "line" ? asked.line.id : null);
  return (
    <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
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
        {desk.shown.view === "line" && (
          <LineCard
            key={`${desk.shown.line} ${JSON.stringify(desk.shown.draft)}`}
            line={desk.shown.line}
            draft={desk.shown.draft}
            doubt={doubts.get(desk.shown.line)}
            change={changes.get(wholeLine(desk.shown.line))}
            {...{ decisions, desk, hasWordings }}
          />
        )}
      </Beside>
      <div className="grid min-w-0 gap-3 md:col-start-1 md:row-start-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p role="status" className="min-w-40 flex-1 text-xs text-muted tabular-nums">
            {shown && <SheetCaption sheet={shown.sheet} {...{ design, uploadPages }} />}
          </p>
          <Button
            size="small"
            kind="quiet"
            icon="eye"
            aria-pressed={isOriginal}
            onClick={() => setOriginal(!isOriginal)}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            {t("paper.original")}
          </Button>
        </div>
        {failed && (
          <Alert
            tone="bad"
            actions={
              <Button size="small" icon="refresh" onClick={retry}>
                {t("retry")}
              </Button>
            }
          >
            {t("design.failed")}
          </Alert>
        )}
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
                language={language === "zh" ? "zh-CN" : "en"}
              />
            ) : (
              <PaperText resume={resume} changes={changes} />
            )}
          </div>
        </div>
        <Provenance report={report} />
      </div>
    </div>
  );
}

const nothing = new Map<string, never>();

/** The choice about the line, else what is typed; the header of the card can wait. */
function focusCard() {
  const card = document.querySelector("[data-beside] > :last-child");
  const first = "[aria-pressed], textarea, input, select";
  (card?.querySelector<HTMLElement>(first) ?? card?.querySelector("button"))?.focus();
}

/** Ctrl or Cmd and Z, where no field has its own. */
function useUndoKey(decisions: Decisions) {
  const latest = useLatest(useUndo(decisions));
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}
