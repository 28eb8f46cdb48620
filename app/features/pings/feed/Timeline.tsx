import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DayMarks } from "./times";

type TimelineProps = { days: DayMarks[]; current: string | null; onChoose: (articleId: string) => void };

const mark =
  "flex min-h-11 min-w-11 items-center whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink lg:w-full lg:pointer-fine:min-h-8";

/** The days and hours of what is loaded: what is being read stands out and stays in sight, a press leads to another. */
export function Timeline({ days, current, onChoose }: TimelineProps) {
  const { t } = useTranslation("pings");
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current: scroller } = bar;
    const hour = current && scroller?.querySelector<HTMLElement>("[aria-current=true]");
    if (!scroller || !hour) return;
    const { clientWidth, clientHeight } = scroller;
    scroller.scrollTo({
      left: hour.offsetLeft - (clientWidth - hour.offsetWidth) / 2,
      top: hour.offsetTop - (clientHeight - hour.offsetHeight) / 2,
    });
  }, [current]);

  return (
    <nav
      ref={bar}
      aria-label={t("timeline.label")}
      className="no-scrollbar relative flex min-h-0 min-w-0 flex-1 gap-x-5 overflow-auto scroll-smooth scroll-pl-24 text-sm text-muted motion-reduce:scroll-auto lg:grid lg:flex-initial lg:gap-4 lg:scroll-pl-0 lg:py-1 lg:pl-1"
    >
      {days.map(({ key, label, firstId, hours }) => (
        <section key={key} aria-labelledby={`day-${key}`} className="flex lg:block">
          <button
            type="button"
            id={`day-${key}`}
            aria-current={current?.startsWith(key) ? "date" : undefined}
            onClick={() => onChoose(firstId)}
            className={`sticky left-0 bg-paper pr-3 text-xs ${mark}`}
          >
            {label}
          </button>
          <ol className="flex lg:block lg:border-l lg:border-line">
            {hours.map((hour) => (
              <li key={hour.key}>
                <button
                  type="button"
                  aria-current={hour.key === current ? "true" : undefined}
                  onClick={() => onChoose(hour.firstId)}
                  className={`justify-center border-b-2 border-transparent px-1.5 tabular-nums aria-[current]:border-accent lg:-ml-px lg:justify-start lg:border-b-0 lg:border-l-2 lg:pl-3 ${mark}`}
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
