import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type ProgressStepsProps = {
  label: string;
  steps: { id: string; label: ReactNode }[];
  current: number;
  failed?: boolean;
};

export function ProgressSteps({ label, steps, current, failed = false }: ProgressStepsProps) {
  const { t } = useTranslation("ui");
  return (
    <ol aria-label={label} className="grid gap-x-1.5 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "waiting";
        return (
          <li
            key={step.id}
            aria-current={state === "current" ? "step" : undefined}
            className="flex gap-3 sm:flex-col sm:gap-2"
          >
            <span
              className={`relative w-[3px] overflow-hidden sm:h-[3px] sm:w-full ${state === "waiting" ? "bg-line" : state === "current" ? (failed ? "bg-bad" : "bg-accent-soft") : "bg-accent"}`}
            >
              {state === "current" && !failed && (
                <span className="absolute inset-0 bottom-1/2 bg-accent sm:right-1/2 sm:bottom-0" />
              )}
            </span>
            <span
              className={`py-1.5 text-sm sm:py-0 ${state === "waiting" ? "text-muted" : state === "current" ? "font-medium text-ink" : "text-ink"}`}
            >
              {step.label}
              <span className="sr-only"> — {t(`progress.${state}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
