import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { NextStep } from "../asking/next-steps";
import { useWords } from "./use-words";

type NextStepsProps = {
  /** null until they are worked out. */
  steps: NextStep[] | null;
  onOpen: (question: string) => void;
};

/** What brings most, each with its points; each leads to its first question. */
export function NextSteps({ steps, onOpen }: NextStepsProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  if (steps?.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className="grid gap-2">
      <h2 id="next-title" className="text-sm font-medium text-muted">
        {t("next.title")}
      </h2>
      <ol className={`border-b border-line ${steps ? "" : "min-h-33"}`}>
        {steps?.map(({ step, points, questions: [first, ...others] }) => (
          <li key={step} className="border-t border-line">
            <button
              type="button"
              onClick={() => first !== undefined && onOpen(first)}
              className="group grid min-h-11 w-full grid-cols-[3rem_1fr_1.25rem] items-center gap-2 py-1.5 text-left transition-colors hover:bg-sunken"
            >
              <span className="font-serif text-lg font-bold text-accent tabular-nums">
                +{points}
                <span className="sr-only"> {t("next.points", { count: points })}</span>
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
