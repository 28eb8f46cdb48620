import { useTranslation } from "react-i18next";
import type { DayMarks } from "./timeline";

type TimelineProps = { days: DayMarks[]; current: string | null; onChoose: (articleId: string) => void };

/** The days and hours of what is loaded; the hour that is being read stands out, another is gone to by a press. */
export function Timeline({ days, current, onChoose }: TimelineProps) {
  const { t } = useTranslation("pings");
  return (
    <nav
      aria-label={t("timeline.label")}
      className="no-scrollbar grid min-h-0 gap-4 overflow-y-auto py-1 pl-1 text-sm"
    >
      {days.map(({ key, label, hours }) => (
        <section key={key} aria-labelledby={`day-${key}`}>
          <p id={`day-${key}`} className="pb-1 text-xs font-medium">
            {label}
          </p>
          <ol className="border-l border-line">
            {hours.map((hour) => (
              <li key={hour.key}>
                <button
                  type="button"
                  aria-current={hour.key === current ? "true" : undefined}
                  onClick={() => onChoose(hour.firstId)}
                  className="-ml-px flex min-h-11 w-full items-center border-l-2 border-transparent pl-3 pointer-fine:min-h-8 text-muted tabular-nums transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {hour.hour}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
