import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { jobStages } from "~/core/resume";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { ProgressSteps } from "~/ui/ProgressSteps";
import type { UploadState } from "./upload-state";

type Working = Extract<UploadState, { phase: "working" }>;

const shown = ["sending", ...jobStages.filter((stage) => stage !== "done")] as const;

export function JobProgress({ state, onCancel }: { state: Working; onCancel: () => void }) {
  const { t } = useTranslation("upload");
  const seconds = useElapsedSeconds(state.since);
  const title = useRef<HTMLHeadingElement>(null);
  const current = state.stage === "done" ? shown.length : shown.indexOf(state.stage);

  // The button that was pressed is gone; whoever works by keyboard or screen reader goes on here.
  useEffect(() => title.current?.focus(), []);

  return (
    <section aria-labelledby="job-title" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 ref={title} id="job-title" tabIndex={-1} className="display text-xl break-all outline-none">
          {state.fileName}
        </h2>
        <p className="text-base text-muted tabular-nums" role="timer" aria-label={t("elapsed", { seconds })}>
          {t("elapsed", { seconds })}
        </p>
      </div>
      <ProgressSteps
        label={t("progress")}
        current={current}
        steps={shown.map((stage) => ({ id: stage, label: t(`stage.${stage}`) }))}
      />
      <p
        aria-live="polite"
        className={`flex min-h-[2lh] gap-2 text-sm sm:min-h-0 ${state.online ? "text-muted" : "text-caution"}`}
      >
        {!state.online && <Icon name="alert" className="mt-0.5" />}
        {state.online ? t(`stageDetail.${state.stage}`) : t("offline")}
      </p>
      <div>
        <Button onClick={onCancel} icon="close">
          {t("cancel")}
        </Button>
      </div>
    </section>
  );
}

function useElapsedSeconds(since: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}

function secondsSince(moment: number): number {
  return Math.max(0, Math.floor((Date.now() - moment) / 1000));
}
