import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

type ResultTitleProps = {
  /** The score, or what stands in its place. */
  figure: ReactNode;
  title: string;
  summary: string;
  fileName: string | null;
  children?: ReactNode;
};

export function ResultTitle({ figure, title, summary, fileName, children }: ResultTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const hasArrived = state?.arrived === true;

  // The page that had the focus is gone; whoever works by keyboard or screen reader goes on here.
  useEffect(() => {
    if (hasArrived) heading.current?.focus();
  }, [hasArrived]);
  return (
    <section
      aria-labelledby="result-title"
      className="wrap flex flex-wrap items-start gap-x-10 gap-y-4 pt-5 md:pt-7"
    >
      <div className="grid min-w-[min(100%,20rem)] flex-1 content-start gap-1.5">
        {fileName && <p className="text-xs break-all text-muted">{fileName}</p>}
        <h1
          ref={heading}
          id="result-title"
          tabIndex={-1}
          className="display text-xl outline-none md:text-2xl"
        >
          {title}
        </h1>
        {summary && <p className="measure text-sm text-muted">{summary}</p>}
        {children}
      </div>
      {figure}
    </section>
  );
}
