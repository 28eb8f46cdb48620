import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Icon } from "~/ui/Icon";
import type { Report } from "../../report";
import { useWords } from "../../use-words";

type ResultTitleProps = {
  figure: ReactNode;
  title: string;
  summary: string;
  fileName: string | null;
  report?: Report;
  /** On to the next step, for who works by keyboard. */
  onNext?: () => void;
  children?: ReactNode;
};

export function ResultTitle(props: ResultTitleProps) {
  const { figure, title, summary, fileName, report, onNext, children } = props;
  const { t } = useTranslation("results");
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const hasArrived = state?.arrived === true;

  // The page that had the focus is gone; whoever works by keyboard or screen reader goes on here.
  useEffect(() => {
    if (hasArrived) heading.current?.focus();
  }, [hasArrived]);
  return (
    <section aria-labelledby="result-title" className="wrap flex flex-wrap items-start gap-x-10 gap-y-4 pt-3">
      <div className="grid min-w-[min(100%,20rem)] flex-1 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-4 text-xs text-muted">
          <h1
            ref={heading}
            id="result-title"
            tabIndex={-1}
            className="display text-xl text-ink outline-none md:text-2xl"
          >
            {title}
          </h1>
          {onNext && (
            <button
              type="button"
              onClick={onNext}
              className="sr-only justify-self-start rounded-control bg-ink text-sm text-paper focus-visible:not-sr-only focus-visible:px-3 focus-visible:py-1.5"
            >
              {t("next.skip")}
            </button>
          )}
          {fileName && <p className="break-all">{fileName}</p>}
          {report && report.warnings.length > 0 && (
            <details className="open:basis-full">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 md:min-h-6 [&::-webkit-details-marker]:hidden">
                <Icon name="alert" size={16} className="text-caution" />
                <span className="underline decoration-edge underline-offset-4">{t("warningsTitle")}</span>
              </summary>
              <ul className="measure grid list-disc gap-1 pl-5 pb-2 text-sm text-ink">
                {report.warnings.map(({ code, values }) => (
                  <li key={code}>{words(`results:warnings.${code}`, values)}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
        {summary && <p className="max-w-[60em] text-sm text-muted">{summary}</p>}
        {report?.fallback && (
          <Alert tone="caution" announced={false}>
            <p>{t("fallback", { reason: words(`errors:${report.fallback.reason}`) })}</p>
            {report.fallback.plan && <p>{t(`notCharged.${report.fallback.plan}`)}</p>}
          </Alert>
        )}
        {children}
      </div>
      {figure}
    </section>
  );
}
